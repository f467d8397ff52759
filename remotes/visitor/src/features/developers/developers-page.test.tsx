import { afterEach, describe, expect, it } from '@jest/globals'
import { setLanguage } from '@sanguine/ui'
import { findAccessibilityViolations, renderWithProviders } from '@sanguine/ui/testing'
import { act, screen } from '@testing-library/react'
import { remote } from '../../app'
import de from './de.json'
import en from './en.json'

const { App } = remote

afterEach(() => act(async () => setLanguage('en')))

describe('the page for developers', () => {
  it('has the same texts in both languages', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
  })

  it('shows the first hunt in three languages and links to the API descriptions, in German too', async () => {
    const { container } = await renderWithProviders(<App onLogin={() => undefined} />, { at: '/developers' })
    expect(await screen.findByRole('heading', { level: 1, name: 'For developers' })).toBeVisible()
    for (const name of ['With curl', 'In TypeScript or JavaScript', 'In Python'])
      expect(screen.getByRole('region', { name })).toHaveTextContent('/api/v1/quick-hunts')
    expect(screen.getByRole('link', { name: 'REST, to try out' })).toHaveAttribute('href', '/api/docs')
    expect(await findAccessibilityViolations(container)).toEqual([])
    await act(async () => setLanguage('de'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Für Entwickler' })).toBeVisible()
  })
})
