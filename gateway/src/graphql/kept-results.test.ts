import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Viewer } from '@sanguine/kernel'
import { contextFor } from '@sanguine/kernel/testing'
import { aViewer, aWorld, idOf, startGame, type TestGame } from '@sanguine/players/testing'
import { type DocumentNode, parse } from 'graphql'
import { runQuery } from '../testing'
import { JsonText, jsonOf } from './execution/json-text'
import { type ServedSchema, servedSchema } from './served-schema'

const reader = aViewer('Reader')
const other = aViewer('Other Reader')

let game: TestGame
let served: ServedSchema
let reads: readonly Read[]

beforeAll(async () => {
  game = await startGame()
  game.publish(aWorld())
  served = servedSchema(true)
  reads = pageReads()
})
afterAll(() => game.stop())

const shop = `query KeptShop($merchant: Merchant!) { shop(merchant: $merchant) {
  item { id name } verb owned isOutgrown quantity price { amount currency { name } } refusal { code message }
  materials { item { name } owned required spare neededForCollection { name } } } }`

/** A document that is parsed once, as the gateway does, so that its plan and what is kept by it are used again. */
interface Read {
  readonly text: string
  readonly document: DocumentNode
  readonly variables: Readonly<Record<string, unknown>>
}

const readOf = (text: string, variables: Read['variables'] = {}): Read => ({ text, document: parse(text), variables })

/** The documents of the game's pages that read a player, and those of shops. */
function pageReads(): readonly Read[] {
  const pages = ['GamePlayerNow', 'GameInventoryNow', 'GameTreasury', 'GameRegions', 'GameProfile', 'GamePlan']
  const texts = pages.map((name) => {
    const text = [...served.documents.values()].find((own) => new RegExp(`^query ${name}\\b`).test(own))
    if (!text) throw new Error(`The site has no query ${name}.`)
    return text
  })
  return [
    ...texts.map((text) => readOf(text)),
    ...['MERCATUS', 'STABLE', 'WEAPON_MASTER'].map((merchant) => readOf(shop, { merchant })),
  ]
}

const execute = ({ text, document, variables }: Read, viewer: Viewer) =>
  served.executor.execute({
    hash: text,
    document,
    operationName: undefined,
    variables,
    context: contextFor(game.app, viewer),
    mayHaveTexts: true,
  })

/** Compares results with kept texts with those of graphql-js, at several reads by two players in turns. */
async function compareReads(): Promise<void> {
  for (const page of reads) {
    for (let use = 0; use < 3; use += 1) {
      for (const viewer of [reader, other]) {
        const expected = await runQuery(game.app, viewer, page.text, page.variables)
        expect(JSON.parse(jsonOf(await execute(page, viewer)))).toEqual({ data: expected })
      }
    }
  }
}

test('the inventory of a player is kept as text while it is read again', async () => {
  const inventory = readOf('{ me { inventory { item { name } amount } } }')
  const read = async () => ((await execute(inventory, reader)).data as { me: { inventory: unknown } }).me.inventory
  // The first read creates the player, and a list is kept from its second use on.
  for (let before = 0; before < 2; before += 1) await read()
  const kept = await read()
  expect(kept).toBeInstanceOf(JsonText)
  expect(await read()).toBe(kept)
})

const change = (field: string) =>
  runQuery<Record<string, { userErrors: readonly { code: string }[] }>>(
    game.app,
    reader,
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
  game.clock.advance(3_600_000)
  await compareReads()
  const world = aWorld()
  game.publish({
    ...world,
    items: new Map([...world.items].map(([id, item]) => [id, { ...item, name: `New ${item.name}` }])),
  })
  await compareReads()
})
