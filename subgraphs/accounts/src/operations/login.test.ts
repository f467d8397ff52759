import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { connectionService, duplicateKeyCode } from '@sanguine/db'
import { type TestAppWithDatabase, testAppWithDatabase } from '@sanguine/db/testing'
import { App } from '@sanguine/kernel'
import { contextFor, TestRandom } from '@sanguine/kernel/testing'
import { accountsService } from '../accounts.model'
import { accounts } from '../index'
import { attemptsService } from '../limits/attempts'
import { firstPasswordMs } from '../passwords/first-password'
import { digestOf } from '../passwords/passwords'
import { readSession } from '../sessions/viewers'
import { aVisitor, loggedIn, logIn } from '../testing/a-visitor'
import { closeWelcome } from './close-welcome'
import { ensureAdmin } from './ensure-admin'
import { login } from './login'
import { logout } from './logout'

let server: TestAppWithDatabase

beforeAll(async () => {
  server = await testAppWithDatabase()
  await accounts.start?.(server.app)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await server.database.drop()
})
afterAll(() => server.stop())

const call = (changes: object = {}, address = '127.0.0.1') =>
  login(contextFor(server.app, null, { address }), { ...aVisitor(), ...changes })

/** A second gateway on the same database. */
const secondApp = () => {
  const { settings, clock, log } = server.app
  return new App({ settings, clock, log, random: new TestRandom('second') }).provide(
    connectionService,
    server.database.connection,
  )
}

describe('a login', () => {
  test('opens a session, with the name in upper or lower case', async () => {
    await loggedIn(server.app)
    const answer = await call({ username: 'mInA' })
    expect(answer).toMatchObject({ ok: true, value: { viewer: { name: 'Mina', role: 'notActivated' } } })
  })

  test('is refused in the same way for a wrong password and an unknown name', async () => {
    await loggedIn(server.app)
    const wrong = await call({ password: digestOf('wrong') })
    expect(wrong).toMatchObject({ ok: false, refusal: { code: 'loginFailed' } })
    expect(await call({ username: 'Nobody' })).toEqual(wrong)
  })

  test('refuses an operator in place of a name', async () => {
    await expect(call({ username: { $gt: '' } })).rejects.toMatchObject({ kind: 'invalidInput' })
  })

  test('after ten failures from an address is refused there for 15 minutes, even with the right password', async () => {
    await loggedIn(server.app)
    for (let tries = 0; tries < 10; tries += 1) await call({ password: digestOf('wrong') }, '10.0.0.1')
    expect(await call({}, '10.0.0.1')).toMatchObject({
      ok: false,
      refusal: { code: 'tooManyAttempts', details: { retryAfterSeconds: 900 } },
    })
    server.clock.advance(15 * 60_000)
    expect(await call({}, '10.0.0.1')).toMatchObject({ ok: true })
  })

  test('has a wait that doubles each time ten failures follow ten others', async () => {
    await loggedIn(server.app)
    const waits: number[] = []
    for (let round = 0; round < 9; round += 1) {
      for (let tries = 0; tries < 10; tries += 1) {
        await call({ password: digestOf('wrong') }, '10.0.0.1')
        server.clock.advance(10_000)
      }
      const refused = await call({}, '10.0.0.1')
      if (refused.ok || refused.refusal.code !== 'tooManyAttempts') throw new Error('The login was not refused.')
      const { retryAfterSeconds } = refused.refusal.details
      waits.push(retryAfterSeconds + 100)
      server.clock.advance(retryAfterSeconds * 1000)
    }
    expect(waits.map((seconds) => seconds / 900)).toEqual([1, 2, 4, 8, 16, 32, 64, 96, 96])
  })

  test('of the owner succeeds while others guess from another address', async () => {
    await loggedIn(server.app)
    for (let tries = 0; tries < 10; tries += 1) await call({ password: digestOf('wrong') }, '10.0.0.1')
    expect(await call({}, '10.0.0.2')).toMatchObject({ ok: true })
    expect(await call({}, '127.0.0.1')).toMatchObject({ ok: true })
  })

  test('after a hundred failures within an hour succeeds only from known addresses', async () => {
    await loggedIn(server.app)
    for (let tries = 0; tries < 100; tries += 1) await call({ password: digestOf('wrong') }, `10.0.1.${tries}`)
    expect(await call({}, '10.0.0.2')).toMatchObject({ ok: false, refusal: { code: 'tooManyAttempts' } })
    expect(await call({}, '127.0.0.1')).toMatchObject({ ok: true })
    server.clock.advance(60 * 60_000)
    expect(await call({}, '10.0.0.2')).toMatchObject({ ok: true })
  })

  test('counts a network of IPv6 as one address, and each form of an IPv4 address as the same', async () => {
    for (let tries = 0; tries < 10; tries += 1) await call({ password: digestOf('wrong') }, `2001:db8:1:2::${tries}`)
    expect(await call({}, '2001:db8:1:2:ffff::1')).toMatchObject({ refusal: { code: 'tooManyAttempts' } })
    for (let tries = 0; tries < 10; tries += 1) await call({ password: digestOf('wrong') }, '203.0.113.9')
    expect(await call({}, '::ffff:203.0.113.9')).toMatchObject({ refusal: { code: 'tooManyAttempts' } })
  })

  test('that succeeds resets earlier failures', async () => {
    await loggedIn(server.app)
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 9; tries += 1) await call({ password: digestOf('wrong') }, '10.0.0.1')
      expect(await call({}, '10.0.0.1')).toMatchObject({ ok: true })
      server.clock.advance(60_000)
    }
  })

  test('counts simultaneous failures over two gateways', async () => {
    await loggedIn(server.app)
    const other = secondApp()
    const attempts = Array.from({ length: 24 }, (_attempt, index) =>
      login(contextFor(index % 2 ? other : server.app, null, { address: '10.1.0.1' }), {
        ...aVisitor(),
        password: digestOf('wrong'),
      }),
    )
    const codes = (await Promise.all(attempts)).map((answer) => (answer.ok ? 'ok' : answer.refusal.code))
    expect(codes.filter((code) => code === 'loginFailed')).toHaveLength(10)
    expect(codes.filter((code) => code === 'tooManyAttempts')).toHaveLength(14)
  })

  test('is possible thirty times a minute from one address', async () => {
    for (let tries = 0; tries < 30; tries += 1) await call({ username: `Name ${tries}` })
    await expect(call()).rejects.toMatchObject({ kind: 'tooMany', details: { retryAfterSeconds: 60 } })
  })

  test('stores neither address nor name with its attempts', async () => {
    await call({ username: 'Nobody' }, '203.0.113.7')
    const kept = JSON.stringify(await server.app.get(attemptsService).find({}).lean())
    expect(kept).not.toMatch(/203\.0\.113\.7|nobody/i)
  })
})

describe('a session', () => {
  test('belongs to the account that logged in', async () => {
    const { token } = await loggedIn(server.app)
    expect(await readSession(server.app, token)).toMatchObject({ name: 'Mina', email: 'mina@example.org' })
  })

  test('ends by logging out, and other sessions do not', async () => {
    const { context, token } = await loggedIn(server.app)
    const other = await logIn(server.app)
    await logout(context)
    await expect(readSession(server.app, token)).rejects.toMatchObject({ kind: 'unauthenticated' })
    expect(await readSession(server.app, other.token)).toMatchObject({ name: 'Mina' })
  })

  test('that ends at one gateway ends at another within a second', async () => {
    const other = secondApp()
    const { context, token } = await loggedIn(server.app)
    expect(await readSession(other, token)).toMatchObject({ name: 'Mina' })
    await logout(context)
    server.clock.advance(1_000)
    await expect(readSession(other, token)).rejects.toMatchObject({ kind: 'unauthenticated' })
  })

  test('of a banned account has the new role within a second', async () => {
    const { token } = await loggedIn(server.app)
    await server.app.get(accountsService).updateOne({ name: 'Mina' }, { $set: { role: 'banned' } })
    server.clock.advance(1_000)
    expect(await readSession(server.app, token)).toMatchObject({ role: 'banned' })
  })

  test('ends after thirty days', async () => {
    const { token } = await loggedIn(server.app)
    server.clock.advance(30 * 86_400_000)
    await expect(readSession(server.app, token)).rejects.toMatchObject({ kind: 'unauthenticated' })
  })

  test('stores that the welcome was closed', async () => {
    const { context, token } = await loggedIn(server.app)
    expect(await closeWelcome(context)).toMatchObject({ hasSeenWelcome: true })
    expect(await readSession(server.app, token)).toMatchObject({ hasSeenWelcome: true })
  })
})

describe('the first admin', () => {
  test('of an empty database gets a random password that is shown once', async () => {
    const password = await ensureAdmin(server.app, { username: 'admin', password: null })
    expect(password).toMatch(/^[0-9a-f]{24}$/)
    const answer = await call({ username: 'admin', password: digestOf(password ?? '') })
    expect(answer).toMatchObject({ ok: true, value: { viewer: { role: 'admin' } } })
    expect(await ensureAdmin(server.app, { username: 'admin', password: null })).toBeNull()
  })

  test('gets another random password at the next start after its own has expired, from one gateway', async () => {
    const start = () => ensureAdmin(server.app, { username: 'admin', password: null })
    const enter = (password: string | null) => call({ username: 'admin', password: digestOf(password ?? '') })
    const first = await start()
    server.clock.advance(firstPasswordMs - 1)
    expect([(await enter(first)).ok, await start()]).toEqual([true, null])
    server.clock.advance(1)
    expect(await enter(first)).toMatchObject({ refusal: { code: 'passwordExpired' } })
    const [next, ...others] = (await Promise.all([start(), start()])).filter((password) => password !== null)
    expect(others).toEqual([])
    expect(await enter(first)).toMatchObject({ refusal: { code: 'loginFailed' } })
    expect(await enter(next ?? null)).toMatchObject({ ok: true })
  })

  test('keeps a chosen password, however old it is', async () => {
    await ensureAdmin(server.app, { username: 'admin', password: 'chosen by the operator' })
    server.clock.advance(10 * firstPasswordMs)
    expect(await ensureAdmin(server.app, { username: 'admin', password: null })).toBeNull()
    expect(await call({ username: 'admin', password: digestOf('chosen by the operator') })).toMatchObject({ ok: true })
  })

  test('gets the password that the operator chose, which is not shown', async () => {
    expect(await ensureAdmin(server.app, { username: 'Warden', password: 'chosen by the operator' })).toBeNull()
    const answer = await call({ username: 'warden', password: digestOf('chosen by the operator') })
    expect(answer).toMatchObject({ ok: true })
  })

  test('is not created twice if another gateway creates it at the same moment', async () => {
    const create = jest
      .spyOn(server.app.get(accountsService), 'create')
      .mockRejectedValueOnce(Object.assign(new Error('E11000 duplicate key'), { code: duplicateKeyCode }))
    expect(await ensureAdmin(server.app, { username: 'admin', password: null })).toBeNull()
    expect(create).toHaveBeenCalledTimes(1)
  })

  test('that cannot be stored is an error', async () => {
    jest.spyOn(server.app.get(accountsService), 'create').mockRejectedValueOnce(new Error('no primary'))
    await expect(ensureAdmin(server.app, { username: 'admin', password: null })).rejects.toThrow('no primary')
  })

  test('is not created if there are accounts', async () => {
    await loggedIn(server.app)
    expect(await ensureAdmin(server.app, { username: 'admin', password: null })).toBeNull()
    expect(await server.app.get(accountsService).exists({ name: 'admin' })).toBeNull()
  })
})
