import { afterEach, describe, expect, it } from '@jest/globals'
import { lateAnswer, logOut } from '@sanguine/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { anInventoryEntry, anItem, anItemType, aPlayer, aSlot } from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'

afterEach(logOut)

describe('a locked slot', () => {
  it.each([
    ['and which item has that', { id: 'dream', name: 'Dream of the Hanged' }, ', which Dream of the Hanged has'],
    ['alone where no item for sale has it', null, ''],
  ])('shows what it needs, %s', async (_what, opener, rest) => {
    const lockedBy = { stat: { id: 'dominate', name: 'Dominate' }, value: 1, opener }
    await openGame('/equipment', {
      me: aPlayer({ equipmentSlots: [aSlot('retainer'), aSlot('retainer', { index: 1, lockedBy })] }),
    })
    expect(await screen.findByRole('button', { name: `Retainer: locked, needs Dominate 1${rest}` })).toBeVisible()
  })
})

describe('the dialog of a slot', () => {
  const accessory = (name: string) => anItem({ name, itemType: anItemType('accessory') })
  const [ring, chain, bell] = [accessory('Ring'), accessory('Chain'), accessory('Bell')]
  const lockedBy = { stat: { id: 'curator', name: 'Curator' }, value: 1, opener: null }

  it('of another slot stays open when an item is equipped late', async () => {
    const equipping = lateAnswer()
    const me = aPlayer({
      inventory: [anInventoryEntry(bell)],
      equipmentSlots: [aSlot('accessory', { item: ring }), aSlot('accessory', { index: 1, item: chain })],
    })
    const { user } = await openGame('/equipment', { me, equip: () => equipping.answer })
    await user.click(await screen.findByRole('button', { name: 'Accessory: Chain' }))
    const card = within(await screen.findByRole('article', { name: 'Bell' }))
    await user.click(card.getByRole('button', { name: 'Equip' }))
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Accessory: Ring' }))
    const other = await screen.findByRole('article', { name: 'Ring' })
    const slots = [aSlot('accessory', { item: ring }), aSlot('accessory', { index: 1, item: bell })]
    equipping.send({ player: { ...me, equipmentSlots: slots }, userErrors: [] })
    expect(await screen.findByRole('button', { name: 'Accessory: Bell', hidden: true })).toBeInTheDocument()
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
    expect(other).toBeVisible()
  })

  it.each([
    ['Ring', false, 'would take the place of another: that is refused'],
    ['Chain', true, 'takes its place'],
  ])('of %s: an item to equip (replacing: %s) %s', async (worn, canReplace) => {
    const { user, gateway } = await openGame('/equipment', {
      me: aPlayer({
        inventory: [anInventoryEntry(bell)],
        equipmentSlots: [
          aSlot('accessory', { item: ring }),
          aSlot('accessory', { index: 1, item: chain }),
          aSlot('accessory', { index: 2, lockedBy }),
        ],
      }),
    })
    await user.click(await screen.findByRole('button', { name: `Accessory: ${worn}` }))
    const card = within(await screen.findByRole('article', { name: 'Bell' }))
    await user.click(card.getByRole('button', { name: 'Equip' }))
    await waitFor(() => expect(gateway.variablesOf('GameEquip')).toEqual([{ input: { itemId: bell.id, canReplace } }]))
  })
})
