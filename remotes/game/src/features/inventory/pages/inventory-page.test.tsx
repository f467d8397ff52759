import { afterEach, describe, expect, it } from '@jest/globals'
import { logOut } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { anInventoryEntry, anItem, anItemType, aPlayer, coins } from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'

afterEach(logOut)

const dagger = anItem({ name: 'Letter Opener', itemType: anItemType('weapon'), refund: [coins(5)] })
const rat = anItem({ name: 'Warm Rat', refund: [coins(2)] })
const owner = (isEquipped: boolean) =>
  aPlayer({
    inventory: [
      anInventoryEntry(dagger, { isEquipped, spare: isEquipped ? 0 : 1 }),
      anInventoryEntry(rat, { amount: 20, isEquipped: true, spare: 19 }),
    ],
  })

describe('the inventory', () => {
  it('shows all items, and one category on demand', async () => {
    const { user } = await openGame('/inventory', { me: owner(true) })
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Weapon' }))
    expect(screen.getAllByRole('article').map((element) => within(element).getByRole('heading').textContent)).toEqual([
      'Letter Opener',
    ])
  })

  it('offers every category', async () => {
    await openGame('/inventory', { me: owner(true) })
    const names = within(await screen.findByRole('group', { name: 'Show' }))
      .getAllByRole('button')
      .map((element) => element.textContent)
    expect(names).toEqual([
      'All',
      'Avatar',
      'Coin',
      'Bait',
      'Hex',
      'Key',
      'Weapon',
      'Armour',
      'Head',
      'Hands',
      'Feet',
      'Accessory',
      'Retainer',
      'Mount',
      'Crafting Mat',
      'Scroll',
      'Alchemy',
      'Coffin',
      'Emblem',
      'Power',
      'Tome',
    ])
  })

  it('says what items are good for without being equipped', async () => {
    const psalter = anItem({
      name: 'Psalter',
      itemType: anItemType('tome', { isEquipment: false, countsWhileOwned: true }),
    })
    const form = anItem({
      name: 'Form',
      itemType: anItemType('scroll', { isEquipment: false }),
      craftedInto: [anItem({ name: 'Seal' }), anItem({ name: 'Hex' })],
    })
    const inventory = [psalter, form].map((item) => anInventoryEntry(item))
    await openGame('/inventory', { me: aPlayer({ inventory }) })
    const card = async (name: string) => within(await screen.findByRole('article', { name }))
    expect((await card('Psalter')).getByText('Counts while you own it, once.')).toBeVisible()
    expect((await card('Form')).getByText('Used for: Seal, Hex')).toBeVisible()
  })

  it('equips an item, and shows it as equipped', async () => {
    const { user, gateway } = await openGame('/inventory', {
      me: owner(false),
      equip: { player: owner(true), userErrors: [] },
    })
    const card = within(await screen.findByRole('article', { name: 'Letter Opener' }))
    await user.click(card.getByRole('button', { name: 'Equip' }))
    await waitFor(() => expect(gateway.variablesOf('GameEquip')).toEqual([{ input: { itemId: dagger.id } }]))
    expect(await card.findByRole('button', { name: 'Unequip' })).toBeVisible()
  })

  it('sells no equipped item', async () => {
    const { user, gateway } = await openGame('/inventory', {
      me: owner(true),
      sell: { player: owner(true), userErrors: [] },
    })
    await user.click(
      within(await screen.findByRole('article', { name: 'Warm Rat' })).getByRole('button', { name: 'Sell' }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Sell Warm Rat' }))
    const amount = dialog.getByLabelText('How many')
    await user.clear(amount)
    await user.type(amount, '20')
    expect(dialog.getByRole('button', { name: 'Sell' })).toHaveAttribute('aria-disabled', 'true')
    await user.clear(amount)
    await user.type(amount, '19')
    expect(dialog.getByText('38 VGC')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Sell 19' }))
    await waitFor(() => expect(gateway.variablesOf('GameSell')).toEqual([{ input: { itemId: rat.id, amount: 19 } }]))
    expect(await screen.findByText('Sale successful!')).toBeVisible()
  })

  it('shows the limit and errors of the amount, and fills in the maximum', async () => {
    const { user } = await openGame('/inventory', { me: owner(true) })
    await user.click(
      within(await screen.findByRole('article', { name: 'Warm Rat' })).getByRole('button', { name: 'Sell' }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Sell Warm Rat' }))
    const amount = dialog.getByLabelText('How many')
    expect(amount).toHaveAccessibleDescription('of 19')
    expect(amount).not.toBeInvalid()
    await user.clear(amount)
    for (const [text, problem] of [
      ['', 'Say how many.'],
      ['0', 'One at least.'],
      ['1.5', 'Whole ones only. Nobody buys half a thing.'],
      ['20', 'No more than 19 can go.'],
    ] as const) {
      await user.clear(amount)
      if (text) await user.type(amount, text)
      expect(amount).toHaveAccessibleDescription(`of 19 ${problem}`)
      expect(amount).toBeInvalid()
      expect(dialog.getByRole('button', { name: 'Sell' })).toHaveAttribute('aria-disabled', 'true')
    }
    await user.click(dialog.getByRole('button', { name: 'All' }))
    expect(amount).toHaveValue(19)
    expect(amount).not.toBeInvalid()
    expect(dialog.getByRole('button', { name: 'Sell 19' })).toBeVisible()
  })

  it('sells nothing when every piece is equipped', async () => {
    const { user } = await openGame('/inventory', { me: owner(true) })
    await user.click(
      within(await screen.findByRole('article', { name: 'Letter Opener' })).getByRole('button', { name: 'Sell' }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Sell Letter Opener' }))
    expect(dialog.getByLabelText('How many')).toHaveAccessibleDescription('of 0 None can go while it is worn.')
    expect(dialog.getByRole('button', { name: 'Sell' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('warns before the last item that a collection needs is sold', async () => {
    const stub = anItem({ name: 'Tallow Stub', refund: [coins(3)] })
    const neededForCollection = { id: 'chandlery', name: 'The Chandlery' }
    const inventory = [anInventoryEntry(stub, { amount: 2, neededForCollection })]
    const { user } = await openGame('/inventory', { me: aPlayer({ inventory }) })
    await user.click(
      within(await screen.findByRole('article', { name: 'Tallow Stub' })).getByRole('button', { name: 'Sell' }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Sell Tallow Stub' }))
    expect(dialog.queryByRole('status')).toBeNull()
    await user.clear(dialog.getByLabelText('How many'))
    await user.type(dialog.getByLabelText('How many'), '2')
    expect(dialog.getByRole('status')).toHaveTextContent(
      'That is the last Tallow Stub, which The Chandlery still wants.',
    )
  })
})
