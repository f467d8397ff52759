import { afterEach, describe, expect, it } from '@jest/globals'
import { logOut } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { anInventoryEntry, anItem, aPlayer, type Player } from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'

afterEach(logOut)

const cheese = anItem({ name: 'Old Cheese' })
const soon = new Date(Date.now() + 1_800_000).toISOString()
const master = (autoHunt: Partial<Player['autoHunt']> = {}, overrides: Partial<Player> = {}) =>
  aPlayer({
    nextAutoHuntAt: soon,
    inventory: [anInventoryEntry(cheese, { amount: 7 }), anInventoryEntry(anItem({ name: 'Dear', requiredXp: 5000 }))],
    autoHunt: { isOn: true, bait: null, reserve: 0, available: 20, ...autoHunt },
    ...overrides,
  })

describe('the status of auto-hunts', () => {
  it.each([
    ['the next one', master(), /^Next auto-hunt in /],
    ['the bait of their own', master({ bait: cheese, available: 7 }), 'with Old Cheese, 7 baits available'],
    ['what the reserve leaves', master({ reserve: 5, available: 1 }), '1 bait available'],
    ['that they are off', master({ isOn: false }, { nextAutoHuntAt: null }), 'Auto-hunts are off.'],
    [
      'that only the reserve is left',
      master({ reserve: 3, available: 0 }),
      /^Auto-hunts have stopped: your reserve of 3/,
    ],
    ['that no bait is worn', master({ available: null }), /^Your retainer has no bait/],
    ['that the chosen bait is used up', master({ bait: cheese, available: null }), /^Your retainer has no Old Cheese/],
    ['that no retainer is worn', master({}, { nextAutoHuntAt: null }), /^No auto-hunts without a retainer/],
  ])('shows %s', async (_title, me, text) => {
    await openGame('/equipment', { me })
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('opens the dialog with switch, bait and reserve', async () => {
    const { user, gateway } = await openGame('/equipment', {
      me: master(),
      changeAutoHunt: { player: master({ isOn: false }, { nextAutoHuntAt: null }), userErrors: [] },
    })
    await user.click(await screen.findByRole('button', { name: 'Auto-hunts…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Auto-hunts' }))
    const bait = dialog.getByRole('combobox', { name: 'Bait' })
    await waitFor(() =>
      expect(
        within(bait)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['The one that is equipped', 'Old Cheese, 7 left']),
    )
    await user.selectOptions(bait, 'Old Cheese, 7 left')
    const reserve = dialog.getByLabelText('Leave at least')
    await user.clear(reserve)
    await user.type(reserve, '2.5')
    expect(reserve).toBeInvalid()
    expect(dialog.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
    await user.clear(reserve)
    await user.type(reserve, '3')
    await user.click(dialog.getByRole('checkbox', { name: 'Retainers hunt without me' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    const input = { isOn: false, baitId: cheese.id, reserve: 3 }
    await waitFor(() => expect(gateway.variablesOf('GameChangeAutoHunt')).toEqual([{ input }]))
    expect(await screen.findByText('Auto-hunts are off. Their hours pass unused.')).toBeVisible()
    expect(screen.getByText('Auto-hunts are off.')).toBeVisible()
  })
})
