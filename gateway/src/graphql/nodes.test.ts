import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { knownImagesService, releaseService } from '@sanguine/catalogue'
import type { FindNode } from '@sanguine/kernel'
import { contextFor } from '@sanguine/kernel/testing'
import type { Id, Release } from '@sanguine/rules'
import { graphql } from 'graphql'
import { mongo } from 'mongoose'
import { domains } from '../domains'
import { startTestGateway, type TestGateway } from '../testing'
import { buildUnguardedSchema } from './schema'

let gateway: TestGateway
let release: Release
let mina: string
let lucy: string
/** Ids that a test can only get by playing, or that are not in the release. */
let played: { readonly player: Id; readonly combat: Id; readonly earlierCombat: Id; readonly premiumPackage: Id }

beforeAll(async () => {
  gateway = await startTestGateway()
  release = gateway.app.get(releaseService).current()
  mina = await gateway.player('Mina')
  lucy = await gateway.player('Lucy')
  const hunt = async () =>
    (await gateway.graphql('mutation { quickHunt { combat { id } player { id } } }', {}, mina)).data.quickHunt
  const earlier = await hunt()
  gateway.advance(3_600_000)
  const { combat, player } = await hunt()
  const { packages } = (await gateway.graphql('{ packages { id } }', {}, mina)).data
  played = {
    player: player.id,
    combat: combat.id,
    earlierCombat: earlier.combat.id,
    premiumPackage: packages[0].id,
  }
})
afterAll(() => gateway.stop())

const nodes = async (ids: readonly Id[], token?: string) => {
  const source = 'query($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }'
  const { data, errors } = await gateway.graphql(source, { ids }, token)
  return errors ?? data.nodes
}

test('images are loaded together', async () => {
  const images = gateway.app.get(knownImagesService)
  const lookups = jest.spyOn(images, 'known')
  const unknown = Array.from({ length: 50 }, (_, index) => index.toString(16).padStart(24, 'e'))
  const found = await nodes([...unknown, image()])
  expect(found.slice(0, 50)).toEqual(unknown.map(() => null))
  expect(found[50]).toMatchObject({ __typename: 'Image' })
  expect(lookups).toHaveBeenCalledTimes(1)
  lookups.mockRestore()
})

test('sessions, payments and entries of the journal are each loaded together', async () => {
  const unknown = Array.from({ length: 30 }, (_, index) => String(900_000_000_000 + index))
  const ids = unknown.flatMap((number) => [
    `${'e'.repeat(20)}${number}`,
    `${'e'.repeat(12)}${number}`,
    `${played.player}:${number}:000`,
  ])
  const reads = jest.spyOn(mongo.Collection.prototype, 'find')
  expect(await nodes(ids, mina)).toEqual(ids.map(() => null))
  const found = reads.mock.calls.map(([filter], call) => ({
    collection: (reads.mock.contexts[call] as mongo.Collection).collectionName,
    by: Object.keys(filter ?? {})[0],
  }))
  reads.mockRestore()
  for (const read of [
    { collection: 'sessions', by: 'accountId' },
    { collection: 'payments', by: '_id' },
    { collection: 'journal', by: '_id' },
  ])
    expect(found.filter((one) => isDeepStrictEqual(one, read))).toEqual([read])
})

const first = (records: Iterable<{ readonly id: Id; readonly isVisible?: boolean }>): Id => {
  const found = [...records].find(({ isVisible = true }) => isVisible)
  if (!found) throw new Error('There is none.')
  return found.id
}

const image = () => {
  const found = [...release.items.values()].find(({ imageId }) => imageId)
  if (!found) throw new Error('No item has an image.')
  return found.imageId
}

const content: readonly (readonly [type: string, id: () => Id])[] = [
  ['Currency', () => first(release.currencies.values())],
  ['Enemy', () => first(release.enemies.values())],
  ['EnemyType', () => first(release.enemyTypes.values())],
  ['HuntingGround', () => first(release.grounds.values())],
  ['Item', () => first(release.items.values())],
  ['ItemType', () => first(release.itemTypes.values())],
  ['NewsPost', () => first(release.news.values())],
  ['PremiumPackage', () => played.premiumPackage],
  ['Rank', () => first(release.ranks)],
  ['Rarity', () => first(release.rarities.values())],
  ['Region', () => first(release.regions.values())],
  ['Stat', () => first(release.stats.values())],
]
const own: typeof content = [
  ['Player', () => played.player],
  ['Combat', () => played.combat],
]

const journalEntries = [
  'CollectionEntry',
  'CombatEntry',
  'MissionRewardEntry',
  'NoBaitEntry',
  'PurchaseEntry',
  'RankUpEntry',
  'SystemEntry',
  'TravelEntry',
]

describe('a node', () => {
  test('is loaded by the type that its id names; an image and a payment have ids of the same form', async () => {
    const called: string[] = []
    const watched = domains.map((domain) => ({
      ...domain,
      nodes: Object.fromEntries(
        Object.entries(domain.nodes ?? {}).map(([type, find]): [string, FindNode] => [
          type,
          (context, id) => {
            called.push(type)
            return find(context, id)
          },
        ]),
      ),
    }))
    const [hex, item] = ['e'.repeat(24), first(release.items.values())]
    const ids = [item, `${hex}:3`, `${hex}:000000000003:000`, `audit-${hex}`, '2025-01-01', hex, 'moon']
    await graphql({
      schema: buildUnguardedSchema(watched),
      source: 'query($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      variableValues: { ids },
      contextValue: contextFor(gateway.app),
    })
    expect(called).toEqual([
      'Item',
      'Combat',
      'JournalEntry',
      'AuditEntry',
      'AnalyticsDay',
      'Image',
      'Image',
      'Payment',
      'Payment',
    ])
  })

  test('of the journal is for the player alone', async () => {
    const { data } = await gateway.graphql('{ journal(first: 1) { nodes { id } } }', {}, mina)
    const [entry] = data.journal.nodes
    expect(await nodes([entry.id], mina)).toEqual([{ __typename: 'CombatEntry', id: entry.id }])
    for (const token of [lucy, undefined]) expect(await nodes([entry.id], token)).toEqual([null])
  })

  test.each(content)('of the type %s is for players', async (__typename, id) => {
    for (const token of [mina, lucy]) expect(await nodes([id()], token)).toEqual([{ __typename, id: id() }])
    expect(await nodes([id()])).toEqual([null])
  })

  test.each(own)('of the type %s is for the player alone', async (__typename, id) => {
    expect(await nodes([id()], mina)).toEqual([{ __typename, id: id() }])
    for (const token of [lucy, undefined]) expect(await nodes([id()], token)).toEqual([null])
  })

  test('that is a session is for its account alone', async () => {
    const { viewer } = (await gateway.graphql('{ viewer { sessions { id isCurrent } } }', {}, mina)).data
    const [{ id }] = viewer.sessions
    expect(await nodes([id], mina)).toEqual([{ __typename: 'AccountSession', id }])
    for (const token of [lucy, await gateway.adminToken(), undefined]) expect(await nodes([id], token)).toEqual([null])
  })

  test('that is a payment is for its buyer and for staff who manage users', async () => {
    const buy = `mutation($id: ID!) { buyPackage(input: { packageId: $id }) { payment { id } userErrors { code } } }`
    const { buyPackage } = (await gateway.graphql(buy, { id: played.premiumPackage }, mina)).data
    const { id } = buyPackage.payment
    const found = [{ __typename: 'Payment', id }]
    for (const token of [mina, await gateway.adminToken()]) expect(await nodes([id], token)).toEqual(found)
    for (const token of [lucy, undefined]) expect(await nodes([id], token)).toEqual([null])
  })

  test('of the type Image is for everyone', async () => {
    for (const token of [mina, undefined])
      expect(await nodes([image()], token)).toEqual([{ __typename: 'Image', id: image() }])
  })

  test('exists for every type of the schema that implements Node', async () => {
    const source = '{ __type(name: "Node") { possibleTypes { name } } }'
    const { data } = await gateway.graphql(source)
    const types = data.__type.possibleTypes.map(({ name }: { name: string }) => name)
    expect(types.sort()).toEqual(
      [...content, ...own]
        .map(([name]) => name)
        .concat('AccountSession', 'AnalyticsDay', 'AuditEntry', 'ContentUpgrade', 'Image', 'Payment', ...journalEntries)
        .sort(),
    )
  })

  test('has the fields of its type', async () => {
    const enemy = [...release.enemies.values()].find(({ isVisible }) => isVisible)
    const source = `query($id: ID!) { node(id: $id) { id ... on Enemy {
      name type { id } rarity { id } reward { xp currencies { currency { shortName } amount } items { amount } } } } }`
    const { data } = await gateway.graphql(source, { id: enemy?.id }, mina)
    expect(data.node).toEqual({
      id: enemy?.id,
      name: enemy?.name,
      type: { id: enemy?.enemyTypeId },
      rarity: { id: enemy?.rarityId },
      reward: {
        xp: enemy?.xp,
        currencies: Object.entries(enemy?.reward ?? {}).map(([shortName, amount]) => ({
          currency: { shortName },
          amount,
        })),
        items: [],
      },
    })
    const combat = 'query($id: ID!) { node(id: $id) { ... on Combat { number attacker { name } } } }'
    expect((await gateway.graphql(combat, { id: played.combat }, mina)).data).toEqual({
      node: { number: 2, attacker: { name: 'Mina' } },
    })
  })

  test('is null if it does not exist or players may not see it', async () => {
    const hidden = first(release.items.values())
    const hide = 'mutation($id: ID!) { updateItem(input: { id: $id, isVisible: false }) { userErrors { code } } }'
    const admin = await gateway.adminToken()
    expect((await gateway.graphql(hide, { id: hidden }, admin)).data.updateItem).toEqual({ userErrors: [] })
    const ids = [hidden, played.earlierCombat, 'e'.repeat(24), 'moon', '__proto__', '']
    expect(await nodes(ids, mina)).toEqual(ids.map(() => null))
  })
})

test('several nodes are returned in the order of their ids, at most 100', async () => {
  const ids = [played.combat, 'e'.repeat(24), first(release.ranks), played.combat]
  const found = await nodes(ids, mina)
  expect(found.map((node: { id: Id } | null) => node?.id ?? null)).toEqual([ids[0], null, ids[2], ids[3]])
  expect(await nodes(Array(101).fill(ids[2]), mina)).toMatchObject([
    { extensions: { code: 'INVALID_INPUT', field: 'ids' } },
  ])
})
