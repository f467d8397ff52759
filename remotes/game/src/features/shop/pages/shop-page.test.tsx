import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { toasts } from '@sanguine/ui/platform'
import { findAccessibilityViolations, logOut, narrowWindow } from '@sanguine/ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { BuyErrorCode, GameBuyErrorFragment, GameShopQuery } from '../../../generated/documents'
import { anItem, anItemType, aPlayer, aSlot, aStat, coins, type Item, type Player } from '../../../testing/builders'
import { openGame } from '../../../testing/open-game'

afterEach(() => {
  logOut()
  toasts.set([])
})

type ShopEntry = Omit<GameShopQuery['shop'][number], 'item'> & { readonly item: Item }

const entry = (item: Partial<Item>, overrides: Partial<ShopEntry> = {}): ShopEntry => ({
  item: anItem(item),
  verb: 'BUY',
  quantity: 1,
  owned: 0,
  isOutgrown: false,
  price: [coins(8)],
  materials: [],
  refusal: null,
  ...overrides,
})

/** The refusal of an entry, with the details that its text needs. */
const refusal = (code: BuyErrorCode, details: Partial<GameBuyErrorFragment> = {}): GameBuyErrorFragment => ({
  __typename: 'BuyUserError',
  code,
  currency: null,
  item: null,
  missing: null,
  opensAt: null,
  requiredSubscription: null,
  requiredXp: null,
  ...details,
})

const tooPoor = refusal('CANNOT_AFFORD', { currency: coins(0).currency, missing: 3 })

const card = (name: string) => screen.findByRole('article', { name })

/** The names of the cards in their order. */
const titles = () =>
  screen
    .getAllByRole('article')
    .map((article) => document.getElementById(article.getAttribute('aria-labelledby') ?? '')?.textContent)

describe('the bait of a merchant', () => {
  it('shows what it attracts on the current ground', async () => {
    const bait = anItemType('bait')
    const epitaph = anItem({ id: 'epitaph', name: 'Unsigned Epitaph', itemType: bait })
    const me = aPlayer()
    const huntingGround = {
      ...me.huntingGround,
      baitEffects: [{ item: epitaph, moreOf: [{ id: 'undead', name: 'Undead' }], xpFactor: 1 }],
    }
    await openGame('/jewel', {
      me: { ...me, huntingGround },
      shop: [entry(epitaph), entry({ id: 'rat', name: 'Warm Rat', itemType: bait })],
    })
    expect(await within(await card('Unsigned Epitaph')).findByText('Attracts: Undead (at Hollow Abbey)')).toBeVisible()
    expect(within(await card('Warm Rat')).queryByText(/Attracts/)).not.toBeInTheDocument()
  })
})

describe('a merchant', () => {
  it('sells several at once, and shows a confirmation', async () => {
    const rat = entry({})
    const { user, gateway } = await openGame('/jewel', {
      me: aPlayer(),
      shop: ({ quantity }: { quantity: number }) => [{ ...rat, quantity, price: [coins(8 * quantity)] }],
      buy: { player: aPlayer({ currencies: [coins(80)] }), userErrors: [] },
    })
    await user.click(within(await screen.findByRole('group', { name: 'Quantity' })).getByRole('button', { name: '10' }))
    const shown = within(await card('Warm Rat'))
    await user.click(await shown.findByRole('button', { name: 'BUY ×10: Warm Rat' }))
    expect(shown.getByRole('button', { name: 'Where to find VGC' }).parentElement).toHaveTextContent('80 VGC')
    const input = { itemId: rat.item.id, amount: 10 }
    await waitFor(() => expect(gateway.variablesOf('GameBuy')).toEqual([{ input }]))
    await waitFor(() =>
      expect(toasts.get().map(({ text }) => text)).toEqual(['Purchase successful! Item added to inventory.']),
    )
  })

  it('sells as many at once as a link specifies', async () => {
    const tooth = entry({ id: 'tooth', name: 'Tooth', itemType: anItemType('craftingmat', { isEquipment: false }) })
    const { gateway } = await openGame('/jewel?shelf=craftingmat&item=tooth&quantity=26', {
      me: aPlayer(),
      shop: ({ quantity }: { quantity: number }) => [{ ...tooth, quantity }],
    })
    expect(await screen.findByRole('button', { name: 'BUY ×26: Tooth' })).toBeVisible()
    const chips = within(screen.getByRole('group', { name: 'Quantity' })).getAllByRole('button')
    expect(chips.map(({ textContent }) => textContent)).toEqual(['1', '10', '26', '100', '1,000'])
    expect(chips[2]).toHaveAttribute('aria-pressed', 'true')
    expect(gateway.variablesOf('GameShop')).toMatchObject([{ quantity: 26 }])
  })

  it.each(['1.5', '0', '-3', '1001', 'many'])('sells one at a time if a link specifies %s', async (quantity) => {
    await openGame(`/jewel?shelf=craftingmat&quantity=${quantity}`, { me: aPlayer(), shop: [entry({})] })
    const chips = within(await screen.findByRole('group', { name: 'Quantity' })).getAllByRole('button')
    expect(chips.map(({ textContent }) => textContent)).toEqual(['1', '10', '100', '1,000'])
    expect(chips[0]).toHaveAttribute('aria-pressed', 'true')
  })

  it('keeps showing the shelf while it is read for another quantity', async () => {
    const { user, gateway } = await openGame('/jewel', { me: aPlayer(), shop: [entry({})] })
    await card('Warm Rat')
    let respond = () => {}
    const response = new Promise<readonly ShopEntry[]>((resolve) => {
      respond = () => resolve([entry({}, { quantity: 100, price: [coins(800)], refusal: tooPoor })])
    })
    gateway.setResponses({ fields: { shop: () => response } })
    await user.click(screen.getByRole('button', { name: '100' }))
    expect(within(await card('Warm Rat')).getByRole('button', { name: 'BUY: Warm Rat' })).toBeVisible()
    await act(async () => respond())
    expect(await screen.findByText('160 / 800')).toBeVisible()
  })

  it('sells a unique item once, whatever the quantity', async () => {
    const coin = entry({ name: 'Raven Obol', isUnique: true })
    const { user, gateway } = await openGame('/jewel?shelf=coin&quantity=100', {
      me: aPlayer(),
      shop: [coin],
      buy: { player: aPlayer(), userErrors: [] },
    })
    await user.click(within(await card('Raven Obol')).getByRole('button', { name: 'BUY: Raven Obol' }))
    const input = { itemId: coin.item.id, amount: 1 }
    await waitFor(() => expect(gateway.variablesOf('GameBuy')).toEqual([{ input }]))
  })

  it('shows missing coins as owned of required, and disables the button with its reason, also for a tap', async () => {
    const { user, gateway } = await openGame('/jewel', {
      me: aPlayer({ currencies: [coins(5)] }),
      shop: [entry({}, { refusal: tooPoor })],
    })
    const rat = within(await card('Warm Rat'))
    expect(rat.getByText('5 / 8')).toBeVisible()
    const buy = rat.getByRole('button', { name: /^BUY/ })
    expect(buy).toHaveAttribute('aria-disabled', 'true')
    buy.focus()
    await waitFor(() => expect(buy).toHaveAccessibleDescription('You do not have enough VGC.'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await user.pointer({ keys: '[TouchA]', target: buy })
    expect(await screen.findByRole('tooltip')).toHaveTextContent('You do not have enough VGC.')
    expect(gateway.variablesOf('GameBuy')).toEqual([])
  })

  it('reads the shelf again when the player has changed', async () => {
    const offered = entry({})
    const { user, gateway } = await openGame('/jewel', {
      me: aPlayer(),
      shop: [offered],
      buy: { player: aPlayer({ revision: 2, currencies: [coins(5)] }), userErrors: [] },
    })
    const rat = within(await card('Warm Rat'))
    gateway.setResponses({ fields: { shop: [{ ...offered, owned: 1, refusal: tooPoor }] } })
    await user.click(rat.getByRole('button', { name: 'BUY: Warm Rat' }))
    await waitFor(() =>
      expect(rat.getByRole('button', { name: 'BUY: Warm Rat' })).toHaveAttribute('aria-disabled', 'true'),
    )
    expect(await rat.findByText('You own 1')).toBeVisible()
    await waitFor(() => expect(gateway.variablesOf('GameShop')).toHaveLength(2))
  })

  it('hides refused items when only affordable ones are shown', async () => {
    const rats = [entry({}), entry({ name: 'Old Rat' }, { refusal: tooPoor })]
    const { user } = await openGame('/jewel', { me: aPlayer(), shop: rats })
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Affordable' }))
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(await card('Warm Rat')).toBeVisible()
  })

  it('crosses out missing XP like missing coins', async () => {
    await openGame('/jewel', {
      me: aPlayer({ xp: 38 }),
      shop: [entry({ requiredXp: 250 }), entry({ name: 'Rat', requiredXp: 38 })],
    })
    const requires = async (name: string) => within(await card(name)).getByText('Requires')
    expect(within(await card('Warm Rat')).getByText('38 / 250 XP')).toBeVisible()
    expect((await requires('Warm Rat')).querySelector('svg')).not.toBeNull()
    expect((await requires('Rat')).querySelector('svg')).toBeNull()
  })

  it('warns before crafting uses the last trophy that a collection still needs', async () => {
    const scroll = anItem({ name: 'Roll of the Owed' })
    const seal = (owned: number, collection: string | null) =>
      entry(
        { name: `Seal ${owned} ${collection}` },
        {
          verb: 'CRAFT',
          materials: [
            {
              item: scroll,
              required: 1,
              owned,
              spare: owned,
              neededForCollection: collection ? { id: collection, name: collection } : null,
            },
          ],
        },
      )
    await openGame('/sanctum', {
      me: aPlayer(),
      shop: [seal(1, 'The Tithe Rolls'), seal(2, 'The Tithe Rolls'), seal(0, 'The Tithe Rolls'), seal(1, null)],
    })
    const warnings = () => screen.getAllByText('Uses up your last Roll of the Owed, which The Tithe Rolls still needs.')
    expect(within(await card('Seal 1 The Tithe Rolls')).getByText(/Uses up your last/)).toBeVisible()
    expect(warnings()).toHaveLength(1)
  })

  it('crosses out a material of which too many pieces are equipped', async () => {
    const ring = anItem({ name: 'Ring' })
    const materials = [{ item: ring, required: 2, owned: 2, spare: 1, neededForCollection: null }]
    await openGame('/sanctum', { me: aPlayer(), shop: [entry({ name: 'Seal' }, { verb: 'CRAFT', materials })] })
    expect(
      within(await card('Seal'))
        .getByText('2 / 2')
        .closest('li'),
    ).toHaveTextContent('not enough')
  })

  it('shows no cost of a unique item that is owned', async () => {
    const iron = anItem({ name: 'Peat Iron' })
    const materials = [{ item: iron, required: 3, owned: 0, spare: 0, neededForCollection: null }]
    const key = { isUnique: true, itemType: anItemType('key', { isEquipment: false }) }
    const me = aPlayer({ currencies: [coins(5)] })
    await openGame('/sanctum?shelf=key', {
      me,
      shop: [
        entry({ name: 'Shift Key', ...key }, { verb: 'CRAFT', owned: 1, materials }),
        entry({ name: 'Ferry Token', ...key }, { owned: 1, price: [coins(2)] }),
        entry({ name: 'Residence Permit', ...key }, { verb: 'CRAFT', materials }),
      ],
    })
    const shift = within(await card('Shift Key'))
    expect(shift.getByRole('button', { name: 'Owned: Shift Key' })).toHaveTextContent('Owned')
    expect(shift.queryByText('not enough')).toBeNull()
    expect(shift.queryByRole('button', { name: /Peat Iron|VGC/ })).toBeNull()
    expect(within(await card('Ferry Token')).queryByRole('button', { name: /VGC/ })).toBeNull()
    expect(within(await card('Residence Permit')).getAllByText('not enough')).toHaveLength(2)
  })

  it.each([['BUY'], ['CRAFT'], ['TAME'], ['BIND']] as const)('labels the button of the verb %s', async (verb) => {
    await openGame('/crypt', { me: aPlayer(), shop: [entry({ name: 'Hound' }, { verb })] })
    expect(within(await card('Hound')).getByRole('button', { name: `${verb}: Hound` })).toHaveTextContent(verb)
  })

  it('hides the button of an item without price or materials', async () => {
    await openGame('/crypt', { me: aPlayer(), shop: [entry({ name: 'Relic' }, { price: [] })] })
    expect(within(await card('Relic')).queryByRole('button', { name: /Relic$/ })).toBeNull()
  })

  it('shows the reason of a refusal', async () => {
    const { user } = await openGame('/jewel', {
      me: aPlayer(),
      shop: [entry({})],
      buy: { player: null, userErrors: [tooPoor] },
    })
    await user.click(within(await card('Warm Rat')).getByRole('button', { name: /^BUY/ }))
    await waitFor(() =>
      expect(toasts.get().map(({ kind, text }) => `${kind}: ${text}`)).toEqual(['error: You do not have enough VGC.']),
    )
  })

  it('can equip gear right after its purchase', async () => {
    const dagger = entry({ name: 'Letter Opener', itemType: anItemType('weapon'), isUnique: true })
    const slot = aSlot('weapon', { item: dagger.item })
    const { user, gateway } = await openGame('/weaponmaster', {
      me: aPlayer({ equipmentSlots: [] }),
      shop: [dagger],
      buy: { player: aPlayer({ equipmentSlots: [] }), userErrors: [] },
      equip: { player: aPlayer({ equipmentSlots: [slot] }), userErrors: [] },
    })
    const shown = within(await card('Letter Opener'))
    expect(shown.queryByRole('button', { name: 'Equip: Letter Opener' })).toBeNull()
    await user.click(shown.getByRole('button', { name: 'BUY: Letter Opener' }))
    const equip = await shown.findByRole('button', { name: 'Equip: Letter Opener' })
    expect(shown.queryByRole('button', { name: 'BUY: Letter Opener' })).toBeNull()
    expect(equip).toHaveFocus()
    await user.click(equip)
    await waitFor(() =>
      expect(gateway.variablesOf('GameEquip')).toEqual([{ input: { itemId: dagger.item.id, canReplace: true } }]),
    )
    expect(await shown.findByText('Equipped')).toHaveFocus()
    expect(shown.queryByRole('button', { name: /BUY|Equip/ })).toBeNull()
  })

  it('offers more of an equipped item, and equips neither items above the XP nor non-equipment', async () => {
    const bait = entry({}, { owned: 3 })
    const slot = aSlot('bait', { item: bait.item })
    await openGame('/jewel', {
      me: aPlayer({ equipmentSlots: [slot] }),
      shop: [
        bait,
        entry({ name: 'Old Rat', requiredXp: 500 }, { owned: 1 }),
        entry({ name: 'Salt', itemType: anItemType('craftingmat', { isEquipment: false }) }, { owned: 1 }),
      ],
    })
    expect(within(await card('Warm Rat')).getByText('Equipped')).toBeVisible()
    expect(within(await card('Warm Rat')).getByRole('button', { name: 'BUY: Warm Rat' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Equip/ })).toBeNull()
  })

  it('begins with the strongest affordable items, and keeps the order while its page is open', async () => {
    const sold = (id: string, requiredXp: number, isOutgrown = false) =>
      entry({ id, name: id, requiredXp, itemType: anItemType('weapon') }, { isOutgrown })
    const shelf = [sold('Knife', 0, true), sold('Sword', 40), sold('Lance', 60), sold('Axe', 200), sold('Bow', 300)]
    const me = aPlayer({ xp: 100 })
    const { user, gateway } = await openGame('/weaponmaster', {
      me,
      shop: shelf,
      buy: { player: { ...me, revision: me.revision + 1 }, userErrors: [] },
    })
    await card('Lance')
    const byUse = ['Lance', 'Sword', 'Axe', 'Bow', 'Knife']
    expect(titles()).toEqual(byUse)
    const outgrown = [...shelf.slice(0, 1), sold('Sword', 40, true), ...shelf.slice(2)]
    gateway.setResponses({ fields: { shop: outgrown } })
    await user.click(within(await card('Lance')).getByRole('button', { name: 'BUY: Lance' }))
    expect(await within(await card('Sword')).findByText('Outgrown')).toBeVisible()
    expect(titles()).toEqual(byUse)
    await user.click(screen.getByRole('button', { name: 'Low XP first' }))
    await waitFor(() => expect(titles()).toEqual(['Knife', 'Sword', 'Lance', 'Axe', 'Bow']))
  })

  it('has the same order by use if it was opened in another order', async () => {
    const sold = (id: string, requiredXp: number) => entry({ id, name: id, requiredXp, itemType: anItemType('weapon') })
    const shelf = [sold('Knife', 0), sold('Fork', 20), sold('Sword', 40), sold('Axe', 200), sold('Bow', 300)]
    const { user } = await openGame('/weaponmaster?sort=desc', {
      me: aPlayer({ xp: 100 }),
      shop: ({ sort }: { sort: string }) => (sort === 'DESCENDING' ? shelf.toReversed() : shelf),
    })
    await card('Knife')
    expect(titles()).toEqual(['Bow', 'Axe', 'Sword', 'Fork', 'Knife'])
    await user.click(screen.getByRole('button', { name: 'For you' }))
    await waitFor(() => expect(titles()).toEqual(['Sword', 'Fork', 'Knife', 'Axe', 'Bow']))
  })

  it('begins with the bait of the current ground, then lists ordinary bait before that of other grounds', async () => {
    const sold = (id: string, requiredXp: number) => entry({ id, name: id, requiredXp, itemType: anItemType('bait') })
    const me = aPlayer({ xp: 500 })
    const effect = { moreOf: [], xpFactor: 1 }
    const [epitaph, lamb] = [sold('Epitaph', 24), sold('Lamb', 50)]
    await openGame('/jewel', {
      me: {
        ...me,
        huntingGround: { ...me.huntingGround, baitEffects: [epitaph, lamb].map(({ item }) => ({ item, ...effect })) },
      },
      shop: [sold('Warm Rat', 0), epitaph, lamb, sold('Chalice', 300), sold('Whistle', 400), sold('Chum', 4_800)],
    })
    await card('Chum')
    expect(titles()).toEqual(['Lamb', 'Epitaph', 'Warm Rat', 'Chalice', 'Whistle', 'Chum'])
  })

  it('begins with the item that a link names, also on the open shelf', async () => {
    const sold = (id: string, requiredXp: number) => entry({ id, name: id, requiredXp, itemType: anItemType('bait') })
    const rat = sold('Rat', 0)
    const goals = [{ __typename: 'BuyBaitGoal', missing: 0, item: rat.item }]
    const me = aPlayer({ xp: 100, goals } as Partial<Player>)
    const { user, path } = await openGame('/jewel?shelf=bait&item=Lamb', {
      me,
      shop: [rat, sold('Eel', 20), sold('Lamb', 60)],
    })
    await card('Lamb')
    expect(titles()).toEqual(['Lamb', 'Rat', 'Eel'])
    const toTop = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined)
    await user.click(within(screen.getByRole('complementary')).getByRole('link', { name: /^Buy Rat/ }))
    await waitFor(() => expect(titles()).toEqual(['Rat', 'Eel', 'Lamb']))
    expect(toTop).toHaveBeenCalledWith(0, 0)
    await user.click(screen.getByRole('tab', { name: 'Coins' }))
    await waitFor(() => expect(path()).toBe('/jewel?shelf=coin'))
  })

  it('keeps shelf and order in the query string', async () => {
    const { user, gateway, path } = await openGame('/mercatus', { me: aPlayer(), shop: [] })
    await user.click(await screen.findByRole('tab', { name: 'Coffins' }))
    await user.click(screen.getByRole('button', { name: 'High XP first' }))
    expect(await screen.findByText('The shelf is bare')).toBeVisible()
    expect(path()).toContain('/mercatus')
    expect(path()).toContain('sort=desc')
    expect(gateway.variablesOf('GameShop').at(-1)).toEqual({
      merchant: 'MERCATUS',
      itemType: 'coffin',
      quantity: 1,
      sort: 'DESCENDING',
    })
  })
})

describe('the marks of a shelf', () => {
  it('show what is out of reach, outgrown and owned', async () => {
    await openGame('/weaponmaster', {
      me: aPlayer({ xp: 10 }),
      shop: [
        entry({ name: 'Great Sword', requiredXp: 50 }),
        entry({ name: 'Noble Sword', requiredSubscription: 'GOLD' }),
        entry({ name: 'Knife' }, { isOutgrown: true, owned: 2 }),
        entry({ name: 'Sabre' }),
      ],
    })
    const marks = async (name: string) =>
      ['Out of reach', 'Outgrown', 'You own 2'].filter((mark) => shown(name).queryByText(mark) !== null)
    const shown = (name: string) => within(screen.getByRole('article', { name }))
    await card('Sabre')
    expect(await Promise.all(['Great Sword', 'Noble Sword', 'Knife', 'Sabre'].map(marks))).toEqual([
      ['Out of reach'],
      ['Out of reach'],
      ['Outgrown', 'You own 2'],
      [],
    ])
  })

  it.each([
    ['to buy what is missing', 0, ['BUY']],
    ['to wear what is owned', 1, ['Equip']],
  ])('keep the red button for a useful action: %s', async (_what, owned, red) => {
    const lockedBy = { stat: { id: 'dominate', name: 'Dominate' }, value: 1, opener: null }
    await openGame('/weaponmaster', {
      me: aPlayer({ equipmentSlots: [aSlot('weapon'), aSlot('weapon', { index: 1, lockedBy })] }),
      shop: [
        entry({ name: 'Sabre', itemType: anItemType('weapon') }, { owned }),
        entry({ name: 'Rat', itemType: anItemType('bait') }, { owned: 20 }),
      ],
    })
    const redIn = async (name: string) =>
      within(await card(name))
        .getAllByRole('button')
        .filter((button) => button.classList.contains('blood'))
        .map((button) => button.textContent)
    expect(await redIn('Sabre')).toEqual(red)
    expect(await redIn('Rat')).toEqual(['BUY'])
  })

  it('compare with equipped items, by sign and in words', async () => {
    const weapon = anItemType('weapon')
    const health = aStat({ from: 3, to: 3 })
    const damage = (from: number, to: number) =>
      aStat({ from, to, stat: { id: 'damage', name: 'Damage', shortName: 'damage' } })
    const knife = anItem({ name: 'Knife', itemType: weapon, stats: [damage(4, 6), health] })
    await openGame('/weaponmaster', {
      me: aPlayer({ equipmentSlots: [aSlot('weapon', { item: knife })] }),
      shop: [entry({ name: 'Sabre', itemType: weapon, stats: [damage(6, 9)] })],
    })
    const sabre = within(await card('Sabre'))
    expect(sabre.getByText('+2.5 against Knife: better')).toBeInTheDocument()
    expect(sabre.getByText('−3 against Knife: worse')).toBeInTheDocument()
    expect(sabre.getByText('Compared with')).toBeVisible()
  })

  it('do not repeat their number against an empty slot', async () => {
    const weapon = anItemType('weapon')
    const stat = { id: 'damage', name: 'Damage', shortName: 'damage' }
    await openGame('/weaponmaster', {
      me: aPlayer({ equipmentSlots: [aSlot('weapon')] }),
      shop: [entry({ name: 'Sabre', itemType: weapon, stats: [aStat({ from: 6, to: 6, stat })] })],
    })
    const sabre = within(await card('Sabre'))
    expect(sabre.getByText('+6 against an empty slot: better')).toBeInTheDocument()
    expect(sabre.getAllByText('+6')).toHaveLength(1)
  })
})

describe('a shelf on a phone', () => {
  let restore: () => void = () => undefined
  afterEach(() => restore())

  const open = (path: string) => {
    restore = narrowWindow()
    const rat = entry({ id: 'rat', name: 'Warm Rat' }, { owned: 20 })
    const cat = entry({ id: 'cat', name: 'Cold Cat', requiredXp: 0 }, { refusal: tooPoor })
    return openGame(path, { me: aPlayer(), shop: [rat, cat] })
  }
  const buttons = (name: string) =>
    screen
      .queryAllByRole('button', { name: /^BUY/ })
      .filter((button) => button.closest('article')?.textContent?.includes(name))

  it('is a list of lines with prices, of which one at a time is open', async () => {
    const { user } = await open('/jewel')
    const line = within(await card('Warm Rat')).getByRole('button', { expanded: false })
    expect(line).toHaveTextContent('Warm Rat8 VGCYou own 20')
    expect(screen.queryByRole('button', { name: /^BUY/ })).toBeNull()
    await user.click(line)
    expect(line).toHaveAttribute('aria-expanded', 'true')
    expect(buttons('Warm Rat')).toHaveLength(1)
    await user.click(within(await card('Cold Cat')).getByRole('button', { expanded: false }))
    expect([buttons('Warm Rat'), buttons('Cold Cat')].map(({ length }) => length)).toEqual([0, 1])
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('opens the item that a link names, and shows no XP that it does not require', async () => {
    await open('/jewel?item=cat')
    const cat = within(await card('Cold Cat'))
    expect(cat.getByRole('button', { name: /^BUY/ })).toHaveAttribute('aria-disabled', 'true')
    expect(cat.queryByText('Requires')).toBeNull()
  })
})
