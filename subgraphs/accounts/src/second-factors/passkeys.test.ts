import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { type TestAppWithDatabase, testAppWithDatabase } from '@sanguine/db/testing'
import type { Context, Result } from '@sanguine/kernel'
import { contextFor, testApp } from '@sanguine/kernel/testing'
import type { AccountRefusal } from '../account-refusal'
import { accountsService } from '../accounts.model'
import { accounts } from '../index'
import { finishPasskeyLogin, startPasskeyLogin } from '../operations/confirm-login'
import { login } from '../operations/login'
import {
  confirmPasskey,
  enrolPasskey,
  readSecondFactors,
  removePasskey,
  removeTotp,
} from '../operations/manage-second-factors'
import { updatePassword } from '../operations/update-password'
import { digestOf } from '../passwords/passwords'
import { readSession } from '../sessions/viewers'
import { aVisitor, loggedIn } from '../testing/a-visitor'
import { SoftAuthenticator } from '../testing/soft-authenticator'
import { loginOptions } from './passkeys'

let server: TestAppWithDatabase
let origin: string

beforeAll(async () => {
  server = await testAppWithDatabase()
  await accounts.start?.(server.app)
  origin = new URL(server.app.settings.publicUrl).origin
})
afterEach(async () => {
  jest.restoreAllMocks()
  await server.database.drop()
})
afterAll(() => server.stop())

const visitor = () => contextFor(server.app)

const granted = <Value>(result: Result<Value, AccountRefusal>): Value => {
  if (!result.ok) throw new Error(`Refused: ${result.refusal.code}`)
  return result.value
}
const refusalOf = (result: Result<unknown, AccountRefusal>): string | null => (result.ok ? null : result.refusal.code)

async function addPasskey(context: Context, name: string, keyName = 'Key'): Promise<SoftAuthenticator> {
  const authenticator = new SoftAuthenticator()
  const { password } = aVisitor(name)
  const { ticket, options } = granted(await enrolPasskey(context, { password }))
  const response = authenticator.enrol({ options, origin })
  granted(await confirmPasskey(context, { ticket, response, name: keyName }))
  return authenticator
}

/** Collects the lines of the security log from now on. */
function logged(): unknown[] {
  const lines: unknown[] = []
  jest.spyOn(server.app.log, 'info').mockImplementation((line: unknown) => {
    lines.push(line)
  })
  return lines
}

/** The ticket of a login whose password was right. */
async function passwordTicket(name: string): Promise<string> {
  const opened = granted(await login(visitor(), aVisitor(name)))
  if (opened.isOpen) throw new Error('The password sufficed.')
  return opened.ticket
}

const start = async (ticket?: string) => granted(await startPasskeyLogin(visitor(), { ticket }))
const finish = (ticket: string, response: string) => finishPasskeyLogin(visitor(), { ticket, response })

describe('a passkey', () => {
  let mina: Awaited<ReturnType<typeof loggedIn>>
  let key: SoftAuthenticator

  beforeEach(async () => {
    mina = await loggedIn(server.app)
    key = await addPasskey(mina.context, 'Mina')
  })

  test('opens a session in place of name and password, once for each challenge', async () => {
    const { ticket, options } = await start()
    const response = key.logIn({ options, origin })
    const { accessToken } = granted(await finish(ticket, response))
    expect(await readSession(server.app, accessToken)).toMatchObject({ name: 'Mina' })
    expect(refusalOf(await finish(ticket, response))).toBe('ticketInvalid')
    const next = await start()
    expect(refusalOf(await finish(next.ticket, response))).toBe('passkeyInvalid')
  })

  test('opens one session for one challenge that is answered ten times at once', async () => {
    const { ticket, options } = await start()
    const response = key.logIn({ options, origin })
    const results = await Promise.all(Array.from({ length: 10 }, () => finish(ticket, response)))
    expect(results.map(refusalOf).sort()).toEqual([null, ...Array(9).fill('ticketInvalid')])
  })

  test('needs user verification if it replaces the password too, but not as a second factor', async () => {
    const alone = await start()
    const unverified = key.logIn({ options: alone.options, origin, isVerified: false })
    expect(refusalOf(await finish(alone.ticket, unverified))).toBe('passkeyInvalid')
    const second = await start(await passwordTicket('Mina'))
    const response = key.logIn({ options: second.options, origin, isVerified: false })
    expect(granted(await finish(second.ticket, response)).viewer).toMatchObject({ name: 'Mina' })
  })

  test('may be enrolled without user verification, and is a second factor then', async () => {
    const plain = new SoftAuthenticator()
    const { ticket, options } = granted(await enrolPasskey(mina.context, { password: aVisitor().password }))
    const enrolled = plain.enrol({ options, origin, isVerified: false })
    granted(await confirmPasskey(mina.context, { ticket, response: enrolled, name: 'Plain' }))
    const second = await start(await passwordTicket('Mina'))
    const response = plain.logIn({ options: second.options, origin, isVerified: false })
    expect(refusalOf(await finish(second.ticket, response))).toBeNull()
  })

  test('of another site, or with a lower counter, is refused', async () => {
    const first = await start()
    const stolen = key.logIn({ options: first.options, origin: 'https://sanguine.example.org' })
    expect(refusalOf(await finish(first.ticket, stolen))).toBe('passkeyInvalid')
    const second = await start()
    key.counter = 1
    const copied = key.logIn({ options: second.options, origin })
    expect(refusalOf(await finish(second.ticket, copied))).toBe('passkeyInvalid')
  })

  test('is listed by name and time, in the order of enrolment', async () => {
    const enrolledAt = server.clock.now()
    server.clock.advance(5000)
    await addPasskey(mina.context, 'Mina', '  ')
    const { totpAddedAt, passkeys, recoveryCodesLeft } = await readSecondFactors(mina.context)
    expect([totpAddedAt, recoveryCodesLeft]).toEqual([null, 10])
    expect(passkeys).toEqual([
      { id: key.id, name: 'Key', addedAt: enrolledAt },
      { id: expect.any(String), name: 'Passkey', addedAt: enrolledAt + 5000 },
    ])
    await addPasskey(mina.context, 'Mina', ' Phone ')
    expect((await readSecondFactors(mina.context)).passkeys.at(-1)?.name).toBe('Phone')
  })

  test('is requested with the host of the site, and for an account with its own keys', async () => {
    const alone = JSON.parse((await start()).options)
    expect(alone).toMatchObject({ rpId: 'localhost', allowCredentials: [], userVerification: 'required' })
    const second = JSON.parse((await start(await passwordTicket('Mina'))).options)
    const known = { id: key.id, transports: ['internal'], type: 'public-key' }
    expect(second).toMatchObject({ rpId: 'localhost', allowCredentials: [known], userVerification: 'preferred' })
    const { options } = granted(await enrolPasskey(mina.context, { password: aVisitor().password }))
    expect(JSON.parse(options)).toMatchObject({
      rp: { id: 'localhost', name: 'Sanguine' },
      user: { name: 'Mina' },
      attestation: 'none',
      excludeCredentials: [known],
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    })
  })

  test.each([
    ['http://127.0.0.1:4000', 'localhost'],
    ['http://127.10.0.99:4000', 'localhost'],
    ['http://[::1]:4000', 'localhost'],
    ['https://sanguine.example.org', 'sanguine.example.org'],
    ['https://127.example.org', '127.example.org'],
    ['https://127.0.0.1.example.org', '127.0.0.1.example.org'],
  ])('of the site %s belongs to the host %s', async (publicUrl, host) => {
    const { app } = testApp({ publicUrl })
    expect(JSON.parse((await loginOptions(app, null)).options)).toMatchObject({ rpId: host })
  })

  const invalidResponses = [
    '',
    'null',
    '5',
    '"key"',
    '{}',
    'no JSON',
    '{"id":{"toString":1}}',
    '{"id":["\\ud800\\u0000"]}',
  ]
  test.each(invalidResponses)('is refused with the response %j', async (response) => {
    expect(refusalOf(await finish((await start()).ticket, response))).toBe('passkeyInvalid')
    const { ticket } = granted(await enrolPasskey(mina.context, { password: aVisitor().password }))
    expect(refusalOf(await confirmPasskey(mina.context, { ticket, response, name: 'Key' }))).toBe('passkeyInvalid')
  })

  test('is limited to ten for each account', async () => {
    const accounts = server.app.get(accountsService)
    const [passkey] = (await accounts.findOne({ name: 'Mina' }).lean())?.passkeys ?? []
    const withKeys = (count: number) =>
      accounts.updateOne(
        { name: 'Mina' },
        { $set: { passkeys: Array.from({ length: count }, (_, index) => ({ ...passkey, id: `key${index}` })) } },
      )
    const begin = () => enrolPasskey(mina.context, { password: aVisitor().password })
    await withKeys(9)
    expect(refusalOf(await begin())).toBeNull()
    await withKeys(10)
    expect(await begin()).toMatchObject({ refusal: { code: 'tooManyPasskeys', details: { limit: 10 } } })
  })

  test('keeps the recovery codes and the other keys when another one is added or removed', async () => {
    const phone = await addPasskey(mina.context, 'Mina', 'Phone')
    const remove = (id: string) => removePasskey(mina.context, { password: aVisitor().password, id })
    expect(await readSecondFactors(mina.context)).toMatchObject({ recoveryCodesLeft: 10 })
    expect(await remove('unknown')).toMatchObject({ refusal: { code: 'unknownPasskey', field: 'id' } })
    const lines = logged()
    expect(await remove(key.id)).toEqual({ ok: true, value: null })
    expect(lines).toContainEqual(expect.objectContaining({ event: 'security.secondFactor.removed', method: 'passkey' }))
    const left = await readSecondFactors(mina.context)
    expect([left.passkeys.map(({ name }) => name), left.recoveryCodesLeft]).toEqual([['Phone'], 10])
    granted(await remove(phone.id))
    expect(await readSecondFactors(mina.context)).toEqual({ totpAddedAt: null, passkeys: [], recoveryCodesLeft: 0 })
    expect(refusalOf(await remove(phone.id))).toBe('unknownPasskey')
  })

  test('is removed by only one of two simultaneous calls', async () => {
    const remove = () => removePasskey(mina.context, { password: aVisitor().password, id: key.id })
    const results = await Promise.allSettled([remove(), remove()])
    expect(results).toContainEqual({ status: 'fulfilled', value: { ok: true, value: null } })
    // The loser's password was right, so the refusal must not say that it is wrong.
    expect(results).toContainEqual({ status: 'rejected', reason: expect.objectContaining({ kind: 'conflict' }) })
  })

  test('can be any key of its account, and none if the account has none', async () => {
    const phone = await addPasskey(mina.context, 'Mina', 'Phone')
    const { ticket, options } = await start(await passwordTicket('Mina'))
    expect(refusalOf(await finish(ticket, phone.logIn({ options, origin })))).toBeNull()
    await loggedIn(server.app, 'Lucy')
    const totp = { secret: 'x', lastStep: 0, addedAt: new Date(server.clock.now()) }
    await server.app.get(accountsService).updateOne({ name: 'Lucy' }, { $set: { totp } })
    const ofLucy = await start(await passwordTicket('Lucy'))
    const response = key.logIn({ options: ofLucy.options, origin })
    expect(refusalOf(await finish(ofLucy.ticket, response))).toBe('passkeyInvalid')
  })

  test('and an authenticator app keep the recovery codes when one of them is removed', async () => {
    const accounts = server.app.get(accountsService)
    const totp = { secret: 'x', lastStep: 0, addedAt: new Date(server.clock.now()) }
    const password = aVisitor().password
    await accounts.updateOne({ name: 'Mina' }, { $set: { totp } })
    granted(await removeTotp(mina.context, { password }))
    expect(await readSecondFactors(mina.context)).toMatchObject({ totpAddedAt: null, recoveryCodesLeft: 10 })
    await accounts.updateOne({ name: 'Mina' }, { $set: { totp } })
    granted(await removePasskey(mina.context, { password, id: key.id }))
    expect(await readSecondFactors(mina.context)).toMatchObject({ passkeys: [], recoveryCodesLeft: 10 })
  })

  test('and its refusals are in the security log', async () => {
    const { accountId = '' } = mina.context.viewer ?? {}
    const [first, second, third] = [await start(), await start(), await start()]
    const lines = logged()
    await finish('none', '{}')
    await finish(first.ticket, '{}')
    await finish(second.ticket, key.logIn({ options: second.options, origin: 'https://sanguine.example.org' }))
    await finish(third.ticket, key.logIn({ options: third.options, origin }))
    const events = lines.filter((line) => JSON.stringify(line).includes('security.'))
    const failed = { event: 'security.secondFactor.failed', method: 'passkey' }
    expect(events).toMatchObject([
      { ...failed, accountId: null, reason: 'ticketInvalid' },
      { ...failed, accountId: null, reason: 'passkeyInvalid' },
      { ...failed, accountId, reason: 'passkeyInvalid' },
      { event: 'security.login.succeeded', accountId, method: 'passkey' },
    ])
  })

  test('refuses an earlier signature after a later one', async () => {
    const first = await start()
    granted(await finish(first.ticket, key.logIn({ options: first.options, origin })))
    const stored = await server.app.get(accountsService).findOne({ name: 'Mina' }).lean()
    expect(stored?.passkeys?.[0]).toMatchObject({ counter: key.counter - 1, name: 'Key' })
    const second = await start()
    key.counter -= 1
    expect(refusalOf(await finish(second.ticket, key.logIn({ options: second.options, origin })))).toBe(
      'passkeyInvalid',
    )
  })

  test('cannot be enrolled with a challenge from before a change of the password', async () => {
    const { ticket, options } = granted(await enrolPasskey(mina.context, { password: aVisitor().password }))
    const newPassword = digestOf('A crescent in Whitby, 1894')
    granted(await updatePassword(mina.context, { currentPassword: aVisitor().password, newPassword }))
    const response = new SoftAuthenticator().enrol({ options, origin })
    expect(refusalOf(await confirmPasskey(mina.context, { ticket, response, name: 'Key' }))).toBe('ticketInvalid')
  })

  test('does not confirm the password of another account, with either challenge', async () => {
    const lucy = await loggedIn(server.app, 'Lucy')
    await addPasskey(lucy.context, 'Lucy')
    const ofLucy = await start(await passwordTicket('Lucy'))
    const ofMina = await start(await passwordTicket('Mina'))
    const answers = [ofLucy, ofMina].map(({ options }) => key.logIn({ options, origin }))
    for (const response of answers) {
      const { ticket } = await start(await passwordTicket('Lucy'))
      expect(refusalOf(await finish(ticket, response))).toBe('passkeyInvalid')
    }
    expect(refusalOf(await finish(ofLucy.ticket, answers[0] ?? ''))).toBe('passkeyInvalid')
  })

  test('cannot be enrolled with the ticket of another account, nor for two accounts', async () => {
    const lucy = await loggedIn(server.app, 'Lucy')
    const { password } = aVisitor('Mina')
    const { ticket, options } = granted(await enrolPasskey(mina.context, { password }))
    const response = new SoftAuthenticator().enrol({ options, origin })
    expect(refusalOf(await confirmPasskey(lucy.context, { ticket, response, name: 'Key' }))).toBe('ticketInvalid')
    granted(await confirmPasskey(mina.context, { ticket, response, name: 'Key' }))

    const shared = Buffer.alloc(32, 7)
    const enrol = async (context: Context, name: string) => {
      const begun = granted(await enrolPasskey(context, { password: aVisitor(name).password }))
      const again = new SoftAuthenticator(shared).enrol({ options: begun.options, origin })
      return confirmPasskey(context, { ticket: begun.ticket, response: again, name: 'Key' })
    }
    granted(await enrol(mina.context, 'Mina'))
    expect(refusalOf(await enrol(lucy.context, 'Lucy'))).toBe('passkeyInvalid')
  })

  test('cannot answer a challenge from before a change of the password', async () => {
    const before = await start(await passwordTicket('Mina'))
    const newPassword = digestOf('A crescent in Whitby, 1894')
    granted(await updatePassword(mina.context, { currentPassword: aVisitor().password, newPassword }))
    const response = key.logIn({ options: before.options, origin })
    expect(refusalOf(await finish(before.ticket, response))).toBe('passkeyInvalid')
  })

  test('that was removed opens no session, and other sessions end with its removal', async () => {
    const { ticket, options } = await start()
    const other = granted(await finish(ticket, key.logIn({ options, origin })))
    const next = await start()
    const response = key.logIn({ options: next.options, origin })
    const { id } = JSON.parse(response)
    granted(await removePasskey(mina.context, { password: aVisitor().password, id }))
    expect(refusalOf(await finish(next.ticket, response))).toBe('passkeyInvalid')
    await expect(readSession(server.app, other.accessToken)).rejects.toMatchObject({ kind: 'unauthenticated' })
    expect(await readSession(server.app, mina.token)).toMatchObject({ name: 'Mina' })
  })
})
