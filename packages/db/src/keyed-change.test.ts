import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { err, ok, type Refusal, type Result, type Viewer } from '@sanguine/kernel'
import { contextFor } from '@sanguine/kernel/testing'
import { type Model, Schema } from 'mongoose'
import { connectionService } from './connection'
import { type ChangeCounter, type CountedChange, runKeyedChange, type StoredKey } from './keyed-change'
import { type TestAppWithDatabase, testAppWithDatabase } from './testing'

interface NotedKey extends StoredKey {
  readonly subject: string
}

const schema = new Schema<ChangeCounter<NotedKey>>({
  _id: String,
  revision: Number,
  keys: [{ key: String, fingerprint: String, subject: String, _id: false }],
})

let server: TestAppWithDatabase
let counter: Model<ChangeCounter<NotedKey>>

beforeAll(async () => {
  server = await testAppWithDatabase()
  counter = server.app.get(connectionService).model<ChangeCounter<NotedKey>>('Counter', schema)
})
beforeEach(() => server.database.drop())
afterAll(() => server.stop())

const viewerOf = (accountId: string): Viewer => ({
  accountId,
  sessionId: 's',
  name: accountId,
  email: '',
  role: 'admin',
  patreonType: 0,
  hasSeenWelcome: true,
})

interface Call {
  readonly by?: string
  readonly key?: string | null
  readonly input?: unknown
  readonly subject?: string
}

type Act = (transaction: CountedChange<NotedKey>) => Promise<Result<string, Refusal>>

const subjectOrNew: Act = async ({ first }) => ok(first?.subject ?? 'changed')

function change({ by = 'Mina', key = 'a', input = 1, subject = 'castle' }: Call, act: Act = subjectOrNew) {
  const context = contextFor(server.app, viewerOf(by), { idempotencyKey: key })
  const call = { name: 'change', input }
  return runKeyedChange(server.app, { counter, counterId: 'all', context, call, note: { subject }, maxKeys: 2 }, act)
}

const counted = () => counter.findById('all').lean()

test('a repeat under a key gets what the first call noted, and is counted too', async () => {
  expect(await change({})).toEqual(ok('changed'))
  expect(await change({ subject: 'abbey' })).toEqual(ok('castle'))
  expect(await counted()).toMatchObject({ revision: 2, keys: [{ subject: 'castle' }] })
  expect(JSON.stringify(await counted())).not.toContain('Mina')
})

test('the key of another account, and calls without a key, are first calls', async () => {
  await change({})
  expect(await change({ by: 'Lucy' })).toEqual(ok('changed'))
  for (let time = 0; time < 2; time += 1) expect(await change({ key: null })).toEqual(ok('changed'))
  expect((await counted())?.keys).toHaveLength(2)
})

test('a key with another input is a conflict', async () => {
  await change({})
  await expect(change({ input: 2 })).rejects.toThrow('belongs to another call')
})

test('a call that was refused or failed is not remembered', async () => {
  expect(await change({}, async () => err('closed'))).toEqual(err('closed'))
  await expect(change({}, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await change({})).toEqual(ok('changed'))
})

test('only the latest keys are remembered', async () => {
  for (const key of ['a', 'b', 'c']) await change({ key })
  expect((await counted())?.keys).toHaveLength(2)
  expect(await change({ key: 'a' })).toEqual(ok('changed'))
})

test('the site changes without a call', async () => {
  const bySite = { counter, counterId: 'all', context: null, call: null, note: { subject: 'castle' }, maxKeys: 2 }
  expect(await runKeyedChange(server.app, bySite, subjectOrNew)).toEqual(ok('changed'))
  expect(await counted()).toMatchObject({ revision: 1, keys: [] })
})

test('of calls at once under the same key one changes, also if they are the first of all', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => change({ subject: `subject ${index}` })))
  expect(answers.filter((answer) => answer.ok && answer.value === 'changed')).toHaveLength(1)
  expect(await counted()).toMatchObject({ revision: 6, keys: [{ key: expect.any(String) }] })
})
