import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { kindNames } from '@sanguine/content'
import { testId } from '@sanguine/content/testing'
import { runQuery } from '@sanguine/gateway/testing'
import type { Role } from '@sanguine/kernel'
import { parse } from 'graphql'
import { catalogue } from '.'
import { catalogueApp, viewerOf } from './testing'

let running: Awaited<ReturnType<typeof catalogueApp>>

beforeAll(async () => {
  running = await catalogueApp()
})
afterAll(() => running.stop())

// biome-ignore lint/suspicious/noExplicitAny: tests look at any shape
type Data = Record<string, any>

const ask = (document: string, variables: Record<string, unknown> = {}, role: Role = 'admin') =>
  runQuery<Data>(running.app, viewerOf(role), document, variables)

/** The fields of a root type as the generated schema has them. */
function fieldsOf(root: 'Query' | 'Mutation'): string[] {
  const { definitions } = parse(readFileSync(join(__dirname, 'generated', 'records.graphql'), 'utf8'))
  return definitions.flatMap((node) =>
    node.kind === 'ObjectTypeDefinition' && node.name.value === root
      ? (node.fields ?? []).map(({ name }) => name.value)
      : [],
  )
}

describe('the schema of the records', () => {
  it.each([
    ['Query', 2],
    ['Mutation', 3],
  ] as const)('has a resolver for every field of %s', (root, each) => {
    expect(fieldsOf(root)).toHaveLength(each * kindNames.length)
    expect(fieldsOf(root).filter((field) => !(field in (catalogue.resolvers[root] ?? {})))).toEqual([])
  })
})

describe('queries', () => {
  it('show players an item and the glossary, but no hidden item', async () => {
    const source =
      'query ($id: ID!) { item(id: $id) { name stats { shortName valueFrom } } stats { name rarity { id } } }'
    const data = await ask(source, { id: testId('item', 1) }, 'user')
    expect(data.item).toEqual({
      name: 'Rusty Blade',
      stats: [
        { shortName: 'damage', valueFrom: 3 },
        { shortName: 'bloodthirst', valueFrom: 2 },
      ],
    })
    expect(data.stats).toHaveLength(4)
    await ask(
      'mutation ($id: ID!) { updateItem(id: $id, input: { name: "Bone", visible: false }) { userErrors { code } } }',
      {
        id: testId('item', 3),
      },
    )
    expect((await ask(source, { id: testId('item', 3) }, 'user')).item).toBeNull()
  })

  it('show admins records with all their fields', async () => {
    const data = await ask(
      '{ enemyRecords { id revision updatedAt name equipment { items { itemId } } loot { dropChance } currencies { shortName value } } }',
    )
    expect(data.enemyRecords).toEqual([
      expect.objectContaining({ name: 'Wolf', equipment: { items: [] } }),
      {
        id: testId('enemy', 1),
        revision: 1,
        updatedAt: new Date(running.clock.at).toISOString(),
        name: 'Ghoul',
        equipment: { items: [{ itemId: testId('item', 1) }] },
        loot: [{ dropChance: 50 }],
        currencies: [{ shortName: 'vgc', value: 3 }],
      },
    ])
  })

  it('answer null for a record that is not there', async () => {
    const data = await ask(`{ itemRecord(id: "${'e'.repeat(24)}") { id } }`)
    expect(data.itemRecord).toBeNull()
  })

  it('name the users of a record', async () => {
    const data = await ask(`{ recordUsers(kind: "procType", id: "${testId('procType', 1)}") { kind title field } }`)
    expect(data.recordUsers).toEqual([{ kind: 'stat', title: 'Bloodthirst', field: 'procType' }])
    await expect(ask('{ recordUsers(kind: "user", id: "1") { kind } }')).rejects.toThrow(
      /^kind: must be one of item, currency, /,
    )
  })

  it('name what is wrong with the content as it is now, for admins', async () => {
    const blade = `id: "${testId('item', 1)}"`
    const input = '{ name: "Blade", visible: true }'
    await ask(`mutation { updateItem(${blade}, input: ${input}) { record { id } userErrors { code } } }`)
    const source = '{ contentProblems { kind title field message sentence } contentUpgrades { id } }'
    const { contentProblems, contentUpgrades } = await ask(source)
    expect(contentProblems).toContainEqual({
      kind: 'item',
      title: 'Blade',
      field: 'imageId',
      message: 'no picture is chosen',
      sentence: 'item "Blade": imageId: no picture is chosen.',
    })
    expect(contentUpgrades).toEqual([])
    await expect(ask(source, {}, 'user')).rejects.toMatchObject({ kind: 'forbidden' })
  })

  it('refuse records to players', async () => {
    await expect(ask('{ itemRecords { id } }', {}, 'user')).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(ask('mutation { deleteItem(id: "1") { deletedId } }', {}, 'user')).rejects.toMatchObject({
      kind: 'forbidden',
    })
  })
})

describe('mutations', () => {
  it('create, update and delete, with times as DateTime', async () => {
    const created = await ask(
      'mutation { createNews(input: { header: "Hello", timestamp: "2025-03-01T12:00:00.000Z" }) { record { id revision timestamp } userErrors { code } } }',
    )
    expect(created.createNews).toEqual({
      record: { id: expect.any(String), revision: 1, timestamp: '2025-03-01T12:00:00.000Z' },
      userErrors: [],
    })
    const id = (created.createNews?.record as { id: string } | undefined)?.id
    const changed = await ask(
      'mutation ($id: ID!) { updateNews(id: $id, revision: 1, input: { header: "Bye" }) { record { header timestamp } userErrors { code } } }',
      { id },
    )
    expect(changed.updateNews?.record).toEqual({ header: 'Bye', timestamp: '2025-03-01T12:00:00.000Z' })
    const deleted = await ask('mutation ($id: ID!) { deleteNews(id: $id) { deletedId userErrors { code } } }', { id })
    expect(deleted.deleteNews).toEqual({ deletedId: id, userErrors: [] })
  })

  it.each([
    ['createItem(input: { name: "x", reqXP: -1 })', { code: 'invalidInput', field: 'reqXP' }],
    ['createRarity(input: { name: "x", shortName: "common" })', { code: 'shortNameTaken', field: 'shortName' }],
    [`updateItem(id: "${testId('item', 2)}", revision: 9, input: { name: "x" })`, { code: 'stale', field: null }],
    [`deleteItem(id: "${testId('item', 2)}")`, { code: 'inUse', field: null }],
    [`deleteItem(id: "${'e'.repeat(24)}")`, { code: 'notFound', field: null }],
  ])('answer what an editor can correct as user errors: %s', async (call, userError) => {
    const data = await ask(`mutation { it: ${call} { userErrors { code field } } }`)
    expect(data.it?.userErrors).toEqual([userError])
  })

  it('keep a yes/no stat as a number', async () => {
    const stats = [{ shortName: 'curator', valueFrom: 1 }]
    const data = await ask(
      'mutation ($stats: [ItemStatInput!]) { createItem(input: { name: "Monocle", stats: $stats }) { record { stats { valueFrom valueTo } } } }',
      { stats },
    )
    expect(data.createItem?.record).toEqual({ stats: [{ valueFrom: 1, valueTo: 1 }] })
  })
})
