import '@testing-library/jest-dom/jest-globals'
import { afterEach, describe, expect, test } from '@jest/globals'
import { logInAs, logOut, renderWithProviders } from '@sanguine/ui/testing'
import { screen, within } from '@testing-library/react'
import de from '../i18n/de.json'
import en from '../i18n/en.json'
import { recordFields } from '../testing/record-fields'
import { Admin } from './admin'

afterEach(logOut)

describe('the CMS', () => {
  test.each(['user', 'betaUser', 'banned'])('redirects a viewer of the role %s to /', async (role) => {
    logInAs({ role })
    const { path, gateway } = await renderWithProviders(<Admin />, { at: '/admin/enemies' })
    expect(path()).toBe('/')
    expect(gateway.calls).toEqual([])
  })

  test.each([
    ['admin', ['analytics']],
    ['editor', []],
  ])('opens its first section for the role %s, with its sections', async (role, further) => {
    logInAs({ role })
    const { path } = await renderWithProviders(<Admin />, {
      at: '/admin',
      fields: { admin: recordFields('itemType', []) },
    })
    expect(await screen.findByRole('heading', { name: 'Item types' })).toBeVisible()
    expect(path()).toBe('/admin/itemTypes')
    expect(screen.getByRole('link', { name: 'itemTypes' })).toHaveAttribute('aria-current', 'page')
    const navigation = screen.getByRole('navigation', { name: 'Content' })
    expect(
      within(navigation)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['itemTypes', 'enemies', 'enemyTypes', 'Rarities', 'currencies', 'missions', ...further])
    expect(screen.getAllByRole('main')).toHaveLength(1)
  })

  test('has every text in both languages', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
  })
})
