import { describe, expect, it } from '@jest/globals'
import { loadPublicSettings } from '@sanguine/ui'
import { overrideSettings } from '@sanguine/ui/platform'
import { findAccessibilityViolations, renderWithProviders } from '@sanguine/ui/testing'
import { act, screen, within } from '@testing-library/react'
import { remote } from '../app'
import de from '../i18n/de.json'
import en from '../i18n/en.json'
import securityDe from '../shared/security/de.json'
import securityEn from '../shared/security/en.json'
import storyDe from './story/de.json'
import storyEn from './story/en.json'

const { App } = remote
const open = (at: string) => renderWithProviders(<App onLogin={() => undefined} />, { at })

describe('the texts', () => {
  it('have the same keys in both languages', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
    expect(Object.keys(securityDe).sort()).toEqual(Object.keys(securityEn).sort())
    expect(Object.keys(storyDe).sort()).toEqual(Object.keys(storyEn).sort())
  })
})

describe('the story', () => {
  it('mentions the old game, what was not carried over, and what can be bought', async () => {
    const { container } = await open('/welcome')
    expect(await screen.findByText(/It was shut down/)).toBeVisible()
    expect(screen.getByText(/Progress from the old game was not carried over/)).toBeVisible()
    expect(screen.getByText(/more of it with a subscription/)).toBeVisible()
    expect(screen.getByText(/premium shop/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'PLAY NOW' })).toHaveAttribute('href', '/game')
    expect(await findAccessibilityViolations(container)).toEqual([])
  })
})

describe('imprint and privacy policy', () => {
  it('open in English, switch to German and back, and link to the home page', async () => {
    const { user, container } = await open('/imprint')
    const text = within(await screen.findByRole('main'))
    expect(text.getByRole('heading', { name: 'Imprint' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true')
    expect(await findAccessibilityViolations(container)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'German' }))
    expect(text.getByRole('heading', { name: 'Impressum' })).toBeVisible()
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'de')
    await user.click(screen.getByRole('button', { name: 'English' }))
    expect(text.getByRole('heading', { name: 'Privacy policy' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go Back Home' })).toHaveAttribute('href', '/')
  })

  it.each([
    ['contact', /whoever offers it at this address/],
    ['privacy', 'Privacy policy'],
  ])('open at #%s with the focus there', async (anchor, text) => {
    await open(`/imprint#${anchor}`)
    expect(await screen.findByText(text)).toHaveFocus()
  })

  it('show the operator from the settings', async () => {
    const open = () => renderWithProviders(<App onLogin={() => undefined} />, { at: '/imprint' })
    const { user } = await open()
    expect(screen.getByRole('main')).toHaveTextContent('whoever offers it at this address')
    const [name, address, email] = ['Mina Murray', ['1 Crescent', 'Whitby'], 'mina@example.org']
    overrideSettings({ ...(await loadPublicSettings()), operator: { name, address, email, phone: null } })
    await user.click(screen.getByRole('link', { name: 'Go Back Home' }))
    act(() => window.history.back())
    expect(await screen.findByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
    for (const line of [name, ...address]) expect(screen.getByText(line)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'German' }))
    expect(screen.getByText(name)).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent('wer sie unter dieser Adresse anbietet')
  })

  it.each([
    ['English', ['only in the high score and in a marketplace', '7 days at most', '26 months', 'game-icons.net']],
    ['German', ['nur in der Rangliste und auf einem Marktplatz', 'spätestens 7 Tagen', '26 Monaten', 'game-icons.net']],
  ])('state in %s who sees a name, how long data are kept, and who made the images', async (language, facts) => {
    const { user } = await open('/imprint')
    await user.click(await screen.findByRole('button', { name: language }))
    for (const fact of facts) expect(screen.getByRole('main')).toHaveTextContent(fact)
  })
})
