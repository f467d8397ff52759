import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { kindNames } from '@sanguine/content'
import { testId } from '@sanguine/content/testing'
import { type Context, kernel } from '@sanguine/kernel'
import { graphql } from 'graphql'
import { catalogue } from '.'
import { callBy, catalogueApp } from './testing'

const schema = makeExecutableSchema({
  typeDefs: [kernel, catalogue].flatMap(({ schemaPath }) =>
    [schemaPath].flat().map((path) => readFileSync(path, 'utf8')),
  ),
  resolvers: [kernel.resolvers, catalogue.resolvers] as never,
  resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
})

let running: Awaited<ReturnType<typeof catalogueApp>>

beforeAll(async () => {
  running = await catalogueApp()
})
afterAll(() => running.stop())

async function ask(source: string, variableValues: Record<string, unknown> = {}, context?: Context) {
  const contextValue = context ?? callBy(running.app)
  const { data, errors } = await graphql({ schema, source, variableValues, contextValue })
  return { data: data as Record<string, Record<string, unknown>> | null, errors }
}

describe('the schema of the catalogue', () => {
  it('has a resolver for every field of its roots', () => {
    for (const root of ['Query', 'Mutation'] as const) {
      const fields = Object.keys(
        (root === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {},
      )
      expect(fields.filter((field) => !(field in (catalogue.resolvers[root] ?? {})))).toEqual([])
    }
  })

  it('is the one that is made of the kinds', () => {
    const queries = Object.keys(schema.getQueryType()?.getFields() ?? {})
    for (const kind of kindNames) expect(queries).toEqual(expect.arrayContaining([`${kind}Records`, `${kind}Record`]))
    const generated = readFileSync(join(__dirname, 'generated', 'records.graphql'), 'utf8')
    expect(generated).toContain('trophieItemIds: [ID!]!')
  })
})

describe('queries', () => {
  it('show players an item and the glossary, but no hidden item', async () => {
    const source =
      'query ($id: ID!) { item(id: $id) { name stats { shortName valueFrom } } stats { name rarity { id } } }'
    const context = callBy(running.app, 'user')
    const { data, errors } = await ask(source, { id: testId('item', 1) }, context)
    expect(errors).toBeUndefined()
    expect(data?.item).toEqual({
      name: 'Rusty Blade',
      stats: [
        { shortName: 'damage', valueFrom: 3 },
        { shortName: 'bloodthirst', valueFrom: 2 },
      ],
    })
    expect(data?.stats).toHaveLength(4)
    await ask(
      'mutation ($id: ID!) { updateItem(id: $id, input: { name: "Bone", visible: false }) { userErrors { code } } }',
      {
        id: testId('item', 3),
      },
    )
    expect((await ask(source, { id: testId('item', 3) }, context)).data?.item).toBeNull()
  })

  it('show admins records with all their fields', async () => {
    const { data, errors } = await ask(
      '{ enemyRecords { id revision updatedAt name equipment { items { itemId } } loot { dropChance } currencies { shortName value } } }',
    )
    expect(errors).toBeUndefined()
    expect(data?.enemyRecords).toEqual([
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
    const { data, errors } = await ask(`{ itemRecord(id: "${'e'.repeat(24)}") { id } }`)
    expect(errors).toBeUndefined()
    expect(data?.itemRecord).toBeNull()
  })

  it('name the users of a record', async () => {
    const { data } = await ask(`{ recordUsers(kind: "procType", id: "${testId('procType', 1)}") { kind title field } }`)
    expect(data?.recordUsers).toEqual([{ kind: 'stat', title: 'Bloodthirst', field: 'procType' }])
    expect((await ask('{ recordUsers(kind: "user", id: "1") { kind } }')).errors?.[0]?.message).toMatch(
      /^kind: must be one of item, currency, /,
    )
  })

  it('refuse records to players', async () => {
    const { errors } = await ask('{ itemRecords { id } }', {}, callBy(running.app, 'user'))
    expect(errors?.[0]?.message).toBe('Only an admin may do this.')
  })
})

describe('mutations', () => {
  it('create, update and delete, with times as DateTime', async () => {
    const created = await ask(
      'mutation { createNews(input: { header: "Hello", timestamp: "2025-03-01T12:00:00.000Z" }) { record { id revision timestamp } userErrors { code } } }',
    )
    expect(created.data?.createNews).toEqual({
      record: { id: expect.any(String), revision: 1, timestamp: '2025-03-01T12:00:00.000Z' },
      userErrors: [],
    })
    const id = (created.data?.createNews?.record as { id: string } | undefined)?.id
    const changed = await ask(
      'mutation ($id: ID!) { updateNews(id: $id, revision: 1, input: { header: "Bye" }) { record { header timestamp } userErrors { code } } }',
      { id },
    )
    expect(changed.data?.updateNews?.record).toEqual({ header: 'Bye', timestamp: '2025-03-01T12:00:00.000Z' })
    const deleted = await ask('mutation ($id: ID!) { deleteNews(id: $id) { deletedId userErrors { code } } }', { id })
    expect(deleted.data?.deleteNews).toEqual({ deletedId: id, userErrors: [] })
  })

  it.each([
    ['createItem(input: { name: "x", reqXP: -1 })', { code: 'invalidInput', field: 'reqXP' }],
    ['createRarity(input: { name: "x", shortName: "common" })', { code: 'shortNameTaken', field: 'shortName' }],
    [`updateItem(id: "${testId('item', 2)}", revision: 9, input: { name: "x" })`, { code: 'stale', field: null }],
    [`deleteItem(id: "${testId('item', 2)}")`, { code: 'inUse', field: null }],
    [`deleteItem(id: "${'e'.repeat(24)}")`, { code: 'notFound', field: null }],
  ])('answer what an editor can correct as user errors: %s', async (call, userError) => {
    const { data, errors } = await ask(`mutation { it: ${call} { userErrors { code field } } }`)
    expect(errors).toBeUndefined()
    expect(data?.it?.userErrors).toEqual([userError])
  })

  it('keep a yes/no stat as a number', async () => {
    const stats = [{ shortName: 'curator', valueFrom: 1 }]
    const { data, errors } = await ask(
      'mutation ($stats: [ItemStatInput!]) { createItem(input: { name: "Monocle", stats: $stats }) { record { stats { valueFrom valueTo } } } }',
      { stats },
    )
    expect(errors).toBeUndefined()
    expect(data?.createItem?.record).toEqual({ stats: [{ valueFrom: 1, valueTo: 1 }] })
  })
})
