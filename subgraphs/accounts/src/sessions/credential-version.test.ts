import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { connectionService } from '@sanguine/db'
import { type TestAppWithDatabase, testAppWithDatabase } from '@sanguine/db/testing'
import type { App } from '@sanguine/kernel'
import { contextFor } from '@sanguine/kernel/testing'
import type { ClientSession } from 'mongoose'
import { type AccountRecord, accountsService } from '../accounts.model'
import { accounts } from '../index'
import { anAccount } from '../testing/an-account'
import { changeCredentials } from './change-credentials'
import { issueMailToken, mailTokensService } from './mail-tokens'
import { openSession } from './sessions'
import { readSession } from './viewers'

let server: TestAppWithDatabase
let app: App
let mina: AccountRecord

beforeAll(async () => {
  server = await testAppWithDatabase()
  app = server.app
  await accounts.start?.(app)
})
beforeEach(async () => {
  mina = await anAccount(app)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await server.database.drop()
})
afterAll(() => server.stop())

type Change = Parameters<typeof changeCredentials>[1]

const change = (changes: Partial<Change> = {}) =>
  changeCredentials(contextFor(app), { account: mina, set: {}, keptSessionId: null, ...changes })

const stored = () => app.get(accountsService).findById(mina._id).lean()

const open = (account = mina) => openSession(contextFor(app), account, 'password')

const isOpen = ({ accessToken }: { readonly accessToken: string }) =>
  readSession(app, accessToken).then(
    () => true,
    () => false,
  )

const logged = () => {
  const lines: unknown[] = []
  jest.spyOn(app.log, 'info').mockImplementation((line: unknown) => {
    lines.push(line)
  })
  return lines
}

test('each change of credentials raises their version by one, and sets and removes fields', async () => {
  const totp = { secret: 'sealed', lastStep: 3, addedAt: new Date(5) }
  expect(await change({ set: { passwordHash: 'other', totp, recoveryCodes: ['a'] } })).toBe(true)
  expect(await stored()).toMatchObject({ credentialVersion: 1, passwordHash: 'other', totp, recoveryCodes: ['a'] })
  const account = await stored()
  if (!account) throw new Error('There is no account.')
  expect(await change({ account, unset: ['totp', 'recoveryCodes'] })).toBe(true)
  const after = await stored()
  expect(after).toMatchObject({ credentialVersion: 2, passwordHash: 'other' })
  expect(after).not.toHaveProperty('totp')
  expect(after).not.toHaveProperty('recoveryCodes')
})

test('version 0 is equal to none, and no other version is', async () => {
  await app.get(accountsService).updateOne({ _id: mina._id }, { credentialVersion: 0 })
  expect(await change()).toBe(true)
  expect(await change()).toBe(false)
  const account = { _id: mina._id, credentialVersion: 1 }
  await app.get(accountsService).updateOne({ _id: mina._id }, { $unset: { credentialVersion: 1 } })
  expect(await change({ account })).toBe(false)
  expect(await stored()).not.toHaveProperty('credentialVersion')
})

test('a change based on outdated credentials changes nothing, ends no session and is not logged', async () => {
  await change({ set: { passwordHash: 'newer' } })
  const current = await stored()
  const session = await open(current ?? mina)
  const lines = logged()
  const alongside = jest.fn(async () => undefined)
  expect(await change({ set: { passwordHash: 'older' }, alongside })).toBe(false)
  expect(await stored()).toEqual(current)
  expect(await isOpen(session)).toBe(true)
  expect(alongside).not.toHaveBeenCalled()
  expect(lines).toEqual([])
})

test('all sessions of the account end, which is logged, and sessions of others stay', async () => {
  const lucy = await open(await anAccount(app, 'Lucy'))
  const own = [await open(), await open()]
  for (const session of own) expect(await isOpen(session)).toBe(true)
  const lines = logged()
  await change()
  expect(await Promise.all([lucy, ...own].map(isOpen))).toEqual([true, false, false])
  const accountId = mina._id.toHexString()
  expect(lines).toMatchObject([{ event: 'security.session.ended', accountId, reason: 'credentialsChanged', count: 2 }])
  await change({ account: (await stored()) ?? mina })
  expect(lines).toHaveLength(1)
})

test('the session that made the change stays, also at the next change', async () => {
  const [own, other] = [await open(), await open()]
  const keptSessionId = own.viewer.sessionId
  expect(await change({ keptSessionId })).toBe(true)
  expect(await Promise.all([own, other].map(isOpen))).toEqual([true, false])
  expect(await change({ account: (await stored()) ?? mina, keptSessionId })).toBe(true)
  expect(await isOpen(own)).toBe(true)
})

test('the kept session may not be that of another account', async () => {
  const lucy = await anAccount(app, 'Lucy')
  const session = await open(lucy)
  expect(await change({ keptSessionId: session.viewer.sessionId })).toBe(true)
  expect(await isOpen(session)).toBe(true)
})

test('links to a new password or e-mail address end with it; activations and those of others stay', async () => {
  const lucy = await anAccount(app, 'Lucy')
  await app.get(connectionService).transaction(async (session) => {
    for (const purpose of ['activation', 'passwordReset', 'emailChange'] as const)
      for (const account of [mina, lucy]) await issueMailToken(app, purpose, account, { session })
  })
  await change()
  const left = await app.get(mailTokensService).find().lean()
  const of = (account: AccountRecord) =>
    left.filter(({ accountId }) => accountId.equals(account._id)).map(({ purpose }) => purpose)
  expect(of(mina)).toEqual(['activation'])
  expect(of(lucy)).toHaveLength(3)
})

test('related writes happen together with the change, or not at all', async () => {
  const session = await open()
  const rename = (fails: boolean) => async (transaction: ClientSession) => {
    await app.get(accountsService).updateOne({ _id: mina._id }, { language: 'de' }, { session: transaction })
    if (fails) throw new Error('no mail')
  }
  await expect(change({ set: { passwordHash: 'lost' }, alongside: rename(true) })).rejects.toThrow('no mail')
  expect(await stored()).toMatchObject({ language: 'en', passwordHash: mina.passwordHash })
  expect(await isOpen(session)).toBe(true)
  expect(await change({ set: { passwordHash: 'kept' }, alongside: rename(false) })).toBe(true)
  expect(await stored()).toMatchObject({ language: 'de', passwordHash: 'kept', credentialVersion: 1 })
})
