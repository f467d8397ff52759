import '@testing-library/jest-dom/jest-globals'
import { afterEach, describe, expect, test } from '@jest/globals'
import { logInAs, logOut, renderWithProviders } from '@sanguine/ui/testing'
import { screen, within } from '@testing-library/react'
import de from '../i18n/de.json'
import en from '../i18n/en.json'
import { onlyRecords } from '../testing/record-fields'
import { Admin } from './admin'

afterEach(logOut)

describe('the CMS', () => {
  test('redirects a visitor who is not an administrator to /', async () => {
    logInAs({ role: 'user' })
    const { path, gateway } = await renderWithProviders(<Admin />, { at: '/admin/enemies' })
    expect(path()).toBe('/')
    expect(gateway.calls).toEqual([])
  })

  test('opens its first section for an administrator, with all sections in the navigation', async () => {
    logInAs({ role: 'admin' })
    const { path } = await renderWithProviders(<Admin />, {
      at: '/admin',
      fields: { admin: onlyRecords('item', []) },
    })
    expect(await screen.findByRole('heading', { name: 'Items' })).toBeVisible()
    expect(path()).toBe('/admin/items')
    expect(screen.getByRole('link', { name: 'items' })).toHaveAttribute('aria-current', 'page')
    const navigation = screen.getByRole('navigation', { name: 'Content' })
    expect(
      within(navigation)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'items',
      'itemTypes',
      'enemies',
      'enemyTypes',
      'Rarities',
      'regions',
      'currencies',
      'stats',
      'procTypes',
      'damageTypes',
      'procEventTypes',
      'ranks',
      'missions',
      'premiumpackages',
      'news',
    ])
    expect(screen.getAllByRole('main')).toHaveLength(1)
  })

  test('has every text in both languages', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
  })
})
