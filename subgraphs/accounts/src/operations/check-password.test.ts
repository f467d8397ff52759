import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { type TestAppWithDatabase, testAppWithDatabase } from '@sanguine/db/testing'
import type { App } from '@sanguine/kernel'
import { contextFor } from '@sanguine/kernel/testing'
import { type AccountRecord, accountsService } from '../accounts.model'
import { accounts } from '../index'
import { forgetOldOrigins, isKnownOrigin } from '../limits/known-origins'
import { digestOf, passwordsService } from '../passwords/passwords'
import { findTicket } from '../second-factors/login-tickets'
import { anAccount, quickPasswords } from '../testing/an-account'
import { checkPassword, confirmPassword } from './check-password'
import { login } from './login'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const home = '192.0.2.1'

let server: TestAppWithDatabase
let app: App
let mina: AccountRecord

beforeAll(async () => {
  // a fifth of the limits: 2 failures from an address, 20 from all, 6 logins a minute
  server = await testAppWithDatabase({ rateLimitFactor: 0.2 })
  app = server.app
  app.provide(passwordsService, quickPasswords)
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

const right = digestOf("Mina's")
const wrong = digestOf('wrong')

const check = (digest: string, address = home, nameKey = 'mina') =>
  checkPassword(contextFor(app, null, { address }), { nameKey, digest })

const waitOf = (result: Awaited<ReturnType<typeof check>>) =>
  !result.ok && result.refusal.code === 'tooManyAttempts' ? result.refusal.details.retryAfterSeconds : null

const fail = async (times: number, address: (index: number) => string, nameKey = 'mina') => {
  for (let index = 0; index < times; index += 1)
    expect(await check(wrong, address(index), nameKey)).toMatchObject({ refusal: { code: 'loginFailed' } })
}

const origins = async () => (await app.get(accountsService).findById(mina._id).lean())?.origins ?? []

const logged = () => {
  const lines: unknown[] = []
  jest.spyOn(app.log, 'info').mockImplementation((line: unknown) => {
    lines.push(line)
  })
  return lines
}

describe('a password', () => {
  test('that is right returns the account', async () => {
    expect(await check(right)).toMatchObject({ ok: true, value: { _id: mina._id, name: 'Mina' } })
  })

  test('that is wrong is refused like an unknown name, after the same work, and logged', async () => {
    const lines = logged()
    const matches = jest.spyOn(app.get(passwordsService), 'matches')
    const refused = await check(wrong)
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'loginFailed', field: null } })
    expect(await check(right, home, 'nobody')).toEqual(refused)
    expect(matches).toHaveBeenCalledTimes(2)
    const accountId = mina._id.toHexString()
    expect(lines).toMatchObject([
      { event: 'security.login.failed', accountId, method: 'password', reason: 'passwordWrong' },
      { event: 'security.login.failed', accountId: null, method: 'password', reason: 'nameUnknown' },
    ])
    expect(lines[0]).not.toHaveProperty('actorId')
  })
})

describe('the limit of failures from one address', () => {
  test('applies only to that name at that address', async () => {
    await anAccount(app, 'Lucy')
    await fail(2, () => home)
    expect(waitOf(await check(right))).toBe(900)
    expect(await check(right, '192.0.2.2')).toMatchObject({ ok: true })
    expect(await check(digestOf("Lucy's"), home, 'lucy')).toMatchObject({ ok: true })
  })

  test('is reset by a login there', async () => {
    await fail(1, () => home)
    expect(await check(right)).toMatchObject({ ok: true })
    await fail(2, () => home)
    expect(waitOf(await check(right))).toBe(900)
  })

  test('applies to an unknown name too', async () => {
    await fail(2, () => home, 'nobody')
    expect(waitOf(await check(wrong, home, 'nobody'))).toBe(900)
  })
})

describe('the limit of failures from all unknown addresses of an account', () => {
  const elsewhere = (index: number) => `10.0.${index}.1`

  test('applies for an hour, and known addresses can still log in', async () => {
    // the first login is also from an unknown address
    expect(await check(right)).toMatchObject({ ok: true })
    await fail(19, elsewhere)
    expect(waitOf(await check(right, '10.9.9.9'))).toBe(3600)
    expect(await check(right)).toMatchObject({ ok: true })
    server.clock.advance(hour)
    expect(await check(right, '10.9.9.9')).toMatchObject({ ok: true })
  })

  test('applies to an unknown name too', async () => {
    await fail(20, elsewhere, 'nobody')
    expect(waitOf(await check(wrong, '10.9.9.9', 'nobody'))).toBe(3600)
  })
})

describe('the known address of an account', () => {
  const knows = async (address: string) => {
    const account = await app.get(accountsService).findById(mina._id).lean()
    return account !== null && isKnownOrigin(app, account, address)
  }

  test('is known for seven days after the last login', async () => {
    expect(await knows(home)).toBe(false)
    await check(right)
    server.clock.advance(7 * day - 1)
    expect(await knows(home)).toBe(true)
    expect(await knows('192.0.2.2')).toBe(false)
    server.clock.advance(1)
    expect(await knows(home)).toBe(false)
  })

  test('is stored again only after a day', async () => {
    const now = server.clock.now()
    await check(right)
    server.clock.advance(day - 1)
    await check(right)
    expect((await origins()).map(({ seenAt }) => seenAt.getTime())).toEqual([now])
    server.clock.advance(1)
    await check(right)
    expect((await origins()).map(({ seenAt }) => seenAt.getTime())).toEqual([now + day])
  })

  test('is one of the last ten, whatever their order', async () => {
    for (let index = 0; index < 10; index += 1) {
      await check(right, `192.0.2.${index}`)
      server.clock.advance(minute)
    }
    const before = await origins()
    expect(before).toHaveLength(10)
    await check(right, '192.0.2.99')
    const after = await origins()
    expect(after.slice(0, 9)).toEqual(before.slice(1))
    expect(after).toHaveLength(10)
    expect(await Promise.all(['192.0.2.0', '192.0.2.1', '192.0.2.99'].map(knows))).toEqual([false, true, true])
    server.clock.advance(day)
    await check(right, '192.0.2.1')
    expect((await origins()).map(({ hash }) => hash)).toEqual([
      ...after.slice(1).map(({ hash }) => hash),
      before[1]?.hash,
    ])
  })

  test('is removed after seven days, by the next login from elsewhere or by the sweeper', async () => {
    await check(right)
    server.clock.advance(7 * day)
    await check(right, '192.0.2.2')
    expect(await origins()).toHaveLength(1)
    server.clock.advance(7 * day - 1)
    await forgetOldOrigins(app)
    expect(await origins()).toHaveLength(1)
    server.clock.advance(1)
    await forgetOldOrigins(app)
    expect(await origins()).toEqual([])
  })

  test('is stored as a hash that differs between accounts', async () => {
    const lucy = await anAccount(app, 'Lucy')
    await check(right)
    await check(digestOf("Lucy's"), home, 'lucy')
    const others = (await app.get(accountsService).findById(lucy._id).lean())?.origins ?? []
    expect(others).toHaveLength(1)
    expect(others[0]?.hash).toMatch(/^[\w-]{22}$/)
    expect(others[0]?.hash).not.toBe((await origins())[0]?.hash)
  })

  test('that an earlier release stored without a time is removed', async () => {
    const { collection } = app.get(accountsService)
    await collection.updateOne({ _id: mina._id }, { $set: { knownOrigins: ['x'] } })
    await forgetOldOrigins(app)
    expect(await collection.findOne({ _id: mina._id })).not.toHaveProperty('knownOrigins')
  })
})

describe('the password of a viewer', () => {
  const viewerOf = (sessionId: string, accountId = mina._id.toHexString()) =>
    ({ accountId, sessionId, name: 'Mina', email: '', role: 'user', patreonType: 0, hasSeenWelcome: true }) as const
  const confirm = (digest: string, viewer = viewerOf('first')) =>
    confirmPassword(contextFor(app, viewer), viewer, digest)

  test('is confirmed, or refused and logged', async () => {
    expect(await confirm(right)).toMatchObject({ ok: true, value: { name: 'Mina' } })
    const lines = logged()
    expect(await confirm(wrong)).toMatchObject({ ok: false, refusal: { code: 'passwordWrong', field: 'password' } })
    expect(lines).toMatchObject([{ event: 'security.password.refused', reason: 'passwordWrong' }])
  })

  test('of a deleted account is refused', async () => {
    expect(await confirm(right, viewerOf('first', '0'.repeat(24)))).toMatchObject({
      refusal: { code: 'passwordWrong' },
    })
  })

  test('has a limit of failures for each session, and other sessions are not affected', async () => {
    for (let tries = 0; tries < 1; tries += 1) await confirm(wrong)
    expect(await confirm(right)).toMatchObject({ ok: true })
    for (let tries = 0; tries < 2; tries += 1)
      expect(await confirm(wrong)).toMatchObject({ refusal: { code: 'passwordWrong' } })
    expect(await confirm(right)).toMatchObject({
      refusal: { code: 'tooManyAttempts', details: { retryAfterSeconds: 900 } },
    })
    expect(await confirm(right, viewerOf('second'))).toMatchObject({ ok: true })
  })
})

describe('a login', () => {
  const enter = (input: object = {}, address = home) =>
    login(contextFor(app, null, { address }), { username: 'MINA ', password: right, ...input })

  test('opens a session if the password is enough', async () => {
    const lines = logged()
    expect(await enter()).toMatchObject({
      ok: true,
      value: { isOpen: true, accessToken: expect.any(String), viewer: { name: 'Mina' } },
    })
    expect(lines).toMatchObject([{ event: 'security.login.succeeded', method: 'password' }])
  })

  test('returns a ticket for the checked credentials if the account has a second factor', async () => {
    const totp = { secret: 'sealed', lastStep: 0, addedAt: new Date(0) }
    const changes = { totp, recoveryCodes: ['a'], credentialVersion: 3 }
    await app.get(accountsService).updateOne({ _id: mina._id }, { $set: changes })
    const entered = await enter()
    expect(entered).toEqual({
      ok: true,
      value: { isOpen: false, ticket: expect.any(String), methods: ['totp', 'recoveryCode'] },
    })
    if (!entered.ok || entered.value.isOpen) throw new Error('The password sufficed.')
    expect(await findTicket(app, 'secondFactor', entered.value.ticket)).toMatchObject({
      accountId: mina._id,
      credentialVersion: 3,
    })
    await app.get(accountsService).updateOne({ _id: mina._id }, { $unset: { credentialVersion: 1 } })
    const again = await enter()
    if (!again.ok || again.value.isOpen) throw new Error('The password sufficed.')
    expect(await findTicket(app, 'secondFactor', again.value.ticket)).toMatchObject({ credentialVersion: 0 })
  })

  test('is refused for a wrong password', async () => {
    expect(await enter({ password: wrong })).toMatchObject({ ok: false, refusal: { code: 'loginFailed' } })
  })

  test.each([
    ['an operator', { username: { $gt: '' } }, 'username'],
    ['a name that is too long', { username: 'x'.repeat(201) }, 'username'],
    ['a password in clear', { password: "Mina's" }, 'password'],
  ])('refuses %s', async (_what, input, field) => {
    await expect(enter(input)).rejects.toMatchObject({ kind: 'invalidInput', details: { field } })
  })

  test('has a limit for each minute and address, whatever the names', async () => {
    for (let tries = 0; tries < 6; tries += 1) await enter({ username: `Name ${tries}` })
    await expect(enter()).rejects.toMatchObject({
      kind: 'tooMany',
      message: expect.stringContaining('minute'),
      details: { retryAfterSeconds: 60 },
    })
    expect(await enter({}, '192.0.2.2')).toMatchObject({ ok: true })
    server.clock.advance(minute)
    expect(await enter()).toMatchObject({ ok: true })
  })
})
