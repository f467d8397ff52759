import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { coinsShort } from '../state/amounts'
import type { PlayerState } from '../state/player-state'
import { accepted, aPlayer, refusalCode } from '../testing/a-player'
import { anItem, aRelease } from '../testing/a-release'
import { buy, quotePurchase } from './purchase'
import { sell, sellItems } from './sale'

const release = aRelease({
  items: [
    anItem('ring', 'accessory', { price: { vgc: 10 }, refund: { vgc: 4 } }),
    anItem('crown', 'head', { price: { vgc: 10 }, refund: { vgc: 4 }, isUnique: true }),
    anItem('salt', 'craftingmat', { price: { vgc: 1 }, refund: { vgc: 1 } }),
    anItem('charm', 'accessory', {
      price: { vgc: 5 },
      craftingMaterials: [
        { itemId: 'salt', amount: 2 },
        { itemId: 'ring', amount: 1 },
        { itemId: 'salt', amount: 1 },
      ],
    }),
    anItem('hidden', 'head', { price: { vgc: 1 }, refund: { vgc: 1 }, isVisible: false }),
    anItem('retired', 'head', { price: { vgc: 1 }, isBuyable: false }),
    anItem('diamond', 'alchemy', { price: { vgc: 1 }, isInPremiumShop: true }),
    anItem('gift', 'head'),
    anItem('reliquary', 'collection', { refund: { vgc: 500 }, trophyItemIds: ['ring'] }),
    anItem('worthless', 'head', { refund: { vgc: 0 } }),
    anItem('tome', 'tome', { price: { vgc: 1 } }),
    anItem('old', 'head', { price: { vgc: 1 }, requiredXp: 100 }),
    anItem('noble', 'head', { price: { vgc: 1 }, requiredSubscription: 2 }),
    anItem('dear', 'head', { price: { vgc: Number.MAX_SAFE_INTEGER }, refund: { vgc: Number.MAX_SAFE_INTEGER } }),
  ],
})

const owning = (inventory: Record<string, number>, vgc = 100, fields: Partial<PlayerState> = {}) =>
  aPlayer(release, { inventory, currencies: { vgc }, setups: Array.from({ length: 10 }, () => ({})), ...fields })
const buying = (state: PlayerState, itemId: string, amount: number) => buy(state, { itemId, amount, release })
const selling = (state: PlayerState, itemId: string, amount: number) => sell(state, { itemId, amount, release })
const quoting = (state: PlayerState, itemId: string, amount: number) =>
  quotePurchase(state, { itemId, amount, release })

describe('buying', () => {
  it('takes the price and gives the item, each with its ledger line', () => {
    const { state, ledger, value } = accepted(buying(owning({}), 'ring', 3))
    expect(state.currencies).toEqual({ vgc: 70 })
    expect(state.inventory).toEqual({ ring: 3 })
    expect(value).toEqual({ itemId: 'ring', amount: 3, verb: 'craft' })
    expect(ledger).toEqual([
      { kind: 'currency', what: 'vgc', delta: -30, reason: 'purchase' },
      { kind: 'item', what: 'ring', delta: 3, reason: 'purchase' },
    ])
  })

  it('takes the price and the materials of a crafted item, with several entries of a material added up', () => {
    const { state, ledger } = accepted(buying(owning({ salt: 7, ring: 2 }), 'charm', 2))
    expect(state.currencies).toEqual({ vgc: 90 })
    expect(state.inventory).toEqual({ salt: 1, charm: 2 })
    expect(ledger.map(({ what, delta, reason }) => [what, delta, reason])).toEqual([
      ['vgc', -10, 'craft'],
      ['salt', -6, 'craft'],
      ['ring', -2, 'craft'],
      ['charm', 2, 'craft'],
    ])
  })

  it('gives one of a unique item, whatever the amount', () => {
    const { state, value } = accepted(buying(owning({}), 'crown', 1000))
    expect([state.currencies.vgc, state.inventory.crown, value.amount]).toEqual([90, 1, 1])
  })

  it.each([
    ['with too little money', owning({}, 29), 'ring', 3, 'cannotAfford'],
    ['at a price no purse can hold', owning({}, Number.MAX_SAFE_INTEGER), 'dear', 1_000_000, 'cannotAfford'],
    ['without the materials', owning({ salt: 5, ring: 2 }), 'charm', 2, 'missingMaterials'],
    [
      'from materials that are worn',
      owning({ salt: 3, ring: 1 }, 100, { unlockedSetups: 2, setups: [{}, { accessory: ['ring'] }] }),
      'charm',
      1,
      'missingMaterials',
    ],
    ['of a unique item twice', owning({ crown: 1 }), 'crown', 1, 'alreadyOwned'],
    ['of a hidden item', owning({}), 'hidden', 1, 'notForSale'],
    ['of what is not isBuyable', owning({}), 'retired', 1, 'notForSale'],
    ['of what the premium shop sells', owning({}), 'diamond', 1, 'notForSale'],
    ['of what has neither price nor materials', owning({}), 'gift', 1, 'notForSale'],
    ['of what no merchant sells', owning({}), 'tome', 1, 'notForSale'],
    ['above the XP', owning({}, 100, { xp: 99 }), 'old', 1, 'xpTooLow'],
    ['above the subscription', owning({}, 100, { subscription: 1 }), 'noble', 1, 'subscriptionTooLow'],
    ['of what does not exist', owning({}), 'nothing', 1, 'unknownItem'],
    ['of more than can be counted', owning({ ring: Number.MAX_SAFE_INTEGER }), 'ring', 1, 'amountInvalid'],
  ])('refuses a purchase %s', (_title, state, itemId, amount, expected) => {
    const result = buying(state, itemId, amount)
    expect(refusalCode(result)).toBe(expected)
    expect(result).toEqual({ ok: false, refusal: quoting(state, itemId, amount).refusal })
  })

  it('quotes a price that no purse can hold as the largest amount that can be counted', () => {
    const most = Number.MAX_SAFE_INTEGER
    expect(quoting(owning({}, 0), 'dear', 1_000_000)).toMatchObject({
      price: { vgc: most },
      refusal: { code: 'cannotAfford', details: { currency: 'vgc', missing: most } },
    })
    expect(quoting(owning({}, most), 'dear', 2)).toMatchObject({ refusal: { code: 'cannotAfford' } })
    expect(coinsShort(owning({}, 0), { vgc: most, blood: most })).toBe(most)
  })

  it('succeeds with exactly the required XP and subscription', () => {
    expect(buying(owning({}, 100, { xp: 100 }), 'old', 1).ok).toBe(true)
    expect(buying(owning({}, 100, { subscription: 2 }), 'noble', 1).ok).toBe(true)
  })
})

describe('selling', () => {
  it('gives the refund and drops the entry of the last piece', () => {
    const { state, ledger, value } = accepted(selling(owning({ ring: 2 }), 'ring', 2))
    expect(state.currencies).toEqual({ vgc: 108 })
    expect(state.inventory).toEqual({})
    expect(value).toEqual({ itemId: 'ring', amount: 2, verb: 'sell' })
    expect(ledger).toEqual([
      { kind: 'item', what: 'ring', delta: -2, reason: 'sale' },
      { kind: 'currency', what: 'vgc', delta: 8, reason: 'sale' },
    ])
  })

  it('sells items that shops no longer show', () => expect(selling(owning({ hidden: 1 }), 'hidden', 1).ok).toBe(true))

  it('keeps the copies that any open setup has equipped, and sells the rest', () => {
    const setups = [{}, { accessory: ['ring', 'ring'] }, { accessory: ['ring'] }]
    const state = owning({ ring: 3 }, 100, { unlockedSetups: 3, setups })
    expect(refusalCode(selling(state, 'ring', 2))).toBe('isEquipped')
    expect(accepted(selling(state, 'ring', 1)).state.setups).toEqual(setups)
  })

  it.each([
    ['more than is owned', owning({ ring: 1 }), 'ring', 2, 'notOwned'],
    ['what has a refund of 0', owning({ worthless: 1 }), 'worthless', 1, 'notSellable'],
    ['what has no refund', owning({ gift: 1 }), 'gift', 1, 'notSellable'],
    ['for more coins than can be counted', owning({ dear: 1 }, 1), 'dear', 1, 'amountInvalid'],
    ['a collection, which could be claimed again', owning({ reliquary: 1 }), 'reliquary', 1, 'notSellable'],
  ])('refuses to sell %s', (_title, state, itemId, amount, expected) => {
    expect(refusalCode(selling(state, itemId, amount))).toBe(expected)
  })
})

describe('a quote', () => {
  it('contains price and materials, with several entries of a material added up', () => {
    const state = owning({ salt: 7, ring: 2 }, 100, { unlockedSetups: 2, setups: [{}, { accessory: ['ring'] }] })
    expect(quoting(state, 'charm', 2)).toEqual({
      itemId: 'charm',
      amount: 2,
      price: { vgc: 10 },
      materials: [
        { itemId: 'salt', required: 6, owned: 7, spare: 7, neededForCollection: null },
        { itemId: 'ring', required: 2, owned: 2, spare: 1, neededForCollection: 'reliquary' },
      ],
      refusal: { code: 'missingMaterials', details: { itemId: 'ring', missing: 1 }, field: null },
    })
  })

  it('includes no material for a claimed collection', () => {
    const { materials } = quoting(owning({ ring: 1, reliquary: 1 }), 'charm', 1)
    expect(materials.map(({ neededForCollection }) => neededForCollection)).toEqual([null, null])
  })

  it('is for one of a unique item, whatever the amount', () => {
    expect(quoting(owning({}), 'crown', 1000)).toMatchObject({ amount: 1, price: { vgc: 10 }, refusal: null })
  })

  it('has no price for an unknown item or an invalid amount', () => {
    const empty = { price: {}, materials: [] }
    expect(quoting(owning({}), 'nothing', 1)).toMatchObject({ ...empty, refusal: { code: 'unknownItem' } })
    expect(quoting(owning({}), 'ring', 0)).toMatchObject({ ...empty, refusal: { code: 'amountInvalid' } })
  })
})

describe('the amount', () => {
  it.each([0, -1, 0.5, 1_000_001, Number.NaN, Number.POSITIVE_INFINITY])('%d is refused', (amount) => {
    const rich = owning({ ring: 2_000_000 }, 100_000_000)
    expect(refusalCode(buying(rich, 'ring', amount))).toBe('amountInvalid')
    expect(refusalCode(selling(rich, 'ring', amount))).toBe('amountInvalid')
  })

  it('may be up to a million', () => {
    const million = 1_000_000
    expect(accepted(buying(owning({}, 10 * million), 'ring', million)).state.inventory.ring).toBe(million)
    expect(accepted(selling(owning({ ring: million }), 'ring', million)).state.inventory).toEqual({})
  })
})

describe('any sequence of trades', () => {
  const trades = fc.array(
    fc.tuple(
      fc.constantFrom('buy', 'sell'),
      fc.constantFrom('ring', 'crown', 'salt', 'charm', 'dear'),
      fc.integer({ min: 0, max: 40 }),
    ),
  )

  it('keeps every balance equal to the sum of its ledger lines, whole and never below 0', () => {
    fc.assert(
      fc.property(trades, fc.nat(1000), (list, vgc) => {
        const start = owning({}, vgc)
        let state = start
        const sums: Record<string, number> = { vgc }
        for (const [verb, itemId, amount] of list) {
          const result = verb === 'buy' ? buying(state, itemId, amount) : selling(state, itemId, amount)
          if (verb === 'buy') expect(quoting(state, itemId, amount).refusal === null).toBe(result.ok)
          if (!result.ok) continue
          state = result.state
          for (const { what, delta } of result.ledger) sums[what] = (sums[what] ?? 0) + delta
        }
        const { vgc: coins, ...items } = sums
        expect(state.currencies.vgc).toBe(coins)
        expect(state.inventory).toEqual(Object.fromEntries(Object.entries(items).filter(([, amount]) => amount !== 0)))
        for (const amount of Object.values(sums)) expect(amount).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('selling several items at once', () => {
  const sellingAll = (state: PlayerState, ...lines: readonly (readonly [itemId: string, amount: number])[]) =>
    sellItems(state, { lines: lines.map(([itemId, amount]) => ({ itemId, amount })), release })

  it('pays all refunds together, with a ledger line for each item and one for each currency', () => {
    const { state, ledger, value } = accepted(
      sellingAll(owning({ ring: 3, salt: 5 }), ['ring', 1], ['salt', 4], ['ring', 1]),
    )
    expect(value).toEqual({ items: 2, pieces: 6, received: { vgc: 12 } })
    expect([state.currencies, state.inventory]).toEqual([{ vgc: 112 }, { ring: 1, salt: 1 }])
    expect(ledger).toEqual([
      { kind: 'item', what: 'ring', delta: -2, reason: 'sale' },
      { kind: 'item', what: 'salt', delta: -4, reason: 'sale' },
      { kind: 'currency', what: 'vgc', delta: 12, reason: 'sale' },
    ])
  })

  it.each([
    [
      'more than is owned, lines together',
      [
        ['ring', 2],
        ['ring', 2],
      ],
      'notOwned',
    ],
    [
      'an unknown item',
      [
        ['salt', 1],
        ['ghost', 1],
      ],
      'unknownItem',
    ],
    [
      'what nobody buys',
      [
        ['salt', 1],
        ['worthless', 1],
      ],
      'notSellable',
    ],
    ['a collection', [['reliquary', 1]], 'notSellable'],
    ['half a piece', [['salt', 0.5]], 'amountInvalid'],
    ['nothing at all', [], 'amountInvalid'],
    [
      'more than can be counted',
      [
        ['salt', 1],
        ['dear', 1],
      ],
      'amountInvalid',
    ],
  ] as const)('sells nothing for %s', (_title, lines, code) => {
    const player = owning({ ring: 3, salt: 5, worthless: 1, reliquary: 1, dear: 1 })
    expect(refusalCode(sellingAll(player, ...lines))).toBe(code)
  })

  it('refuses items that any open setup has equipped', () => {
    const player = owning({ ring: 1 }, 0, { unlockedSetups: 2, setups: [{}, { accessory: ['ring'] }] })
    expect(refusalCode(sellingAll(player, ['ring', 1]))).toBe('isEquipped')
  })

  it('refuses more items than the limit of a call', () => {
    const lines = Array.from({ length: 201 }, () => ['salt', 1] as const)
    expect(refusalCode(sellingAll(owning({ salt: 500 }), ...lines))).toBe('amountInvalid')
  })
})
