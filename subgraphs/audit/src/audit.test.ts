import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { kindNames } from '@sanguine/content'
import { connectionService } from '@sanguine/db'
import { type TestAppWithDatabase, testAppWithDatabase } from '@sanguine/db/testing'
import { runQuery } from '@sanguine/gateway/testing'
import type { Role, Viewer } from '@sanguine/kernel'
import { contextFor } from '@sanguine/kernel/testing'
import { buildSchema, type GraphQLEnumType } from 'graphql'
import { mongo, Types } from 'mongoose'
import {
  audit,
  auditModelService,
  changesBetween,
  listAuditEntries,
  type NewAuditEntry,
  originOf,
  projectAuditEntries,
  readAuditEntry,
  systemOrigin,
  writeAuditEntry,
} from '.'
import { auditNodes } from './audit.resolvers'
import { auditSubjectTypes } from './readable-subjects'

let running: TestAppWithDatabase

beforeAll(async () => {
  running = await testAppWithDatabase()
  await audit.start?.(running.app)
})
beforeEach(() => running.database.drop())
afterAll(() => running.stop())

const viewer = (name: string, role: Role): Viewer => ({
  accountId: Buffer.from(name.padEnd(12, '.')).toString('hex'),
  sessionId: 's',
  name,
  email: `${name}@example.org`,
  role,
  patreonType: 0,
  hasSeenWelcome: true,
})
const vera = viewer('Vera', 'admin')
const emil = viewer('Emil', 'editor')
const sara = viewer('Sara', 'support')
const by = (person: Viewer) => contextFor(running.app, person)

const ghoul: NewAuditEntry = {
  origin: { actor: { accountId: emil.accountId, name: 'Emil', role: 'editor' }, requestId: 'r1' },
  action: 'update',
  subject: { type: 'enemy', id: 'a'.repeat(24), title: 'Ghoul' },
  changes: changesBetween({ name: 'Gul', xp: 3 }, { name: 'Ghoul', xp: 3 }),
}

async function write(entry: Partial<NewAuditEntry> = {}): Promise<string> {
  running.clock.advance(1000)
  const session = await running.app.get(connectionService).startSession()
  try {
    return await session.withTransaction(() => writeAuditEntry(running.app, { ...ghoul, ...entry }, session))
  } finally {
    await session.endSession()
  }
}

const subjectsOf = async (person: Viewer, query = {}) =>
  (await listAuditEntries(by(person), query)).entries.map(({ subject }) => subject.title)

describe('the fields that changed', () => {
  test('are those whose values differ, as JSON text', () => {
    const before = { name: 'Gul', xp: 3, loot: [{ itemId: 'x' }], imageId: 'i' }
    const after = { name: 'Ghoul', xp: 3, loot: [], flavorText: '' }
    expect(changesBetween(before, after)).toEqual([
      { field: 'name', before: '"Gul"', after: '"Ghoul"' },
      { field: 'loot', before: '[{"itemId":"x"}]', after: '[]' },
      { field: 'flavorText', before: null, after: '""' },
      { field: 'imageId', before: '"i"', after: null },
    ])
  })

  test('are all fields if the subject is created or deleted', () => {
    expect(changesBetween(null, { name: 'Ghoul' })).toEqual([{ field: 'name', before: null, after: '"Ghoul"' }])
    expect(changesBetween({ name: null }, null)).toEqual([{ field: 'name', before: 'null', after: null }])
  })
})

describe('an entry', () => {
  test("is read unchanged, with the person's name and role at that time", async () => {
    const id = await write({ origin: originOf(by(emil)), reason: 'typo', states: { before: { xp: 3 }, after: null } })
    expect(await readAuditEntry(by(vera), id)).toEqual({
      id,
      at: running.clock.at,
      actor: { accountId: emil.accountId, name: 'Emil', role: 'editor' },
      requestId: 'test',
      action: 'update',
      subject: ghoul.subject,
      changes: [{ field: 'name', before: '"Gul"', after: '"Ghoul"' }],
      reason: 'typo',
      states: { before: { xp: 3 }, after: null },
    })
  })

  test('is not written if the transaction of the change fails', async () => {
    const session = await running.app.get(connectionService).startSession()
    const change = session.withTransaction(async () => {
      await writeAuditEntry(running.app, ghoul, session)
      throw new Error('The change failed.')
    })
    await expect(change).rejects.toThrow('The change failed.')
    await session.endSession()
    expect(await subjectsOf(vera)).toEqual([])
  })

  test('is written once if the transaction is retried', async () => {
    const session = await running.app.get(connectionService).startSession()
    let tries = 0
    await session.withTransaction(async () => {
      await writeAuditEntry(running.app, ghoul, session)
      tries += 1
      if (tries > 2) return
      throw new mongo.MongoServerError({ message: 'conflict', errorLabels: ['TransientTransactionError'] })
    })
    await session.endSession()
    expect([tries, await subjectsOf(vera)]).toEqual([3, ['Ghoul']])
  })

  test('of an outbox is written once, however often it is projected', async () => {
    const [first, second] = [new Types.ObjectId().toHexString(), new Types.ObjectId().toHexString()]
    await projectAuditEntries(running.app, [{ id: first, at: 5, entry: ghoul }])
    await projectAuditEntries(running.app, [
      { id: first, at: 5, entry: ghoul },
      { id: second, at: 9, entry: ghoul },
    ])
    const { entries } = await listAuditEntries(by(vera))
    expect(entries.map(({ id, at }) => [id, at])).toEqual([
      [second, 9],
      [first, 5],
    ])
  })

  test('is never changed or deleted', async () => {
    const id = await write()
    const model = running.app.get(auditModelService)
    for (const change of [
      model.updateOne({ _id: id }, { reason: 'x' }),
      model.updateMany({}, { reason: 'x' }),
      model.replaceOne({ _id: id }, { reason: 'x' }),
      model.findOneAndUpdate({ _id: id }, { reason: 'x' }),
      model.findByIdAndUpdate(id, { reason: 'x' }),
      model.findOneAndReplace({ _id: id }, { reason: 'x' }),
      model.deleteOne({ _id: id }),
      model.deleteMany({}),
      model.findOneAndDelete({ _id: id }),
      model.findByIdAndDelete(id),
    ])
      await expect(change).rejects.toThrow('never changed or deleted')
    expect(await model.countDocuments()).toBe(1)
  })
})

describe('the audit log', () => {
  const other = (title: string, type: NewAuditEntry['subject']['type']) =>
    write({ subject: { type, id: `${title}-id`, title } })

  test('is listed newest first, in pages', async () => {
    for (const title of ['1', '2', '3', '4', '5']) await other(title, 'item')
    const first = await listAuditEntries(by(vera), { first: 2 })
    expect(first).toMatchObject({ hasNextPage: true, hasPreviousPage: false })
    const last = first.entries.at(-1)?.id ?? ''
    const next = await listAuditEntries(by(vera), { first: 3, after: last })
    expect(next).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
    expect([...first.entries, ...next.entries].map(({ subject }) => subject.title)).toEqual(['5', '4', '3', '2', '1'])
  })

  test('keeps its order among entries of the same time', async () => {
    const entries = Array.from({ length: 7 }, (_, index) => ({
      id: new Types.ObjectId().toHexString(),
      at: 5,
      entry: { ...ghoul, subject: { ...ghoul.subject, title: String(index) } },
    }))
    await projectAuditEntries(running.app, entries)
    const titles: string[] = []
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof listAuditEntries>> = await listAuditEntries(by(vera), { first: 2, after })
      titles.push(...page.entries.map(({ subject }) => subject.title))
      after = page.hasNextPage ? (page.entries.at(-1)?.id ?? null) : null
    } while (after !== null)
    expect(titles).toEqual(['6', '5', '4', '3', '2', '1', '0'])
  })

  test('is filtered by subject, person, action, time and system', async () => {
    await write()
    const start = running.clock.at
    await write({ origin: originOf(by(vera)), subject: { type: 'setting', id: 'k', title: 'Backlog' } })
    await write({ origin: systemOrigin, action: 'create', subject: { type: 'item', id: 'i', title: 'Blade' } })
    const find = (query: Parameters<typeof listAuditEntries>[1]) => subjectsOf(vera, query)
    expect(await find({ subjectType: 'item' })).toEqual(['Blade'])
    expect(await find({ subjectType: 'enemy', subjectId: ghoul.subject.id })).toEqual(['Ghoul'])
    expect(await find({ subjectType: 'item', subjectId: ghoul.subject.id })).toEqual([])
    expect(await find({ actorId: vera.accountId })).toEqual(['Backlog'])
    expect(await find({ isBySystem: true })).toEqual(['Blade'])
    expect(await find({ isBySystem: false })).toEqual(['Backlog', 'Ghoul'])
    expect(await find({ isBySystem: false, actorId: emil.accountId })).toEqual(['Ghoul'])
    expect(await find({ action: 'create' })).toEqual(['Blade'])
    expect(await find({ since: start + 1 })).toEqual(['Blade', 'Backlog'])
    expect(await find({ until: start + 1 })).toEqual(['Ghoul'])
    expect(await find({ since: start, until: start + 1001 })).toEqual(['Backlog', 'Ghoul'])
  })

  test('is searched by a part of a title, in upper or lower case, not by a pattern', async () => {
    for (const title of ['Old Marrowmaw', 'marrow (bone)', 'Ghoul']) await other(title, 'enemy')
    const find = (search: string) => subjectsOf(vera, { search })
    expect(await find('MARROW')).toEqual(['marrow (bone)', 'Old Marrowmaw'])
    expect(await find(' (bone) ')).toEqual(['marrow (bone)'])
    expect(await find('.*')).toEqual([])
    expect(await find(' ')).toHaveLength(3)
    for (const none of ['\0', 'a\0b', '\u0301', '´', '[s]', 'Ⅷ'.repeat(100), 'ﷺ'.repeat(100), 'ß'.repeat(100)])
      expect(await find(none)).toEqual([])
    await expect(find('x'.repeat(101))).rejects.toMatchObject({ kind: 'invalidInput' })
  })

  test.each([
    ['the other Unicode form', 'Grüft'.normalize('NFD'), 'GRÜF'.normalize('NFC')],
    ['the other Unicode form, typed', 'Käse'.normalize('NFC'), 'käs'.normalize('NFD')],
    ['capitals for a sharp s', 'Weiße Frau', 'WEISSE'],
    ['a sharp s for capitals', 'WEISSE FRAU', 'weiße'],
    ['letters without accents', 'Düstere Gräfin', 'dustere graf'],
    ['letters without accents, in the other Unicode form', 'Düstere Gräfin'.normalize('NFD'), 'DUSTERE GRAF'],
    ['letters with accents that it has not', 'Cafe', 'café'],
    ['Greek letters without accents', 'Οδυσσεύς', 'ΟΔΥΣΣΕΥΣ'],
  ])('is searched by %s', async (_what, title, search) => {
    await other(title, 'enemy')
    expect(await subjectsOf(vera, { search })).toEqual([title])
  })

  test('refuses invalid pages and foreign cursors', async () => {
    for (const query of [{ first: 0 }, { first: 101 }, { after: 'x' }, { after: 'e'.repeat(24) }, { actorId: 'x' }])
      await expect(listAuditEntries(by(vera), query)).rejects.toMatchObject({ kind: 'invalidInput' })
  })

  test('uses an index for each of its filters', async () => {
    await write()
    const model = running.app.get(auditModelService)
    const filters: Record<string, string>[] = [
      {},
      { 'subject.id': 'x' },
      { 'subject.type': 'item' },
      { 'actor.accountId': 'x' },
      { action: 'create' },
    ]
    for (const filter of filters) {
      const plan = JSON.stringify(await model.find(filter).sort({ at: -1, _id: -1 }).explain('queryPlanner'))
      expect(plan).toContain('IXSCAN')
      expect(plan).not.toContain('"SORT"')
    }
  })
})

describe('each role may read a part of the history', () => {
  beforeEach(async () => {
    await write()
    await write({ subject: { type: 'image', id: 'b'.repeat(24), title: 'image/png' } })
    await write({ origin: originOf(by(sara)), subject: { type: 'user', id: 'c'.repeat(24), title: 'Mina' } })
  })

  test.each([
    ['admin', ['Mina', 'image/png', 'Ghoul'], ['Emil', 'Sara']],
    ['editor', ['image/png', 'Ghoul'], ['Emil']],
    ['support', ['Mina'], ['Sara']],
  ] as const)('%s: %j', async (role, titles, names) => {
    const person = viewer('Any', role)
    expect(await subjectsOf(person)).toEqual(titles)
    const { admin } = await runQuery<{ admin: { auditActors: { name: string }[]; auditLog: object } }>(
      running.app,
      person,
      '{ admin { auditActors { name } auditLog { totalCount } } }',
    )
    expect(admin.auditActors.map(({ name }) => name)).toEqual(names)
    expect(admin.auditLog).toEqual({ totalCount: titles.length })
  })

  test.each([
    ['editor', 'user'],
    ['support', 'enemy'],
    ['support', 'setting'],
  ] as const)('%s may not read entries of the type %s', async (role, subjectType) => {
    const person = viewer('Any', role)
    await expect(subjectsOf(person, { subjectType })).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test.each(['user', 'betaUser', 'banned', 'notActivated'] as const)('%s may read nothing', async (role) => {
    await expect(subjectsOf(viewer('Any', role))).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('an entry can be read by its id only by those who may read it', async () => {
    const { entries } = await listAuditEntries(by(vera), { subjectType: 'user' })
    const id = entries[0]?.id ?? ''
    const find = (person: Viewer | null, of = id) => auditNodes.AuditEntry(contextFor(running.app, person), of)
    expect(await find(sara)).toMatchObject({ id, subject: { title: 'Mina' } })
    for (const person of [emil, viewer('Any', 'user'), null]) expect(await find(person)).toBeNull()
    for (const missing of ['e'.repeat(24), 'x']) expect(await find(vera, missing)).toBeNull()
  })
})

test('is the same over GraphQL', async () => {
  const id = await write({ states: { before: { xp: 3 }, after: null } })
  await write({ origin: systemOrigin, reason: 'Content pack 2' })
  const document = `{ admin { auditLog(first: 2, subjectType: ENEMY) {
    totalCount pageInfo { hasNextPage endCursor } edges { cursor }
    nodes { id changedAt actor { accountId name role } action subject { type id title }
      changes { field before after } reason requestId restorableStates } } } }`
  const { admin } = await runQuery<{ admin: { auditLog: { nodes: object[] } } }>(running.app, emil, document)
  expect(admin.auditLog).toMatchObject({
    totalCount: 2,
    pageInfo: { hasNextPage: false, endCursor: id },
    edges: [{}, { cursor: id }],
  })
  expect(admin.auditLog.nodes).toEqual([
    expect.objectContaining({ actor: null, requestId: null, reason: 'Content pack 2', restorableStates: [] }),
    {
      id: `audit-${id}`,
      changedAt: new Date(running.clock.at - 1000).toISOString(),
      actor: { accountId: emil.accountId, name: 'Emil', role: 'EDITOR' },
      action: 'UPDATE',
      subject: { type: 'ENEMY', id: ghoul.subject.id, title: 'Ghoul' },
      changes: [{ field: 'name', before: '"Gul"', after: '"Ghoul"' }],
      reason: null,
      requestId: 'r1',
      restorableStates: ['BEFORE'],
    },
  ])
})

test('the types of subjects in the schema are the kinds of records, users, settings, images and remotes', async () => {
  const { readFile } = await import('node:fs/promises')
  const schema = buildSchema(await readFile('schema.graphql', 'utf8'))
  const type = schema.getType('AuditSubjectType') as GraphQLEnumType
  const constant = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
  expect(
    type
      .getValues()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(auditSubjectTypes.map(constant).toSorted())
  expect(auditSubjectTypes).toEqual([...kindNames, 'user', 'setting', 'image', 'remote', 'incident'])
})

test('an entry that cannot be read is an error, not a missing one', async () => {
  const id = await write()
  const find = jest.spyOn(running.app.get(auditModelService), 'findById').mockImplementation(() => {
    throw new mongo.MongoNetworkError('connection lost')
  })
  await expect(auditNodes.AuditEntry(by(vera), id)).rejects.toThrow('connection lost')
  find.mockRestore()
  expect(await auditNodes.AuditEntry(by(vera), id)).toMatchObject({ id })
})
