import { afterEach, describe, expect, it } from '@jest/globals'
import { toasts } from '@sanguine/ui/platform'
import { logOut } from '@sanguine/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { anItem, aPlayer, coins, refusedWith } from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'

afterEach(() => {
  logOut()
  toasts.set([])
})

const entry = (item: object, overrides: object = {}) => ({
  item: anItem({ price: [coins(8)], ...item }),
  verb: 'buy',
  owned: 0,
  ownedMaterials: [],
  wantedBy: [],
  ...overrides,
})

const card = (name: string) => screen.findByRole('article', { name })

describe('a merchant', () => {
  it('sells several at once, and confirms it', async () => {
    const rat = entry({})
    const { user, gateway } = await openGame('/jewel', {
      me: aPlayer(),
      shop: [rat],
      buy: { message: 'Bought.', me: aPlayer({ currencies: [coins(80)] }), userErrors: [] },
    })
    await user.click(within(await screen.findByRole('group', { name: 'Quantity' })).getByRole('button', { name: '10' }))
    await user.click(within(await card('Warm Rat')).getByRole('button', { name: 'BUY: Warm Rat, 10 pieces' }))
    await waitFor(() => expect(gateway.variablesOf('GameBuy')).toEqual([{ itemId: rat.item.id, amount: 10 }]))
    await waitFor(() =>
      expect(toasts.get().map(({ text }) => text)).toEqual(['Purchase successful! Item added to inventory.']),
    )
  })

  it('sells a unique item once, whatever the quantity', async () => {
    const coin = entry({ name: 'Raven Obol', unique: true })
    const { user, gateway } = await openGame('/jewel?shelf=coin&quantity=100', {
      me: aPlayer(),
      shop: [coin],
      buy: { message: '', me: aPlayer(), userErrors: [] },
    })
    await user.click(within(await card('Raven Obol')).getByRole('button', { name: 'BUY: Raven Obol' }))
    await waitFor(() => expect(gateway.variablesOf('GameBuy')).toEqual([{ itemId: coin.item.id, amount: 1 }]))
  })

  it('shows missing coins as owned and required, and disables the button', async () => {
    await openGame('/jewel', { me: aPlayer({ currencies: [coins(5)] }), shop: [entry({})] })
    const rat = within(await card('Warm Rat'))
    expect(rat.getByText('5 / 8')).toBeVisible()
    expect(rat.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  })

  it('crosses out missing XP as it does missing coins', async () => {
    await openGame('/jewel', {
      me: aPlayer({ xp: 38 }),
      shop: [entry({ reqXP: 250 }), entry({ name: 'Rat', reqXP: 38 })],
    })
    const requires = async (name: string) => within(await card(name)).getByText('Requires')
    expect(within(await card('Warm Rat')).getByText('38 / 250 XP')).toBeVisible()
    expect((await requires('Warm Rat')).querySelector('svg')).not.toBeNull()
    expect((await requires('Rat')).querySelector('svg')).toBeNull()
  })

  it('warns before crafting uses up the last trophy that a collection still needs', async () => {
    const scroll = anItem({ name: 'Roll of the Owed' })
    const seal = (owned: number, wantedBy: string | null) =>
      entry(
        { name: `Seal ${owned} ${wantedBy}`, craftingMats: [{ item: scroll, amount: 1 }] },
        { verb: 'craft', ownedMaterials: [owned], wantedBy: [wantedBy] },
      )
    await openGame('/sanctum', {
      me: aPlayer(),
      shop: [seal(1, 'The Tithe Rolls'), seal(2, 'The Tithe Rolls'), seal(0, 'The Tithe Rolls'), seal(1, null)],
    })
    const warnings = () => screen.getAllByText('Uses up the last Roll of the Owed, which The Tithe Rolls still wants.')
    expect(within(await card('Seal 1 The Tithe Rolls')).getByText(/Uses up the last/)).toBeVisible()
    expect(warnings()).toHaveLength(1)
  })

  it.each([
    ['buy', 'BUY'],
    ['craft', 'CRAFT'],
    ['tame', 'TAME'],
    ['bind', 'BIND'],
  ])('labels the button of the verb %s', async (verb, label) => {
    await openGame('/crypt', { me: aPlayer(), shop: [entry({ name: 'Hound' }, { verb })] })
    expect(within(await card('Hound')).getByRole('button', { name: `${label}: Hound` })).toHaveTextContent(label)
  })

  it('hides the button of an item without price and materials', async () => {
    await openGame('/crypt', { me: aPlayer(), shop: [entry({ name: 'Relic', price: [] })] })
    expect(within(await card('Relic')).queryByRole('button')).toBeNull()
  })

  it('shows the reason of a refusal', async () => {
    const { user } = await openGame('/jewel', {
      me: aPlayer(),
      shop: [entry({})],
      buy: { message: null, me: null, ...refusedWith('cannotAfford', 'You cannot afford this.') },
    })
    await user.click(within(await card('Warm Rat')).getByRole('button'))
    await waitFor(() =>
      expect(toasts.get().map(({ kind, text }) => `${kind}: ${text}`)).toEqual(['error: You cannot afford this.']),
    )
  })

  it('equips gear right after it was bought', async () => {
    const dagger = entry({ name: 'Letter Opener', itemTypeShortName: 'weapon', unique: true })
    const slot = { itemType: 'weapon', index: 0, item: dagger.item, isLocked: false, lockedBy: null }
    const { user, gateway } = await openGame('/weaponmaster', {
      me: aPlayer({ slots: [] }),
      shop: [dagger],
      buy: { message: '', me: aPlayer({ slots: [] }), userErrors: [] },
      equip: { message: '', me: aPlayer({ slots: [slot] }), userErrors: [] },
    })
    const shown = within(await card('Letter Opener'))
    expect(shown.queryByRole('button', { name: 'Equip: Letter Opener' })).toBeNull()
    await user.click(shown.getByRole('button', { name: 'BUY: Letter Opener' }))
    const equip = await shown.findByRole('button', { name: 'Equip: Letter Opener' })
    expect(shown.queryByRole('button', { name: 'BUY: Letter Opener' })).toBeNull()
    expect(equip).toHaveFocus()
    await user.click(equip)
    await waitFor(() => expect(gateway.variablesOf('GameEquip')).toEqual([{ itemId: dagger.item.id }]))
    expect(await shown.findByText('Worn')).toHaveFocus()
    expect(shown.queryByRole('button')).toBeNull()
  })

  it('offers more of an equipped item, and equips neither items above the XP nor items that are not gear', async () => {
    const bait = entry({}, { owned: 3 })
    const slot = { itemType: 'bait', index: 0, item: bait.item, isLocked: false, lockedBy: null }
    await openGame('/jewel', {
      me: aPlayer({ slots: [slot] }),
      shop: [
        bait,
        entry({ name: 'Old Rat', reqXP: 500 }, { owned: 1 }),
        entry({ name: 'Salt', isEquipment: false }, { owned: 1 }),
      ],
    })
    expect(within(await card('Warm Rat')).getByText('Worn')).toBeVisible()
    expect(within(await card('Warm Rat')).getByRole('button', { name: 'BUY: Warm Rat' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Equip/ })).toBeNull()
  })

  it('keeps shelf and order in the query string', async () => {
    const { user, gateway, path } = await openGame('/mercatus', { me: aPlayer(), shop: [] })
    await user.click(await screen.findByRole('tab', { name: 'Coffins' }))
    await user.click(screen.getByRole('button', { name: 'High XP first' }))
    expect(await screen.findByText('The shelf is bare')).toBeVisible()
    expect(path()).toContain('/mercatus')
    expect(gateway.variablesOf('GameShop').at(-1)).toEqual({ merchant: 'mercatus', filter: 'coffin', sort: 'desc' })
  })
})
