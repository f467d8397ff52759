import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { type TestAppWithDatabase, testAppWithDatabase } from '@sanguine/db/testing'
import { mongo } from 'mongoose'
import { accountsService } from '../accounts.model'
import { accounts } from '../index'
import { loggedIn } from '../testing/a-visitor'
import { AccountDirectory } from './account-directory'

let server: TestAppWithDatabase

beforeAll(async () => {
  server = await testAppWithDatabase()
  await accounts.start?.(server.app)
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(() => server.stop())

const all = { text: '', roles: null, includeBanned: true, first: 10, after: null }

/** A cursor whose connection is lost after the first account. */
const breakingOff = (account: unknown) => ({
  async *[Symbol.asyncIterator]() {
    yield account
    throw new mongo.MongoNetworkError('connection lost')
  },
})

test('a partial read of the accounts fails the searches that wait for it, and the next one reads all', async () => {
  await loggedIn(server.app)
  const { collection } = server.app.get(accountsService)
  const [account] = await collection.find().toArray()
  const directory = new AccountDirectory(server.app)
  try {
    jest.spyOn(collection, 'find').mockReturnValueOnce(breakingOff({ ...account, _id: new mongo.ObjectId() }) as never)
    await expect(directory.search(all)).rejects.toThrow('connection lost')
    const found = await directory.search(all)
    expect([found.totalCount, found.accounts.map(({ accountId }) => accountId)]).toEqual([1, [String(account?._id)]])
  } finally {
    directory.stop()
  }
})

test.each([
  ['the other Unicode form', 'Jörg Gräf', 'JÖRG'.normalize('NFD')],
  ['no accent', 'Zoë Blut', 'zoe b'],
  ['capitals for a sharp s', 'Weiße Frau', 'WEISSE'],
])('an account is found by %s', async (_what, name, search) => {
  await loggedIn(server.app, name)
  const directory = new AccountDirectory(server.app)
  try {
    const { accounts: found } = await directory.search({ ...all, text: search })
    expect(found.map((account) => account.name)).toEqual([name])
  } finally {
    directory.stop()
  }
})
