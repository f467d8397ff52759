import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { checkLedger } from '@sanguine/players'
import { aViewer, aWorld, idOf, startGame, type TestGame } from '@sanguine/players/testing'
import type { ItemDefinition } from '@sanguine/rules'

let game: TestGame
let name: string
let people = 0

beforeAll(async () => {
  game = await startGame()
})
beforeEach(() => {
  people += 1
  name = `Customer ${people}`
  game.publish(aWorld())
})
afterAll(() => game.stop())

interface Entry {
  readonly item: { readonly name: string }
}

interface Traded {
  readonly player: {
    readonly currencies: readonly { readonly currency: { readonly shortName: string }; readonly amount: number }[]
    readonly inventory: readonly (Entry & { readonly amount: number })[]
  } | null
  readonly traded: { readonly amount: number } | null
  readonly userErrors: readonly { readonly code: string; readonly missing?: number | null }[]
}

const shelf = async (args: string, fields = 'item { name }') =>
  (await runQuery<{ shop: readonly Entry[] }>(game.app, aViewer(name), `{ shop(${args}) { ${fields} } }`)).shop

const names = async (args: string) => (await shelf(args)).map(({ item }) => item.name)

const trade = async (verb: 'buy' | 'sell', item: string, amount: number, by = game.app) => {
  const [input, traded] = verb === 'buy' ? ['BuyInput', 'bought'] : ['SellInput', 'sold']
  const fields = `traded: ${traded} { amount } userErrors { code } player {
    currencies { currency { shortName } amount } inventory { item { name } amount } }`
  const document = `mutation ($input: ${input}!) { payload: ${verb}(input: $input) { ${fields} } }`
  const variables = { input: { itemId: idOf(item), amount } }
  const { payload } = await runQuery<{ payload: Traded }>(by, aViewer(name), document, variables)
  return {
    traded: payload.traded?.amount ?? null,
    code: payload.userErrors[0]?.code ?? null,
    gold: payload.player?.currencies.find(({ currency }) => currency.shortName === 'vgc')?.amount ?? null,
    owned: payload.player?.inventory.find((entry) => entry.item.name === item)?.amount ?? 0,
  }
}

describe('a shop', () => {
  test.each([
    ['MERCATUS', ['Bone Ring', 'Oak Coffin']],
    ['CRYPT', ['Butler', 'Servant']],
    ['STABLE', ['Black Horse', 'Lead Wolf']],
    ['ARMORY', ['Hat']],
    ['WEAPON_MASTER', ['Knife', 'Sabre', 'Great Sword']],
    ['JEWEL', ['Bone', 'Mouse']],
    ['SANCTUM', ['Castle Key', 'Mask']],
  ])('%s sells its items, affordable or not, and no hidden ones', async (merchant, items) => {
    expect(await names(`merchant: ${merchant}`)).toEqual(items)
  })

  test('can be sorted in reverse and filtered by type', async () => {
    expect(await names('merchant: WEAPON_MASTER, sort: DESCENDING')).toEqual(['Great Sword', 'Knife', 'Sabre'])
    expect(await names('merchant: JEWEL, itemType: "bait"')).toEqual(['Mouse'])
    expect(await names('merchant: JEWEL, itemType: "weapon"')).toEqual([])
  })

  test('returns how an item is obtained, its costs, and how much of them the player owns', async () => {
    await trade('buy', 'Bone', 3)
    const fields = `item { name } verb owned quantity price { currency { shortName } amount } refusal { code item { name } missing }
      materials { item { name } required owned spare neededForCollection { name } }`
    expect(await shelf('merchant: MERCATUS', fields)).toEqual([
      {
        item: { name: 'Bone Ring' },
        verb: 'CRAFT',
        owned: 0,
        quantity: 1,
        price: [],
        materials: [
          { item: { name: 'Bone' }, required: 2, owned: 3, spare: 3, neededForCollection: { name: 'Wardrobe' } },
        ],
        refusal: null,
      },
      {
        item: { name: 'Oak Coffin' },
        verb: 'BUY',
        owned: 0,
        quantity: 1,
        price: [{ currency: { shortName: 'vgc' }, amount: 30 }],
        materials: [],
        refusal: null,
      },
    ])
    expect(await shelf('merchant: MERCATUS, quantity: 2', fields)).toMatchObject([
      {
        quantity: 2,
        materials: [{ required: 4, owned: 3 }],
        refusal: { code: 'MISSING_MATERIALS', item: { name: 'Bone' }, missing: 1 },
      },
      { price: [{ amount: 60 }], refusal: { code: 'CANNOT_AFFORD', missing: 12 } },
    ])
    expect(await shelf('merchant: JEWEL, itemType: "bait"', fields)).toMatchObject([{ verb: 'BUY', owned: 20 }])
  })

  test('follows the player, the content and the quantity, however often it is read', async () => {
    const bait = async (quantity = 1) => {
      const args = `merchant: JEWEL, itemType: "bait", quantity: ${quantity}`
      const [first] = await shelf(args, 'item { name } owned price { amount }')
      return first
    }
    const mice = (owned: number, amount: number) => ({ item: { name: 'Mouse' }, owned, price: [{ amount }] })
    for (let read = 0; read < 2; read += 1) {
      expect(await bait()).toEqual(mice(20, 3))
      expect(await bait(3)).toEqual(mice(20, 9))
    }
    await trade('buy', 'Mouse', 2)
    expect(await bait()).toEqual(mice(22, 3))
    const world = aWorld()
    const mouse = world.items.get(idOf('Mouse')) as ItemDefinition
    game.publish({ ...world, items: new Map(world.items).set(mouse.id, { ...mouse, price: { vgc: 5 } }) })
    expect(await bait()).toEqual(mice(22, 5))
    name = `${name} the Second`
    expect(await bait()).toEqual(mice(20, 5))
  })

  test('follows the player, the merchant and the order, also as a whole', async () => {
    const owned = async (args: string) =>
      (await shelf(args, 'item { name } owned')).map(({ item, owned: pieces }: Entry & { owned?: number }) => [
        item.name,
        pieces,
      ])
    for (let read = 0; read < 2; read += 1) {
      expect(await owned('merchant: ARMORY')).toEqual([['Hat', 0]])
      expect(await names('merchant: STABLE')).toEqual(['Black Horse', 'Lead Wolf'])
      expect(await names('merchant: STABLE, sort: DESCENDING')).toEqual(['Lead Wolf', 'Black Horse'])
    }
    await trade('buy', 'Hat', 2)
    expect(await owned('merchant: ARMORY')).toEqual([['Hat', 2]])
    const world = aWorld()
    const hat = world.items.get(idOf('Hat')) as ItemDefinition
    game.publish({ ...world, items: new Map(world.items).set(hat.id, { ...hat, name: 'Top Hat' }) })
    expect(await owned('merchant: ARMORY')).toEqual([['Top Hat', 2]])
    name = `${name} the Second`
    expect(await owned('merchant: ARMORY')).toEqual([['Top Hat', 0]])
  })

  test('quotes a price that no purse can hold, and refuses the purchase', async () => {
    const world = aWorld()
    const mouse = world.items.get(idOf('Mouse')) as ItemDefinition
    game.publish({ ...world, items: new Map(world.items).set(mouse.id, { ...mouse, price: { vgc: 1e12 } }) })
    const most = Number.MAX_SAFE_INTEGER
    expect(
      await shelf('merchant: JEWEL, itemType: "bait", quantity: 1000000', 'price { amount } refusal { missing }'),
    ).toEqual([{ price: [{ amount: most }], refusal: { missing: most } }])
  })

  test.each([0, -1, 1_000_001])('refuses the quantity %d', async (quantity) => {
    await expect(names(`merchant: JEWEL, quantity: ${quantity}`)).rejects.toMatchObject({
      kind: 'invalidInput',
      details: { field: 'quantity' },
    })
  })
})

describe('buying and selling', () => {
  test('moves price and item together, and returns the amount', async () => {
    expect(await trade('buy', 'Hat', 2)).toEqual({ traded: 2, code: null, gold: 40, owned: 2 })
    expect(await trade('sell', 'Hat', 1)).toEqual({ traded: 1, code: null, gold: 44, owned: 1 })
  })

  test('crafts from materials', async () => {
    await trade('buy', 'Bone', 3)
    expect(await trade('buy', 'Bone Ring', 1)).toMatchObject({ code: null, owned: 1 })
    expect(await trade('buy', 'Bone Ring', 1)).toMatchObject({ code: 'MISSING_MATERIALS' })
  })

  test('sells a unique item once, whatever the amount', async () => {
    expect(await trade('buy', 'Black Horse', 10)).toMatchObject({ code: null, traded: 1, gold: 20, owned: 1 })
    expect(await trade('buy', 'Black Horse', 1)).toMatchObject({ code: 'ALREADY_OWNED' })
  })

  test.each([
    ['buy', 'Sabre', 2, 'CANNOT_AFFORD'],
    ['buy', 'Great Sword', 1, 'XP_TOO_LOW'],
    ['buy', 'Hidden Helm', 1, 'NOT_FOR_SALE'],
    ['buy', 'nothing at all', 1, 'UNKNOWN_ITEM'],
    ['buy', 'Hat', 0, 'AMOUNT_INVALID'],
    ['buy', 'Mouse', -5, 'AMOUNT_INVALID'],
    ['buy', 'Hat', 1_000_001, 'AMOUNT_INVALID'],
    ['sell', 'Hat', 1, 'NOT_OWNED'],
    ['sell', 'Knife', 1, 'IS_EQUIPPED'],
    ['sell', 'Mouse', 0, 'AMOUNT_INVALID'],
    ['sell', 'Mouse', -1, 'AMOUNT_INVALID'],
  ] as const)('%s %s ×%d is refused with %s', async (verb, item, amount, code) => {
    expect(await trade(verb, item, amount)).toMatchObject({ traded: null, code, gold: null })
  })

  test('refuses an invalid id', async () => {
    const document = 'mutation { buy(input: { itemId: "$where", amount: 1 }) { userErrors { code } } }'
    const call = runQuery(game.app, aViewer(name), document)
    await expect(call).rejects.toMatchObject({ kind: 'invalidInput', details: { field: 'itemId' } })
  })

  test('spends no coin twice for sixty simultaneous calls over two gateways', async () => {
    const other = await game.anotherGateway()
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => trade('buy', 'Hat', 1, index % 2 === 0 ? game.app : other.app)),
    )
    expect(answers.filter(({ code }) => code === null)).toHaveLength(6)
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([null, 'CANNOT_AFFORD']))
    expect(await checkLedger(game.app, () => undefined)).toMatchObject({ mismatches: 0 })
  })
})

describe('selling several items at once', () => {
  interface Sold {
    readonly sellItems: {
      readonly sold: object | null
      readonly userErrors: readonly { readonly code: string; readonly item: { readonly name: string } | null }[]
      readonly player: Traded['player']
    }
  }
  const sellAll = async (...lines: readonly (readonly [item: string, amount: number])[]) => {
    const document = `mutation ($input: SellItemsInput!) { sellItems(input: $input) {
      sold { items pieces received { currency { shortName } amount } } userErrors { code item { name } }
      player { currencies { currency { shortName } amount } inventory { item { name } amount } } } }`
    const input = { lines: lines.map(([item, amount]) => ({ itemId: idOf(item), amount })) }
    return (await runQuery<Sold>(game.app, aViewer(name), document, { input })).sellItems
  }
  const lock = (item: string, isLocked = true) =>
    runQuery<{ lockItem: { userErrors: readonly { readonly code: string }[] } }>(
      game.app,
      aViewer(name),
      'mutation ($input: LockItemInput!) { lockItem(input: $input) { userErrors { code } } }',
      { input: { itemId: idOf(item), isLocked } },
    )

  test('pays for all together, and the ledger agrees', async () => {
    await trade('buy', 'Hat', 2)
    const { sold, player, userErrors } = await sellAll(['Hat', 2], ['Mouse', 3])
    const received = [{ currency: { shortName: 'vgc' }, amount: 11 }]
    expect([sold, userErrors]).toEqual([{ items: 2, pieces: 5, received }, []])
    expect(player?.currencies).toContainEqual({ currency: { shortName: 'vgc' }, amount: 51 })
    expect(await checkLedger(game.app, () => undefined)).toMatchObject({ mismatches: 0 })
  })

  test('sells nothing if one line is refused', async () => {
    await trade('buy', 'Hat', 2)
    const { sold, userErrors } = await sellAll(['Hat', 2], ['Knife', 1])
    expect([sold, userErrors]).toEqual([null, [{ code: 'IS_EQUIPPED', item: { name: 'Knife' } }]])
    expect(await trade('sell', 'Hat', 2)).toMatchObject({ code: null, traded: 2 })
  })

  test('accepts at least one line, and at most 200', async () => {
    expect((await sellAll()).userErrors).toMatchObject([{ code: 'AMOUNT_INVALID' }])
    const lines = Array.from({ length: 201 }, () => ['Mouse', 1] as const)
    await expect(sellAll(...lines)).rejects.toMatchObject({ kind: 'invalidInput', details: { field: 'lines' } })
  })

  test('refuses locked items, alone or among others, until they are unlocked', async () => {
    await trade('buy', 'Hat', 2)
    await lock('Hat')
    expect(await trade('sell', 'Hat', 1)).toMatchObject({ code: 'ITEM_LOCKED' })
    const userErrors = [{ code: 'ITEM_LOCKED', item: { name: 'Hat' } }]
    expect(await sellAll(['Mouse', 1], ['Hat', 1])).toMatchObject({ sold: null, userErrors })
    await lock('Hat', false)
    expect(await trade('sell', 'Hat', 1)).toMatchObject({ code: null, traded: 1 })
  })
})

test('a shelf marks outgrown items', async () => {
  await trade('buy', 'Sabre', 1)
  expect(await shelf('merchant: WEAPON_MASTER', 'item { name } isOutgrown')).toEqual([
    { item: { name: 'Knife' }, isOutgrown: true },
    { item: { name: 'Sabre' }, isOutgrown: false },
    { item: { name: 'Great Sword' }, isOutgrown: true },
  ])
})
