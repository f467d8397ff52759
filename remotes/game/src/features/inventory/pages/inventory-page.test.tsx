import { afterEach, describe, expect, it } from '@jest/globals'
import { lateAnswer, logOut } from '@sanguine/ui/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
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

  it('shows which items work without being equipped', async () => {
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
    expect((await card('Psalter')).getByText('Counts once, for as long as you own it.')).toBeVisible()
    expect((await card('Form')).getByText('Used for: Seal, Hex')).toBeVisible()
  })

  it('equips an item, and shows it as equipped', async () => {
    const { user, gateway } = await openGame('/inventory', {
      me: owner(false),
      equip: { player: owner(true), userErrors: [] },
    })
    const card = within(await screen.findByRole('article', { name: 'Letter Opener' }))
    await user.click(card.getByRole('button', { name: 'Equip' }))
    await waitFor(() =>
      expect(gateway.variablesOf('GameEquip')).toEqual([{ input: { itemId: dagger.id, canReplace: true } }]),
    )
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
      ['', 'Enter how many.'],
      ['0', 'At least one.'],
      ['1.5', 'Whole ones only. Nobody buys half a thing.'],
      ['20', 'No more than 19 can be sold.'],
    ] as const) {
      await user.clear(amount)
      if (text) await user.type(amount, text)
      expect(amount).toHaveAccessibleDescription(`of 19 ${problem}`)
      expect(amount).toBeInvalid()
      expect(dialog.getByRole('button', { name: 'Sell' })).toHaveAttribute('aria-disabled', 'true')
    }
    await user.click(dialog.getByRole('button', { name: 'All' }))
    expect(amount).toHaveValue('19')
    expect(amount).not.toBeInvalid()
    expect(dialog.getByRole('button', { name: 'Sell 19' })).toBeVisible()
  })

  it('sells nothing by the held key that opened the dialog, and once by Enter pressed twice', async () => {
    const sale = lateAnswer()
    const { user, gateway } = await openGame('/inventory', { me: owner(true), sell: () => sale.answer })
    within(await screen.findByRole('article', { name: 'Warm Rat' }))
      .getByRole('button', { name: 'Sell' })
      .focus()
    await user.keyboard('{Enter>}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Sell Warm Rat' }))
    fireEvent.keyDown(dialog.getByLabelText('How many'), { key: 'Enter', repeat: true })
    await user.keyboard('{/Enter}')
    await user.clear(dialog.getByLabelText('How many'))
    await user.type(dialog.getByLabelText('How many'), '2{Enter}{Enter}')
    sale.send({ player: owner(true), userErrors: [] })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(gateway.variablesOf('GameSell')).toEqual([{ input: { itemId: rat.id, amount: 2 } }])
  })

  it('leaves the dialog of another item open when the answer to an earlier sale arrives', async () => {
    const sale = lateAnswer()
    const { user } = await openGame('/inventory', { me: owner(false), sell: () => sale.answer })
    const open = async (name: string) => {
      await user.click(within(await screen.findByRole('article', { name })).getByRole('button', { name: 'Sell' }))
      return within(await screen.findByRole('dialog', { name: `Sell ${name}` }))
    }
    await user.click((await open('Warm Rat')).getByRole('button', { name: 'Sell 1' }))
    await user.keyboard('{Escape}')
    await open('Letter Opener')
    sale.send({ player: owner(false), userErrors: [] })
    expect(await screen.findByText('Sale successful!')).toBeVisible()
    expect(screen.getByRole('dialog', { name: 'Sell Letter Opener' })).toBeVisible()
  })

  it('sells nothing when every piece is equipped', async () => {
    const { user } = await openGame('/inventory', { me: owner(true) })
    await user.click(
      within(await screen.findByRole('article', { name: 'Letter Opener' })).getByRole('button', { name: 'Sell' }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Sell Letter Opener' }))
    expect(dialog.getByLabelText('How many')).toHaveAccessibleDescription('of 0 None can be sold while it is equipped.')
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
    expect(dialog.queryByRole('status', { name: '' })).toBeNull()
    await user.clear(dialog.getByLabelText('How many'))
    await user.type(dialog.getByLabelText('How many'), '2')
    expect(dialog.getByRole('status', { name: '' })).toHaveTextContent(
      'This is your last Tallow Stub, and The Chandlery still needs it.',
    )
  })

  it('can be searched, sorted and filtered, by the address', async () => {
    const inventory = [anInventoryEntry(dagger, { isOutgrown: true }), anInventoryEntry(rat, { amount: 20 })]
    const { user } = await openGame('/inventory', { me: aPlayer({ inventory }) })
    const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
    await screen.findByRole('article', { name: 'Warm Rat' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Amount')
    expect(names()).toEqual(['Warm Rat', 'Letter Opener'])
    await user.click(screen.getByRole('button', { name: 'Hide outgrown' }))
    expect(names()).toEqual(['Warm Rat'])
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'open')
    expect(names()).toEqual([])
    expect(screen.getByText('Nothing here')).toHaveRole('status')
    expect(window.location.search).toBe('?sort=amount&hide=outgrown&q=open')
  })

  it('marks outgrown items', async () => {
    await openGame('/inventory', {
      me: aPlayer({ inventory: [anInventoryEntry(dagger, { isOutgrown: true }), anInventoryEntry(rat)] }),
    })
    expect(within(await screen.findByRole('article', { name: 'Letter Opener' })).getByText('Outgrown')).toBeVisible()
    expect(within(screen.getByRole('article', { name: 'Warm Rat' })).queryByText('Outgrown')).toBeNull()
  })

  it('locks an item, which then cannot be sold, and unlocks it', async () => {
    const holding = (isLocked: boolean) => aPlayer({ inventory: [anInventoryEntry(dagger, { isLocked })] })
    const { user, gateway } = await openGame('/inventory', {
      me: holding(false),
      lockItem: { player: holding(true), userErrors: [] },
    })
    const card = within(await screen.findByRole('article', { name: 'Letter Opener' }))
    const lock = card.getByRole('button', { name: 'Lock Letter Opener' })
    expect(lock).toHaveAttribute('aria-pressed', 'false')
    await user.click(lock)
    await waitFor(() => expect(lock).toHaveAttribute('aria-pressed', 'true'))
    expect(gateway.variablesOf('GameLockItem')).toEqual([{ input: { itemId: dagger.id, isLocked: true } }])
    const sell = card.getByRole('button', { name: 'Sell' })
    expect(sell).toHaveAttribute('aria-disabled', 'true')
    expect(sell).toHaveAccessibleDescription('Locked: it cannot be sold')
    await user.click(sell)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  describe('the list of unneeded items', () => {
    const bone = anItem({ name: 'Bone', refund: [coins(3)] })
    const inventory = [
      anInventoryEntry(dagger, { unneeded: 1 }),
      anInventoryEntry(bone, { amount: 9, unneeded: 7 }),
      anInventoryEntry(rat, { amount: 20 }),
    ]

    it('shows amounts and refunds, and sells all ticked items together', async () => {
      const sold = { items: 1, pieces: 7, received: [coins(21)] }
      const { user, gateway } = await openGame('/inventory', {
        me: aPlayer({ inventory }),
        sellItems: { sold, player: aPlayer(), userErrors: [] },
      })
      await user.click(await screen.findByRole('button', { name: 'Sell what you do not need' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Sell what you do not need' }))
      await dialog.findAllByRole('checkbox')
      const names = dialog.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
      expect(names).toEqual(['Letter Opener×15 VGC', 'Bone7 of 921 VGC'])
      expect(dialog.getByRole('status', { name: '' })).toHaveTextContent('The shop pays 26 VGC')
      expect(dialog.getByRole('button', { name: 'Sell 8 pieces' })).toBeVisible()
      await user.click(dialog.getByRole('checkbox', { name: /Letter Opener/ }))
      await user.click(dialog.getByRole('button', { name: 'Sell 7 pieces' }))
      const lines = [{ itemId: bone.id, amount: 7 }]
      await waitFor(() => expect(gateway.variablesOf('GameSellItems')).toEqual([{ input: { lines } }]))
      expect(await screen.findByText('You sold 7 pieces of 1 item for 21 VGC.')).toBeVisible()
      expect(screen.queryByRole('dialog')).toBeNull()
    })

    it('is read again when it opens, for example after an item was pinned', async () => {
      let isPinned = false
      const kept = inventory.map((entry) => ({ ...entry, unneeded: 0 }))
      const { user } = await openGame('/inventory', { me: () => aPlayer({ inventory: isPinned ? kept : inventory }) })
      const open = await screen.findByRole('button', { name: 'Sell what you do not need' })
      isPinned = true
      await user.click(open)
      expect(await screen.findByText('You need all of it')).toBeVisible()
      expect(screen.queryByRole('checkbox', { name: /Bone/ })).toBeNull()
    })

    it('sells nothing with nothing ticked', async () => {
      const { user } = await openGame('/inventory', { me: aPlayer({ inventory }) })
      await user.click(await screen.findByRole('button', { name: 'Sell what you do not need' }))
      const dialog = within(await screen.findByRole('dialog'))
      for (const box of await dialog.findAllByRole('checkbox')) await user.click(box)
      expect(dialog.getByRole('button', { name: 'Sell' })).toHaveAttribute('aria-disabled', 'true')
    })

    it('shows a message if it is empty', async () => {
      const { user } = await openGame('/inventory', { me: owner(true) })
      await user.click(await screen.findByRole('button', { name: 'Sell what you do not need' }))
      const dialog = await screen.findByRole('dialog')
      expect(await within(dialog).findByText('You need all of it')).toBeVisible()
      expect(within(dialog).queryByRole('checkbox')).toBeNull()
    })
  })
})
