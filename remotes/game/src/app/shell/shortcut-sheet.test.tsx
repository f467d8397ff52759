import { afterEach, describe, expect, it } from '@jest/globals'
import { logOut } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { isShortcutSheetOpen, setShortcuts } from '../../shared/shortcuts/shortcut-settings'
import { shortcuts } from '../../shared/shortcuts/shortcuts'
import { anInventoryEntry, anItem, aPlayer } from '../../testing/builders'
import { openGame } from '../../testing/open-game'

afterEach(() => {
  setShortcuts(true)
  isShortcutSheetOpen.set(false)
  logOut()
})

const me = aPlayer({ inventory: [anInventoryEntry(anItem())] })
const sheet = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' })

describe('the shortcuts', () => {
  it('are all listed by the question mark, and by a button', async () => {
    const { user } = await openGame('/inventory', { me })
    await screen.findByRole('article', { name: 'Warm Rat' })
    await user.keyboard('?')
    const listed = within(await sheet()).getAllByRole('term')
    expect(listed.length).toBeGreaterThanOrEqual(shortcuts.length)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
    await sheet()
  })

  it('open pages by two keys, and focus the search of the page', async () => {
    const { user } = await openGame('/equipment', { me })
    await screen.findByRole('heading', { name: 'Equipment' })
    await user.keyboard('gi')
    await screen.findByRole('article', { name: 'Warm Rat' })
    await user.keyboard('/')
    expect(screen.getByRole('searchbox', { name: 'Search by name' })).toHaveFocus()
  })

  it('have no effect while text is typed', async () => {
    const { user } = await openGame('/inventory', { me })
    const search = await screen.findByRole('searchbox', { name: 'Search by name' })
    await user.type(search, 'ge?/')
    expect(search).toHaveValue('ge?/')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('heading', { name: /Inventory/ })).toBeVisible()
  })

  it('have no effect together with a modifier key, or below a dialog', async () => {
    const { user } = await openGame('/inventory', { me })
    await screen.findByRole('article', { name: 'Warm Rat' })
    await user.keyboard('{Control>}?{/Control}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.keyboard('?')
    await sheet()
    await user.keyboard('ge')
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Equipment', hidden: true })).toBeNull()
  })

  it('can be switched off in their list', async () => {
    const { user } = await openGame('/inventory', { me })
    await screen.findByRole('article', { name: 'Warm Rat' })
    await user.keyboard('?')
    await user.click(within(await sheet()).getByRole('checkbox', { name: 'Use single keys as shortcuts' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('?/gh')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('searchbox')).not.toHaveFocus()
    expect(localStorage.getItem('sanguine.shortcuts')).toBe('off')
  })
})
