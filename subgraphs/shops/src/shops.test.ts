import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { checkLedger } from '@sanguine/players'
import { aViewer, aWorld, idOf, startGame, type TestGame } from '@sanguine/players/testing'
import type { ShopEntry, TradePayload } from '@sanguine/schema'

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

const shelf = async (args: string, fields = 'item { name }') =>
  (await runQuery<{ shop: ShopEntry[] }>(game.app, aViewer(name), `{ shop(${args}) { ${fields} } }`)).shop

const names = async (args: string) => (await shelf(args)).map(({ item }) => item.name)

const trade = async (verb: 'buy' | 'sell', item: string, amount: number, by = game.app) => {
  const fields =
    'message me { currencies { shortName value } inventory { item { name } amount } } userErrors { code values }'
  const document = `mutation ($itemId: ID!, $amount: Int!) { answer: ${verb}(itemId: $itemId, amount: $amount) { ${fields} } }`
  const { answer } = await runQuery<{ answer: TradePayload }>(by, aViewer(name), document, {
    itemId: idOf(item),
    amount,
  })
  return {
    message: answer.message,
    code: answer.userErrors[0]?.code ?? null,
    gold: answer.me?.currencies.find(({ shortName }) => shortName === 'vgc')?.value ?? null,
    owned: answer.me?.inventory.find((entry) => entry.item.name === item)?.amount ?? 0,
  }
}

describe('a shop', () => {
  test.each([
    ['mercatus', ['Bone Ring', 'Oak Coffin']],
    ['crypt', ['Servant']],
    ['stable', ['Black Horse']],
    ['armory', ['Hat']],
    ['weaponMaster', ['Knife', 'Sabre', 'Great Sword']],
    ['jewel', ['Bone', 'Mouse']],
    ['sanctum', ['Castle Key', 'Mask']],
  ])('%s sells its wares, affordable or not, and nothing hidden', async (merchant, wares) => {
    expect(await names(`merchant: ${merchant}`)).toEqual(wares)
  })

  test('can be turned round and narrowed to a type', async () => {
    expect(await names('merchant: weaponMaster, sort: desc')).toEqual(['Great Sword', 'Knife', 'Sabre'])
    expect(await names('merchant: jewel, filter: "bait"')).toEqual(['Mouse'])
    expect(await names('merchant: jewel, filter: "weapon"')).toEqual([])
  })

  test('says how a thing is had and what of it the player owns', async () => {
    await trade('buy', 'Bone', 3)
    const fields = 'item { name } verb owned ownedMaterials wantedBy'
    expect(await shelf('merchant: mercatus', fields)).toEqual([
      { item: { name: 'Bone Ring' }, verb: 'craft', owned: 0, ownedMaterials: [3], wantedBy: ['Wardrobe'] },
      { item: { name: 'Oak Coffin' }, verb: 'buy', owned: 0, ownedMaterials: [], wantedBy: [] },
    ])
    expect(await shelf('merchant: jewel, filter: "bait"', fields)).toMatchObject([{ verb: 'buy', owned: 20 }])
  })
})

describe('buying and selling', () => {
  test('moves price and item together and says so in the words of the shop', async () => {
    expect(await trade('buy', 'Hat', 2)).toEqual({
      message: 'Purchase successful! Item added to inventory.',
      code: null,
      gold: 40,
      owned: 2,
    })
    expect(await trade('sell', 'Hat', 1)).toEqual({ message: 'Sale successful!', code: null, gold: 44, owned: 1 })
  })

  test('crafts from materials', async () => {
    await trade('buy', 'Bone', 3)
    expect(await trade('buy', 'Bone Ring', 1)).toMatchObject({ code: null, owned: 1 })
    expect(await trade('buy', 'Bone Ring', 1)).toMatchObject({ code: 'missingMaterials' })
  })

  test('sells a unique thing once, one of it, whatever the amount', async () => {
    expect(await trade('buy', 'Black Horse', 10)).toMatchObject({ code: null, gold: 20, owned: 1 })
    expect(await trade('buy', 'Black Horse', 1)).toMatchObject({ code: 'alreadyOwned' })
  })

  test.each([
    ['buy', 'Sabre', 2, 'cannotAfford'],
    ['buy', 'Great Sword', 1, 'xpTooLow'],
    ['buy', 'Hidden Helm', 1, 'notForSale'],
    ['buy', 'nothing at all', 1, 'unknownItem'],
    ['buy', 'Hat', 0, 'amountInvalid'],
    ['buy', 'Mouse', -5, 'amountInvalid'],
    ['buy', 'Hat', 1_000_001, 'amountInvalid'],
    ['sell', 'Hat', 1, 'notOwned'],
    ['sell', 'Knife', 1, 'isEquipped'],
    ['sell', 'Mouse', 0, 'amountInvalid'],
    ['sell', 'Mouse', -1, 'amountInvalid'],
  ] as const)('%s %s ×%d is refused with %s', async (verb, item, amount, code) => {
    expect(await trade(verb, item, amount)).toMatchObject({ message: null, code, gold: null })
  })

  test('is not for what is no id', async () => {
    const document = 'mutation { buy(itemId: "$where", amount: 1) { message } }'
    const call = runQuery(game.app, aViewer(name), document)
    await expect(call).rejects.toMatchObject({ kind: 'invalidInput', details: { field: 'itemId' } })
  })

  test('sixty at once over two gateways spend no coin twice', async () => {
    const other = await game.anotherGateway()
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => trade('buy', 'Hat', 1, index % 2 === 0 ? game.app : other.app)),
    )
    expect(answers.filter(({ code }) => code === null)).toHaveLength(6)
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([null, 'cannotAfford']))
    expect(await checkLedger(game.app, () => undefined)).toMatchObject({ mismatches: 0 })
  })
})
