import '@testing-library/jest-dom/jest-globals'
import { afterEach, describe, expect, test } from '@jest/globals'
import { logInAs, logOut, renderWithProviders } from '@sanguine/ui/testing'
import { screen } from '@testing-library/react'
import { Admin } from './admin'
import { enemyContent } from './features/enemies/fixtures'
import de from './i18n/de.json'
import en from './i18n/en.json'

afterEach(logOut)

describe('the CMS', () => {
  test('sends whoever is no administrator to /', async () => {
    logInAs({ role: 'user' })
    const { path, gateway } = await renderWithProviders(<Admin />, { at: '/admin/enemies' })
    expect(path()).toBe('/')
    expect(gateway.calls).toEqual([])
  })

  test('opens its first section for an administrator, who finds the others in the navigation', async () => {
    logInAs({ role: 'admin' })
    const { path } = await renderWithProviders(<Admin />, { at: '/admin', fields: enemyContent })
    expect(await screen.findByRole('heading', { name: 'Enemies' })).toBeVisible()
    expect(path()).toBe('/admin/enemies')
    expect(screen.getByRole('link', { name: 'enemies' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getAllByRole('main')).toHaveLength(1)
  })

  test('says everything in both languages', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
  })
})
