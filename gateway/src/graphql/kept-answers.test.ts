import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { contextFor } from '@sanguine/kernel/testing'
import { aViewer, aWorld, idOf, startGame, type TestGame } from '@sanguine/players/testing'
import { parse } from 'graphql'
import { runQuery } from '../testing'
import { jsonOf } from './execution/json-text'
import { type ServedSchema, servedSchema } from './served-schema'

const viewer = aViewer('Reader')

let game: TestGame
let served: ServedSchema

beforeAll(async () => {
  game = await startGame()
  game.publish(aWorld())
  served = servedSchema(true)
})
afterAll(() => game.stop())

const shop = `query KeptShop($merchant: Merchant!) { shop(merchant: $merchant) {
  item { id name } verb owned isOutgrown quantity price { amount currency { name } } refusal { code message }
  materials { item { name } owned required spare neededForCollection { name } } } }`

/** The documents of the game's pages that read a player, and those of shops. */
function documents(): readonly (readonly [text: string, variables: Record<string, unknown>])[] {
  const pages = ['GamePlayerNow', 'GameInventoryNow', 'GameTreasury', 'GameRegions', 'GameProfile', 'GamePlan']
  const texts = pages.map((name) => {
    const text = [...served.documents.values()].find((own) => new RegExp(`^query ${name}\\b`).test(own))
    if (!text) throw new Error(`The site has no query ${name}.`)
    return [text, {}] as const
  })
  return [...texts, ...['MERCATUS', 'STABLE', 'WEAPON_MASTER'].map((merchant) => [shop, { merchant }] as const)]
}

/** Compares what the gateway keeps with what a schema without kept values answers, at several reads. */
async function compareReads(language: 'en' | 'de' = 'en'): Promise<void> {
  for (const [text, variables] of documents()) {
    const expected = await runQuery(game.app, viewer, text, variables, { language })
    for (let read = 0; read < 3; read += 1) {
      const context = contextFor(game.app, viewer, { language })
      const execution = { hash: text, document: parse(text), operationName: undefined, variables, context }
      const result = await served.executor.execute({ ...execution, mayHaveTexts: true })
      expect(JSON.parse(jsonOf(result))).toEqual({ data: expected })
    }
  }
}

const change = (field: string) =>
  runQuery<Record<string, { userErrors: readonly { code: string }[] }>>(
    game.app,
    viewer,
    `mutation { change: ${field} { userErrors { code } } }`,
  ).then(({ change: { userErrors } = { userErrors: [{ code: 'NO_ANSWER' }] } }) => expect(userErrors).toEqual([]))

test('what is kept of a player is what is read, before and after each change', async () => {
  await compareReads()
  await change('quickHunt')
  await compareReads()
  await change(`buy(input: { itemId: "${idOf('Knife')}", amount: 1 })`)
  await compareReads()
  await change(`equip(input: { itemId: "${idOf('Knife')}" })`)
  await compareReads()
  await compareReads('de')
  game.clock.advance(3_600_000)
  await compareReads()
  const world = aWorld()
  game.publish({
    ...world,
    items: new Map([...world.items].map(([id, item]) => [id, { ...item, name: `New ${item.name}` }])),
  })
  await compareReads()
})
