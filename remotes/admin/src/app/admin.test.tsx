import '@testing-library/jest-dom/jest-globals'
import { afterEach, describe, expect, test } from '@jest/globals'
import { setLanguage } from '@sanguine/ui/platform'
import {
  actAsUser,
  findAccessibilityViolations,
  logInAsAnother,
  logOut,
  renderWithProviders,
} from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { germanTexts } from '../i18n/german'
import { englishTexts } from '../i18n/messages'
import { onlyRecords, pageOf } from '../testing/record-fields'
import { Admin } from './admin'
import { sections } from './sections'

afterEach(logOut)

describe('the CMS', () => {
  test.each(['user', 'betaUser', 'banned'])('redirects a viewer of the role %s to /', async (role) => {
    logInAsAnother({ role })
    const { path, gateway } = await renderWithProviders(<Admin />, { at: '/admin/enemies' })
    expect(path()).toBe('/')
    expect(gateway.calls).toEqual([])
  })

  test.each([
    ['admin', 'user'],
    ['support', 'user'],
    ['editor', 'items'],
  ])('opens its first section for the role %s: %s', async (role, section) => {
    logInAsAnother({ role })
    const { path } = await renderWithProviders(<Admin />, {
      at: '/admin',
      fields: { admin: { ...onlyRecords('item', []), users: pageOf([]) } },
    })
    expect(await screen.findByRole('link', { name: section })).toHaveAttribute('aria-current', 'page')
    expect(path()).toBe(`/admin/${section}`)
  })

  test('reads the list of its first section once', async () => {
    logInAsAnother({ role: 'admin' })
    const { gateway } = await renderWithProviders(<Admin />, { at: '/admin', fields: { admin: { users: pageOf([]) } } })
    expect(await screen.findByText('None yet')).toBeVisible()
    expect(gateway.variablesOf('AdminUsers')).toHaveLength(1)
  })

  test('says which section the role may not open, and opens another one', async () => {
    logInAsAnother({ role: 'editor' })
    const { path } = await renderWithProviders(<Admin />, {
      at: '/admin/user/1',
      fields: { admin: onlyRecords('item', []) },
    })
    expect(await screen.findByText('Your role may not open this section: user.')).toBeVisible()
    expect(path()).toBe('/admin/items')
  })

  test('has all sections in the navigation for an admin, in order', async () => {
    logInAsAnother({ role: 'admin' })
    const { path } = await renderWithProviders(<Admin />, {
      at: '/admin/itemTypes',
      fields: { admin: onlyRecords('itemType', []) },
    })
    expect(await screen.findByRole('heading', { name: 'Item types' })).toBeVisible()
    expect(path()).toBe('/admin/itemTypes')
    expect(screen.getByRole('link', { name: 'itemTypes' })).toHaveAttribute('aria-current', 'page')
    const navigation = screen.getByRole('navigation', { name: 'Content' })
    const shown = within(navigation)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
    expect(shown).toEqual(sections.map(({ label }) => englishTexts[label]))
    const specified = [
      'user',
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
      'analytics',
      'history',
    ]
    expect(shown.filter((name) => specified.includes(name ?? ''))).toEqual(specified)
    expect(screen.getAllByRole('main')).toHaveLength(1)
  })

  test('groups its sections under headings, and shows no heading without a section', async () => {
    logInAsAnother({ role: 'editor' })
    const { container } = await renderWithProviders(<Admin />, {
      at: '/admin/itemTypes',
      fields: { admin: onlyRecords('itemType', []) },
    })
    const navigation = within(await screen.findByRole('navigation', { name: 'Content' }))
    const names = (heading: string) =>
      within(navigation.getByRole('list', { name: heading }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    expect(names('Creatures')).toEqual(['enemies', 'enemyTypes', 'Rarities'])
    expect(names('Progress')).toEqual(['ranks', 'missions'])
    expect(names('Reports')).toEqual(['history'])
    expect(navigation.queryByText('Players')).toBeNull()
    expect(await findAccessibilityViolations(container)).toEqual([])
  })

  test('has a menu of sections on phones, which a link, Escape, a press outside or a change of focus closes', async () => {
    logInAsAnother({ role: 'admin' })
    const { container, user, path } = await renderWithProviders(<Admin />, {
      at: '/admin/itemTypes',
      fields: { admin: { ...onlyRecords('itemType', []), ...onlyRecords('currency', []) } },
    })
    const menu = await screen.findByRole('button', { name: 'Sections, itemTypes is open' })
    expect(menu).toHaveAttribute('aria-expanded', 'false')
    await user.click(menu)
    expect(menu).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{Escape}')
    expect(menu).toHaveAttribute('aria-expanded', 'false')
    expect(menu).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(menu).toHaveAttribute('aria-expanded', 'true')
    await user.click(screen.getByRole('heading', { name: 'Item types' }))
    expect(menu).toHaveAttribute('aria-expanded', 'false')
    await user.click(menu)
    await user.click(container.querySelector('nav > [aria-hidden="true"]') as Element)
    expect(menu).toHaveAttribute('aria-expanded', 'false')
    expect(menu).toHaveFocus()
    await user.click(menu)
    await user.tab({ shift: true })
    expect(menu).toHaveAttribute('aria-expanded', 'true')
    const lastOfMenu = within(screen.getByRole('navigation', { name: 'Content' }))
      .getAllByRole('button')
      .at(-1)
    lastOfMenu?.focus()
    expect(menu).toHaveAttribute('aria-expanded', 'true')
    await user.tab()
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement)
    expect(menu).toHaveAttribute('aria-expanded', 'false')
    await user.click(menu)
    await actAsUser(() => user.click(screen.getByRole('link', { name: 'currencies' })))
    expect(path()).toBe('/admin/currencies')
    expect(menu).toHaveAttribute('aria-expanded', 'false')
    expect(menu).toHaveAccessibleName('Sections, currencies is open')
  })

  test('opens sections, records and new records with the palette', async () => {
    logInAsAnother({ role: 'admin' })
    const found = { kind: 'CURRENCY', recordId: 'a'.repeat(24), title: 'Red ink', shortName: 'ink', image: null }
    const { user, path } = await renderWithProviders(<Admin />, {
      at: '/admin/itemTypes',
      fields: {
        admin: { ...onlyRecords('itemType', []), ...onlyRecords('currency', []), searchRecords: () => [found] },
      },
    })
    await screen.findByRole('heading', { name: 'Item types' })
    await user.keyboard('{Control>}k{/Control}')
    const dialog = screen.getByRole('dialog', { name: 'Go to' })
    await user.type(within(dialog).getByRole('combobox'), 'ink')
    expect(await within(dialog).findByRole('option', { name: /Red ink/ })).toHaveAttribute('aria-selected', 'true')
    expect(await findAccessibilityViolations(dialog)).toEqual([])
    await actAsUser(() => user.keyboard('{Enter}'))
    expect(path()).toBe(`/admin/currencies/${found.recordId}`)
    await user.keyboard('{Control>}k{/Control}')
    await user.type(screen.getByRole('combobox'), 'new rar')
    const rarity = await screen.findByRole('option', { name: 'New rarity' })
    await actAsUser(() => user.click(rarity))
    expect(path()).toBe('/admin/rarity/new')
  })

  test.each([
    ['en', 'new proc type', 'New procType'],
    ['de', 'neu effektart', 'Neu: Effektart'],
  ] as const)(
    'finds the words of a camel-case name with the palette, in the language %s',
    async (language, typed, name) => {
      logInAsAnother({ role: 'admin' })
      setLanguage(language)
      const { user } = await renderWithProviders(<Admin />, {
        at: '/admin/itemTypes',
        fields: { admin: { ...onlyRecords('itemType', []), searchRecords: () => [] } },
      })
      await user.keyboard('{Control>}k{/Control}')
      await user.type(await screen.findByRole('combobox'), typed)
      const option = await screen.findByRole('option', { name })
      await waitFor(() => expect(option).toHaveAttribute('aria-selected', 'true'))
      setLanguage('en')
    },
  )

  test('searches no records with the palette for those who may edit none', async () => {
    logInAsAnother({ role: 'support' })
    const { user, gateway } = await renderWithProviders(<Admin />, {
      at: '/admin/user',
      fields: {
        admin: { users: pageOf([]), searchRecords: () => new GraphQLError('Only admins and editors may do this.') },
      },
    })
    await screen.findByRole('heading', { name: 'Users' })
    await user.keyboard('{Control>}k{/Control}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Go to' }))
    await user.type(dialog.getByRole('combobox'), 'Alpha')
    expect(await dialog.findByText('Nothing by that name')).toBeVisible()
    expect(gateway.variablesOf('AdminSearchRecords')).toEqual([])
    expect(dialog.queryByRole('alert')).toBeNull()
  })

  test('does not say that the palette found nothing where the search failed', async () => {
    logInAsAnother({ role: 'admin' })
    const { user } = await renderWithProviders(<Admin />, {
      at: '/admin/itemTypes',
      fields: { admin: { ...onlyRecords('itemType', []), searchRecords: () => new GraphQLError('It failed.') } },
    })
    await screen.findByRole('heading', { name: 'Item types' })
    await user.keyboard('{Control>}k{/Control}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Go to' }))
    await user.type(dialog.getByRole('combobox'), 'Alpha')
    expect(await dialog.findByRole('alert')).toBeVisible()
    expect(dialog.queryByText('Nothing by that name')).toBeNull()
    expect(dialog.queryByText('0 found')).toBeNull()
  })

  test('has every text in both languages', () => {
    expect(Object.keys(germanTexts).sort()).toEqual(Object.keys(englishTexts).sort())
  })
})
