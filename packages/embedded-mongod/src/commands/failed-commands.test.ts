import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { aServer, type TestServer } from '../testing/a-server'

let running: TestServer

const ada = { _id: 1, name: 'Ada', n: 1, tags: ['a', 'b'] }
const eve = { _id: 2, name: 'Eve', n: 1, tags: [] }

beforeAll(async () => {
  running = await aServer()
})
afterAll(() => running.stop())
beforeEach(async () => {
  await running.db.dropDatabase()
  await running.db.collection('things').insertMany([ada, eve] as never)
})

const codeOf = (command: object): Promise<unknown> =>
  running.db.command(command as Record<string, unknown>).then(
    ({ writeErrors }) => writeErrors?.[0]?.code,
    ({ code }) => code,
  )
const stored = () => running.db.collection('things').find().sort({ _id: 1 }).toArray()
const collections = async () => (await running.db.listCollections().toArray()).map(({ name }) => name)
const modify = (more: object) => ({ findAndModify: 'things', query: { _id: 1 }, update: { $set: { n: 9 } }, ...more })
const removal = { update: undefined, remove: true }
const insertion = { query: { _id: 3 }, upsert: true }

describe('findAndModify writes nothing if it fails', () => {
  it.each<[string, object, number]>([
    ['a position in an array that the filter does not name', { fields: { 'tags.$': 1 } }, 51246],
    ['the same where it removes', { ...removal, fields: { 'tags.$': 1 } }, 51246],
    ['a position in the array of the new document', { query: { tags: 'a' }, fields: { 'tags.$': 1 }, new: true }, 2],
    ['the same where it inserts', { ...insertion, fields: { 'tags.$': 1 }, new: true }, 2],
    ['two positions', { fields: { 'tags.$': 1, 'name.$': 1 } }, 31276],
    ['a projection of both kinds', { fields: { n: 1, name: 0 } }, 31254],
    ['an expression that fails on the old document', { fields: { x: { $divide: ['$n', 0] } } }, 2],
    ['the same where it removes', { ...removal, fields: { x: { $divide: ['$n', 0] } } }, 2],
    [
      'an expression that fails on the new document',
      { fields: { x: { $divide: [1, { $subtract: ['$n', 9] }] } }, new: true },
      2,
    ],
    [
      'an expression that fails on the inserted document',
      { ...insertion, fields: { x: { $toInt: '$_id.x' }, y: { $divide: [1, 0] } }, new: true },
      2,
    ],
    ['a projection that is no document', { fields: 1 }, 14],
    ['a sort in no direction', { sort: { n: 2 } }, 15975],
    ['a sort that is no document', { sort: 'n' }, 14],
    ['a collation', { collation: { locale: 'de' } }, 238],
    ['an index that is not there', { hint: 'nowhere' }, 2],
    ['an array filter without use', { arrayFilters: [{ x: 1 }] }, 9],
    ['array filters that are no documents', { arrayFilters: [1] }, 14],
    ['an array filter where it removes', { ...removal, arrayFilters: [{ x: 1 }] }, 9],
    ['the new document of a removal', { ...removal, new: true }, 9],
    ['an insertion where it removes', { ...removal, upsert: true }, 9],
    ['another id', { update: { $set: { _id: 7 } } }, 66],
    ['another id of what it inserts', { ...insertion, update: { $set: { _id: 7 } } }, 66],
    ['an operator on a value of another type', { update: { $set: { name: 'Eva' }, $inc: { tags: 1 } } }, 14],
    ['a field that is not known', { nwe: true }, 40415],
    ['a flag that is none', { new: 'yes' }, 14],
  ])('%s', async (_, more, code) => {
    const { update, ...command } = modify(more) as Record<string, unknown>
    expect(await codeOf({ ...command, ...(update === undefined ? {} : { update }) })).toBe(code)
    expect(await stored()).toEqual([ada, eve])
  })

  it('a value that another document has in a unique index', async () => {
    await running.db.collection('things').createIndex({ name: 1 }, { unique: true })
    expect(await codeOf(modify({ update: { $set: { name: 'Eve' } } }))).toBe(11000)
    expect(await codeOf(modify({ ...insertion, update: { $set: { name: 'Eve' } } }))).toBe(11000)
    expect(await stored()).toEqual([ada, eve])
  })
})

it('findAndModify returns the array element of the old document that matches the filter', async () => {
  const { value } = await running.db.command(modify({ query: { tags: 'b' }, fields: { 'tags.$': 1 } }))
  expect(value).toEqual({ _id: 1, tags: ['b'] })
  const removed = { findAndModify: 'things', query: { tags: 'a' }, remove: true, fields: { 'tags.$': 1 } }
  expect((await running.db.command(removed)).value).toEqual({ _id: 1, tags: ['a'] })
  expect(await stored()).toEqual([eve])
})

describe('a write changes nothing if it fails', () => {
  const update = (statement: object) => ({
    update: 'things',
    updates: [{ q: { _id: 1 }, u: { $set: { n: 9 } }, ...statement }],
  })

  it.each<[string, object, number]>([
    ['a constant beside operators', update({ c: { x: 1 } }), 51198],
    ['constants that are no document', update({ u: [{ $set: { n: '$$x' } }], c: 1 }), 14],
    ['an array filter that is no document', update({ arrayFilters: [1] }), 14],
    ['array filters that are no array', update({ arrayFilters: { x: 1 } }), 14],
    ['a document that is given by a router', update({ upsertSupplied: true }), 40415],
    ['an insertion of an id that cannot be', update({ q: { x: 1 }, u: { _id: [1] }, upsert: true }), 2],
    [
      'a deletion by an index that is not there',
      { delete: 'things', deletes: [{ q: { _id: 1 }, limit: 1, hint: 'no' }] },
      2,
    ],
    [
      'a deletion with a collation',
      { delete: 'things', deletes: [{ q: { _id: 1 }, limit: 1, collation: { locale: 'de' } }] },
      238,
    ],
    ['an order that is no flag', { ...update({}), ordered: 'yes' }, 14],
    ['a number of a statement that is none', { ...update({}), stmtId: 'x' }, 14],
    ['a write concern of another member', { ...update({}), writeConcern: { w: 2 } }, 100],
  ])('%s', async (_, command, code) => {
    expect(await codeOf(command)).toBe(code)
    expect(await stored()).toEqual([ada, eve])
  })

  it('creates no collection for an invalid document', async () => {
    expect(await codeOf({ insert: 'others', documents: [{ _id: [1] }] })).toBe(2)
    expect(await codeOf({ update: 'others', updates: [{ q: {}, u: { _id: /x/ }, upsert: true }] })).toBe(2)
    expect(await collections()).toEqual(['things'])
  })
})

it('constants of a statement apply to its pipeline', async () => {
  const statement = { q: { _id: 1 }, u: [{ $set: { n: '$$x', total: { $add: ['$$x', '$$y'] } } }], c: { x: 5 } }
  await running.db.command({ update: 'things', updates: [statement], let: { x: 1, y: 2 } })
  expect((await stored())[0]).toMatchObject({ n: 5, total: 7 })
})

it('indexes of a command are created together or not at all', async () => {
  const indexes = [
    { key: { tags: 1 }, name: 'tags_1' },
    { key: { n: 1 }, name: 'n_1', unique: true },
    { key: { name: 1 }, name: 'name_1' },
  ]
  expect(await codeOf({ createIndexes: 'things', indexes })).toBe(11000)
  expect((await running.db.collection('things').indexes()).map(({ name }) => name)).toEqual(['_id_'])
  expect(await codeOf({ createIndexes: 'things', indexes: indexes.filter(({ name }) => name !== 'n_1') })).toBe(
    undefined,
  )
  expect((await running.db.collection('things').indexes()).map(({ name }) => name)).toEqual([
    '_id_',
    'tags_1',
    'name_1',
  ])
})

it('indexes that contradict each other create no collection', async () => {
  const indexes = [
    { key: { a: 1 }, name: 'one' },
    { key: { a: 1 }, name: 'two' },
  ]
  expect(await codeOf({ createIndexes: 'others', indexes })).toBe(85)
  expect(await collections()).toEqual(['things'])
})
