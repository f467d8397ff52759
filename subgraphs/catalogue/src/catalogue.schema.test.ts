import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { kindNames } from '@sanguine/content'
import { testId } from '@sanguine/content/testing'
import { runQuery } from '@sanguine/gateway/testing'
import type { Role } from '@sanguine/kernel'
import { parse } from 'graphql'
import { catalogueResolvers } from './catalogue.resolvers'
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

/** The fields of a type as the generated schema has them. */
function fieldsOf(type: 'Admin' | 'Mutation'): string[] {
  const { definitions } = parse(readFileSync(join(__dirname, 'generated', 'records.graphql'), 'utf8'))
  return definitions.flatMap((node) =>
    (node.kind === 'ObjectTypeDefinition' || node.kind === 'ObjectTypeExtension') && node.name.value === type
      ? (node.fields ?? []).map(({ name }) => name.value)
      : [],
  )
}

describe('the schema of the records', () => {
  it.each([
    ['Admin', 2],
    ['Mutation', 5],
  ] as const)('has a resolver for every field of %s', (type, each) => {
    expect(fieldsOf(type)).toHaveLength(each * kindNames.length)
    expect(fieldsOf(type).filter((field) => !(field in catalogueResolvers[type]))).toEqual([])
  })
})

describe('a creation that is repeated under its Idempotency-Key', () => {
  const create = (name: string) =>
    runQuery<Data>(
      running.app,
      viewerOf('admin'),
      `mutation { createItem(input: { name: "${name}" }) { item { id name } userErrors { code message } } }`,
      {},
      { idempotencyKey: 'rope-1' },
    )

  it('returns the first record again, and is refused with other content', async () => {
    const first = await create('Rope')
    expect(first.createItem).toMatchObject({ item: { name: 'Rope' }, userErrors: [] })
    expect(await create('Rope')).toEqual(first)
    const message = 'This Idempotency-Key belongs to another call. Please use a new one.'
    expect((await create('Chain')).createItem).toEqual({ item: null, userErrors: [{ code: 'CONFLICT', message }] })
    await ask(`mutation { deleteItem(input: { id: "${first.createItem.item.id}" }) { deletedId } }`)
  })
})

describe('mutations of several records', () => {
  const update = `mutation ($input: UpdateItemsInput!) { updateItems(input: $input) {
    items { id name revision } userErrors { code field message } } }`
  const remove = `mutation ($input: DeleteItemsInput!) { deleteItems(input: $input) {
    deletedIds auditEntries { id action subject { title } } userErrors { code field } } }`
  const restore = `mutation ($input: RestoreRecordsInput!) { restoreRecords(input: $input) {
    kind recordIds userErrors { code field message } } }`
  const create = async (name: string) => {
    const { createItem } = await ask(`mutation { createItem(input: { name: "${name}" }) { item { id } } }`)
    return createItem.item.id as string
  }

  it('change, delete and restore all of them', async () => {
    const ids = [await create('Rope'), await create('Chain')]
    const { updateItems } = await ask(update, {
      input: { items: ids.map((id, index) => ({ id, revision: 1, name: `Rope ${index}` })) },
    })
    expect(updateItems).toEqual({
      items: ids.map((id, index) => ({ id, name: `Rope ${index}`, revision: 2 })),
      userErrors: [],
    })
    const { deleteItems } = await ask(remove, { input: { items: ids.map((id) => ({ id, revision: 2 })) } })
    expect(deleteItems).toEqual({
      deletedIds: ids,
      auditEntries: [0, 1].map((index) => ({
        id: expect.any(String),
        action: 'DELETE',
        subject: { title: `Rope ${index}` },
      })),
      userErrors: [],
    })
    const entries = deleteItems.auditEntries.map(({ id }: { id: string }) => ({ entryId: id, state: 'BEFORE' }))
    const { restoreRecords } = await ask(restore, { input: { entries } })
    expect(restoreRecords).toEqual({ kind: 'ITEM', recordIds: ids, userErrors: [] })
    const again = await ask(restore, { input: { entries } })
    expect(again.restoreRecords).toMatchObject({
      kind: null,
      recordIds: null,
      userErrors: [
        { code: 'UNCHANGED', field: ['entries', '0'] },
        { code: 'UNCHANGED', field: ['entries', '1'] },
      ],
    })
    await ask(remove, { input: { items: ids.map((id) => ({ id })) } })
  })

  it('name each record that is refused by its position', async () => {
    const id = await create('Rope')
    const items = [{ id: testId('item', 1), revision: 9, name: 'Blade' }, { id, requiredXp: -1 }, { id }]
    const message = 'id: must not occur twice.'
    expect((await ask(update, { input: { items } })).updateItems).toEqual({
      items: null,
      userErrors: [{ code: 'INVALID_INPUT', field: ['items', '2', 'id'], message }],
    })
    expect((await ask(update, { input: { items: items.slice(0, 2) } })).updateItems).toMatchObject({
      items: null,
      userErrors: [
        { code: 'STALE', field: ['items', '0'] },
        { code: 'INVALID_INPUT', field: ['items', '1', 'requiredXp'] },
      ],
    })
    expect((await ask(remove, { input: { items: [{ id }, { id: testId('item', 2) }] } })).deleteItems).toEqual({
      deletedIds: null,
      auditEntries: null,
      userErrors: [{ code: 'IN_USE', field: ['items', '1'] }],
    })
    expect((await ask(remove, { input: { items: [] } })).deleteItems.userErrors).toEqual([
      { code: 'INVALID_INPUT', field: ['items'] },
    ])
    await ask(remove, { input: { items: [{ id }] } })
  })
})

describe('queries', () => {
  it('return an item and the glossary to players, but no hidden item', async () => {
    const source =
      'query ($id: ID!) { item(id: $id) { name stats { stat { shortName } from } } stats { name rarity { id } } }'
    const data = await ask(source, { id: testId('item', 1) }, 'user')
    expect(data.item).toEqual({
      name: 'Rusty Blade',
      stats: [
        { stat: { shortName: 'damage' }, from: 3 },
        { stat: { shortName: 'bloodthirst' }, from: 2 },
      ],
    })
    expect(data.stats).toHaveLength(4)
    const hide =
      'mutation ($id: ID!) { updateItem(input: { id: $id, name: "Bone", isVisible: false }) { userErrors { code } } }'
    expect(await ask(hide, { id: testId('item', 3) })).toEqual({ updateItem: { userErrors: [] } })
    expect((await ask(source, { id: testId('item', 3) }, 'user')).item).toBeNull()
  })

  it('return records to admins with all fields, and the records to which they refer', async () => {
    const data = await ask(
      `{ admin { enemies { totalCount nodes { id revision updatedAt name isVisible image { id } rarityId rarity { shortName }
        equipment { items { itemType itemId item { name } } } loot { dropChance item { name } }
        currencies { currencyShortName value currency { name } } } } } }`,
    )
    const common = {
      revision: 1,
      updatedAt: new Date(running.clock.at).toISOString(),
      isVisible: true,
      image: { id: 'f'.repeat(24) },
      rarityId: testId('rarity', 1),
      rarity: { shortName: 'common' },
    }
    expect(data.admin.enemies).toEqual({
      totalCount: 2,
      nodes: [
        expect.objectContaining({ ...common, name: 'Wolf', equipment: { items: [] } }),
        {
          ...common,
          id: testId('enemy', 1),
          name: 'Ghoul',
          equipment: { items: [{ itemType: 'weapon', itemId: testId('item', 1), item: { name: 'Rusty Blade' } }] },
          loot: [{ dropChance: 50, item: { name: 'Bone' } }],
          currencies: [{ currencyShortName: 'vgc', value: 3, currency: { name: 'Vampire Gold Coins' } }],
        },
      ],
    })
  })

  it('return pages, matches and filtered lists of records', async () => {
    const list = async (args: string) => {
      const fields = 'totalCount nodes { name } pageInfo { hasNextPage endCursor }'
      const { items } = (await ask(`{ admin { items${args} { ${fields} } } }`)).admin
      return { ...items, nodes: items.nodes.map(({ name }: { name: string }) => name) }
    }
    const all = await list('')
    expect(all).toMatchObject({ totalCount: 3, nodes: ['Bone', 'Carrion', 'Rusty Blade'] })
    const first = await list('(first: 2)')
    expect(first).toMatchObject({ totalCount: 3, nodes: ['Bone', 'Carrion'], pageInfo: { hasNextPage: true } })
    expect(await list(`(first: 2, after: "${first.pageInfo.endCursor}")`)).toMatchObject({
      nodes: ['Rusty Blade'],
      pageInfo: { hasNextPage: false },
    })
    expect(await list('(search: "BLADE")')).toMatchObject({ totalCount: 1, nodes: ['Rusty Blade'] })
    expect(await list(`(itemTypeId: "${testId('itemType', 2)}")`)).toMatchObject({ totalCount: 1, nodes: ['Carrion'] })
    await expect(list('(first: 501)')).rejects.toMatchObject({ kind: 'invalidInput', details: { field: 'first' } })
  })

  describe('on a list of records', () => {
    const names = ['Anvil', 'bell', 'Candle', 'Dirk', 'Ember']
    const ids: string[] = []
    const fields = 'totalCount nodes { name } pageInfo { hasNextPage hasPreviousPage endCursor }'

    const list = async (args: string) => {
      const { items } = (await ask(`{ admin { items(${args}) { ${fields} } } }`)).admin
      return { ...items, nodes: items.nodes.map(({ name }: { name: string }) => name) }
    }

    beforeAll(async () => {
      for (const name of [...names].reverse()) {
        running.clock.advance(1000)
        const input = `{ name: "${name}", isVisible: ${name < 'C'}, flavorText: "listed", rarityId: "${testId('rarity', 1)}" }`
        const { createItem } = await ask(`mutation { createItem(input: ${input}) { item { id } } }`)
        ids.push(createItem.item.id)
      }
    })
    afterAll(async () => {
      for (const id of ids) await ask(`mutation { deleteItem(input: { id: "${id}" }) { deletedId } }`)
    })

    const ours = () => `ids: ${JSON.stringify(ids)}`

    it.each([
      ['sort: NAME', names],
      ['sort: NAME, direction: DESCENDING', [...names].reverse()],
      ['sort: UPDATED', [...names].reverse()],
      ['sort: UPDATED, direction: DESCENDING', names],
    ])('can be sorted: %s', async (args, sorted) => {
      expect((await list(`${ours()}, ${args}`)).nodes).toEqual(sorted)
    })

    it('can be filtered by visibility and by one or several references', async () => {
      expect((await list(`${ours()}, isVisible: true`)).nodes).toEqual(['Anvil'])
      expect(await list(`${ours()}, isVisible: false`)).toMatchObject({ totalCount: 4 })
      const rarities = JSON.stringify([testId('rarity', 1), testId('rarity', 2)])
      expect(await list(`${ours()}, rarityIds: ${rarities}`)).toMatchObject({ totalCount: 5 })
      expect(await list(`${ours()}, rarityIds: []`)).toMatchObject({ totalCount: 0 })
      await expect(list('rarityIds: ["x"]')).rejects.toMatchObject({ kind: 'invalidInput' })
    })

    it('find the position of a record among the matches, in the order of the list', async () => {
      const position = async (args: string, id: string | undefined) =>
        (await ask(`{ admin { items(first: 1, ${ours()}, ${args}) { positionOf(id: "${id}") } } }`)).admin.items
          .positionOf
      expect(await position('sort: NAME', ids[0])).toBe(4)
      expect(await position('sort: NAME, direction: DESCENDING', ids[0])).toBe(0)
      expect(await position('sort: NAME, search: "e"', ids[0])).toBe(2)
      expect(await position('isVisible: true', ids[0])).toBeNull()
      expect(await position('sort: NAME', 'e'.repeat(24))).toBeNull()
    })

    it('can be filtered by the state of translations', async () => {
      const [id] = ids
      const change = (fields: string) =>
        ask(`mutation { updateItem(input: { id: "${id}", ${fields} }) { userErrors { message } } }`)
      const german = (field: string, text: string) => `{ language: DE, field: "${field}", text: "${text}" }`
      expect(await list(`${ours()}, translation: MISSING`)).toMatchObject({ totalCount: 5 })
      await change(`translations: [${german('name', 'Glut')}]`)
      expect(await list(`${ours()}, translation: MISSING`)).toMatchObject({ totalCount: 5 })
      await change(`translations: [${german('flavorText', 'gelistet')}]`)
      expect((await list(`${ours()}, sort: NAME, translation: MISSING`)).nodes).not.toContain('Ember')
      expect((await list(`${ours()}, translation: OUTDATED`)).nodes).toEqual([])
      await change('flavorText: "listed again"')
      expect((await list(`${ours()}, translation: OUTDATED`)).nodes).toEqual(['Ember'])
      await change('flavorText: "listed"')
    })

    it('find a record by its complete id', async () => {
      expect((await list(`search: "${ids[0]}"`)).nodes).toEqual(['Ember'])
      expect((await list(`search: "${ids[0]?.slice(0, 23)}"`)).nodes).toEqual([])
    })

    it.each([
      ['ASCENDING', ['Anvil', 'bell', 'Dirk', 'Ember']],
      ['DESCENDING', ['Ember', 'Dirk', 'bell', 'Anvil']],
    ])('continue %s if the record of the cursor was deleted in the meantime', async (direction, left) => {
      const args = `${ours()}, sort: NAME, direction: ${direction}`
      const first = await list(`${args}, first: 3`)
      expect(first.nodes[2]).toBe('Candle')
      const id = ids[names.length - 1 - names.indexOf('Candle')]
      await ask(`mutation { deleteItem(input: { id: "${id}" }) { deletedId } }`)
      const rest = await list(`${args}, first: 3, after: "${first.pageInfo.endCursor}"`)
      expect([...first.nodes.slice(0, 2), ...rest.nodes]).toEqual(left)
      expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
      const { createItem } = await ask(
        'mutation { createItem(input: { name: "Candle", isVisible: false }) { item { id } } }',
      )
      ids[names.length - 1 - names.indexOf('Candle')] = createItem.item.id
    })

    it.each(['nonsense', 'W10'])('refuse an invalid cursor: %s', async (cursor) => {
      await expect(list(`after: "${cursor}"`)).rejects.toMatchObject({
        kind: 'invalidInput',
        details: { field: 'after' },
      })
    })

    it('refuse a cursor of another sort order', async () => {
      const { pageInfo } = await list(`${ours()}, sort: NAME, first: 1`)
      await expect(list(`${ours()}, sort: UPDATED, after: "${pageInfo.endCursor}"`)).rejects.toMatchObject({
        kind: 'invalidInput',
      })
    })
  })

  it.each(['items', 'enemies'])('page through the visible %s, also if the record of a cursor is gone', async (kind) => {
    const one = kind === 'items' ? 'Item' : 'Enemy'
    const record = kind === 'items' ? 'item' : 'enemy'
    const ids: string[] = []
    for (const name of ['Zaa', 'zab', 'Zac']) {
      const created = await ask(
        `mutation { create${one}(input: { name: "${name}", isVisible: true }) { ${record} { id } } }`,
      )
      ids.push(created[`create${one}`][record].id)
    }
    const list = async (args: string) => {
      const found = await ask(`{ ${kind}(${args}) { edges { cursor node { name } } } }`)
      return found[kind].edges as { cursor: string; node: { name: string } }[]
    }
    const namesAfter = async (cursor: string | undefined) =>
      (await list(`first: 100, after: "${cursor}"`)).map(({ node }) => node.name)
    const change = (index: number, isVisible: boolean) =>
      ask(`mutation { update${one}(input: { id: "${ids[index]}", isVisible: ${isVisible} }) { ${record} { id } } }`)
    const last = (await list('first: 100')).slice(-3)
    expect(last.map(({ node }) => node.name)).toEqual(['Zaa', 'zab', 'Zac'])
    const [first, second, third] = last.map(({ cursor }) => cursor)
    expect(await namesAfter(second)).toEqual(['Zac'])
    await change(1, false)
    expect([await namesAfter(first), await namesAfter(second)]).toEqual([['Zac'], ['Zac']])
    await change(0, false)
    await ask(`mutation { delete${one}(input: { id: "${ids[2]}" }) { deletedId } }`)
    expect([await namesAfter(first), await namesAfter(third)]).toEqual([[], []])
    await change(1, true)
    expect([await namesAfter(first), await namesAfter(third)]).toEqual([['zab'], []])
    await ask(`mutation { delete${one}(input: { id: "${ids[1]}" }) { deletedId } }`)
    await ask(`mutation { delete${one}(input: { id: "${ids[0]}" }) { deletedId } }`)
  })

  it('search the records of all kinds, the best match first', async () => {
    const search = async (text: string, args = '') =>
      (
        await ask(
          `query ($text: String!) { admin { searchRecords(search: $text${args}) { kind recordId title shortName image { id } } } }`,
          { text },
        )
      ).admin.searchRecords as readonly { readonly kind: string; readonly title: string; readonly shortName: string }[]
    expect(await search('bone')).toEqual([
      { kind: 'ITEM', recordId: testId('item', 3), title: 'Bone', shortName: null, image: expect.anything() },
    ])
    const titles = (await search('b')).map(({ title }) => title)
    expect(titles.indexOf('Bone')).toBeLessThan(titles.indexOf('Rusty Blade'))
    expect(await search(testId('enemy', 1))).toMatchObject([{ kind: 'ENEMY', title: 'Ghoul' }])
    expect(await search('VGC')).toMatchObject([{ kind: 'CURRENCY', shortName: 'vgc' }])
    expect(await search('e', ', first: 2')).toHaveLength(2)
    expect(await search('  ')).toEqual([])
    await expect(search('e', ', first: 0')).rejects.toMatchObject({ kind: 'invalidInput' })
    const source = '{ admin { searchRecords(search: "e") { title } } }'
    await expect(ask(source, {}, 'user')).rejects.toMatchObject({ kind: 'forbidden' })
  })

  it('return null for an unknown record', async () => {
    expect(await ask(`{ admin { item(id: "${'e'.repeat(24)}") { id } } }`)).toEqual({ admin: { item: null } })
  })

  it('return the uses of a record', async () => {
    const users = (kind: string) =>
      ask(`{ admin { recordUsers(kind: ${kind}, id: "${testId('procType', 1)}") { kind recordId title field } } }`)
    expect((await users('PROC_TYPE')).admin.recordUsers).toEqual([
      { kind: 'STAT', recordId: testId('stat', 3), title: 'Bloodthirst', field: ['procTypeId'] },
    ])
    await expect(users('USER')).rejects.toThrow(/"USER" does not exist in "RecordKind"/)
  })

  it('return the current findings of the content check, for admins', async () => {
    const input = `{ id: "${testId('item', 1)}", name: "Blade", isVisible: true, imageId: null }`
    const changed = await ask(`mutation { updateItem(input: ${input}) { item { image { id } } userErrors { code } } }`)
    expect(changed.updateItem).toEqual({ item: { image: null }, userErrors: [] })
    const source =
      '{ admin { contentProblems { kind recordId title field message } contentUpgrades { totalCount nodes { id } } } }'
    const { admin } = await ask(source)
    expect(admin.contentProblems).toContainEqual({
      kind: 'ITEM',
      recordId: testId('item', 1),
      title: 'Blade',
      field: ['imageId'],
      message: 'no image is chosen',
    })
    expect(admin.contentUpgrades).toEqual({ totalCount: 0, nodes: [] })
    const problems = async (args: string) =>
      (await ask(`{ admin { contentProblems(${args}) { recordId } } }`)).admin.contentProblems
    expect(await problems(`kind: ITEM, id: "${testId('item', 1)}"`)).toContainEqual({ recordId: testId('item', 1) })
    expect(await problems(`kind: ENEMY, id: "${testId('item', 1)}"`)).toEqual([])
    await expect(ask(source, {}, 'user')).rejects.toMatchObject({ kind: 'forbidden' })
  })

  it('refuse records to players', async () => {
    await expect(ask('{ admin { items { nodes { id } } } }', {}, 'user')).rejects.toMatchObject({ kind: 'forbidden' })
    const deleting = 'mutation { deleteItem(input: { id: "1" }) { deletedId } }'
    await expect(ask(deleting, {}, 'user')).rejects.toMatchObject({ kind: 'forbidden' })
  })
})

describe('mutations', () => {
  it('create, update and delete, with times as DateTime', async () => {
    const created = await ask(
      `mutation { createNewsPost(input: { header: "Hello", publishedAt: "2025-03-01T12:00:00.000Z" }) {
        newsPost { id revision publishedAt } userErrors { code } } }`,
    )
    expect(created.createNewsPost).toEqual({
      newsPost: { id: expect.any(String), revision: 1, publishedAt: '2025-03-01T12:00:00.000Z' },
      userErrors: [],
    })
    const { id } = created.createNewsPost.newsPost
    const changed = await ask(
      `mutation ($id: ID!) { updateNewsPost(input: { id: $id, revision: 1, header: "Bye" }) {
        newsPost { header publishedAt } userErrors { code } } }`,
      { id },
    )
    expect(changed.updateNewsPost.newsPost).toEqual({ header: 'Bye', publishedAt: '2025-03-01T12:00:00.000Z' })
    const deleting = 'mutation ($id: ID!) { deleteNewsPost(input: { id: $id }) { deletedId userErrors { code } } }'
    expect((await ask(deleting, { id })).deleteNewsPost).toEqual({ deletedId: id, userErrors: [] })
  })

  it('keep fields that an update omits, and reset fields that it sets to null', async () => {
    const id = testId('item', 2)
    const update = async (fields: string) =>
      (await ask(`mutation { updateItem(input: { id: "${id}", ${fields} }) { item { flavorText requiredXp name } } }`))
        .updateItem.item
    expect(await update('flavorText: "Old meat.", requiredXp: 7')).toMatchObject({ flavorText: 'Old meat.' })
    expect(await update('requiredXp: 8')).toEqual({ flavorText: 'Old meat.', requiredXp: 8, name: 'Carrion' })
    expect(await update('flavorText: null, requiredXp: null')).toEqual({
      flavorText: '',
      requiredXp: 0,
      name: 'Carrion',
    })
  })

  it.each([
    ['createItem(input: { name: "x", requiredXp: -1 })', { code: 'INVALID_INPUT', field: ['requiredXp'] }],
    ['createRarity(input: { name: "x", shortName: "common" })', { code: 'SHORT_NAME_TAKEN', field: ['shortName'] }],
    [`updateItem(input: { id: "${testId('item', 2)}", revision: 99, name: "x" })`, { code: 'STALE', field: null }],
    [`deleteItem(input: { id: "${testId('item', 2)}" })`, { code: 'IN_USE', field: null }],
    [`deleteItem(input: { id: "${'e'.repeat(24)}" })`, { code: 'NOT_FOUND', field: null }],
  ])('return correctable mistakes as user errors: %s', async (call, userError) => {
    const data = await ask(`mutation { it: ${call} { userErrors { code field message } } }`)
    expect(data.it.userErrors).toEqual([{ ...userError, message: expect.any(String) }])
  })

  it('return the path of a field within an entry, and the uses of a record that is in use', async () => {
    const data = await ask(`mutation {
      createItem(input: { name: "x", price: [{ currencyShortName: "doubloon", value: 1 }] }) { userErrors { field } }
      deleteItem(input: { id: "${testId('item', 3)}" }) { userErrors { users { kind title } } }
    }`)
    expect(data).toEqual({
      createItem: { userErrors: [{ field: ['price', '0', 'currencyShortName'] }] },
      deleteItem: {
        userErrors: [
          {
            users: expect.arrayContaining([
              { kind: 'ENEMY', title: 'Ghoul' },
              { kind: 'RANK', title: 'Neonate' },
            ]),
          },
        ],
      },
    })
  })

  it('keep a yes/no stat as a number', async () => {
    const stats = [{ statShortName: 'curator', valueFrom: 1 }]
    const data = await ask(
      'mutation ($stats: [ItemStatInput!]) { createItem(input: { name: "Monocle", stats: $stats }) { item { stats { valueFrom valueTo } } } }',
      { stats },
    )
    expect(data.createItem.item).toEqual({ stats: [{ valueFrom: 1, valueTo: 1 }] })
  })
})
