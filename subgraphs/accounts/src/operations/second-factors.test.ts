import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { connectionService } from '@sanguine/db'
import { type TestAppWithDatabase, testAppWithDatabase } from '@sanguine/db/testing'
import { App, type Context, requirePermission, requirePlayer, type Settings } from '@sanguine/kernel'
import { contextFor, TestRandom } from '@sanguine/kernel/testing'
import { Secret, TOTP } from 'otpauth'
import { accountsService } from '../accounts.model'
import { accounts } from '../index'
import { digestOf, passwordsService } from '../passwords/passwords'
import { loginTicketsService } from '../second-factors/login-tickets'
import { readSession } from '../sessions/viewers'
import { aVisitor, loggedIn, logIn, mailedToken, mails } from '../testing/a-visitor'
import { recentLoginMs } from './check-password'
import { confirmLogin, startPasskeyLogin } from './confirm-login'
import { login } from './login'
import {
  confirmPasskey,
  confirmTotp,
  enrolPasskey,
  enrolTotp,
  readSecondFactors,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from './manage-second-factors'
import { requestPasswordReset } from './request-password-reset'
import { retrievePassword } from './retrieve-password'
import { updateEmail } from './update-email'
import { updatePassword } from './update-password'

let server: TestAppWithDatabase
const { password } = aVisitor()

beforeAll(async () => {
  server = await testAppWithDatabase({ requiresStaffSecondFactor: true })
  await accounts.start?.(server.app)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await server.database.drop()
})
afterAll(() => server.stop())

const visitor = () => contextFor(server.app)

/** Collects the lines of the security log from now on. */
function logged(): unknown[] {
  const lines: unknown[] = []
  jest.spyOn(server.app.log, 'info').mockImplementation((line: unknown) => {
    lines.push(line)
  })
  return lines
}

/** The code that the authenticator app shows. */
const codeOf = (secret: string, timestamp = server.clock.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })

const granted = <Value>(result: { readonly ok: true; readonly value: Value } | { readonly ok: false }): Value => {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result)}`)
  return result.value
}

/** Texts that are never a code of an authenticator app or a recovery code. */
const notCodes = [
  ['full-width digits', '１２３４５６'],
  ['Arabic digits', '١٢٣٤٥٦'],
  ['an emoji and three digits', '😀😀😀'],
  ['lone surrogates', '\ud800\udc00\ud800\ud800\ud800\ud800'],
  ['six NUL characters', '\0'.repeat(6)],
  ['letters of six bytes', 'ééé'],
  ['twelve full-width letters', 'ａｂｃｄｅｆｇｈｊｋｍｎ'],
  ['nothing', ''],
] as const

async function addTotp(context: Context) {
  const { secret, ticket, uri } = granted(await enrolTotp(context, { password }))
  const { recoveryCodes, accessToken } = granted(await confirmTotp(context, { ticket, code: codeOf(secret) }))
  server.clock.advance(30_000)
  return { secret, uri, ticket, recoveryCodes, accessToken }
}

/** The former hash of a recovery code, from before codes were hashed like passwords. */
const formerHashOf = (accountId: string, code: string) =>
  createHmac('sha256', server.app.settings.passwordPepper)
    .update(`recovery:${accountId}:${code.replaceAll('-', '')}`)
    .digest('base64url')

async function ticketOf(): Promise<string> {
  const opened = granted(await login(visitor(), aVisitor()))
  if (opened.isOpen) throw new Error('The password sufficed.')
  return opened.ticket
}

describe('an authenticator app', () => {
  let own: Awaited<ReturnType<typeof loggedIn>>
  let app: Awaited<ReturnType<typeof addTotp>>

  beforeEach(async () => {
    const other = await loggedIn(server.app)
    own = await logIn(server.app)
    app = await addTotp(own.context)
    await expect(readSession(server.app, other.token)).rejects.toMatchObject({ kind: 'unauthenticated' })
  })

  test('is required after the password, and its code opens the session', async () => {
    expect(app.uri).toMatch(/^otpauth:\/\/totp\/Sanguine:Mina\?/)
    expect(await readSession(server.app, own.token)).toMatchObject({ name: 'Mina' })
    const first = granted(await login(visitor(), aVisitor()))
    expect(first).toEqual({ isOpen: false, ticket: expect.any(String), methods: ['totp', 'recoveryCode'] })
    const confirmed = await confirmLogin(visitor(), { ticket: await ticketOf(), code: codeOf(app.secret) })
    expect(await readSession(server.app, granted(confirmed).accessToken)).toMatchObject({ name: 'Mina' })
  })

  test('accepts a code once, also if sent several times at once, and no earlier code', async () => {
    const tickets = await Promise.all([ticketOf(), ticketOf(), ticketOf()])
    const code = codeOf(app.secret)
    const results = await Promise.all(tickets.map((ticket) => confirmLogin(visitor(), { ticket, code })))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    const earlier = codeOf(app.secret, server.clock.now() - 30_000)
    const refused = await confirmLogin(visitor(), { ticket: await ticketOf(), code: earlier })
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'codeInvalid', field: 'code' } })
  })

  test('does not accept a code again while it is shown, nor the one with which it was added', async () => {
    const code = codeOf(app.secret)
    expect(await confirmLogin(visitor(), { ticket: await ticketOf(), code })).toMatchObject({ ok: true })
    server.clock.advance(20_000)
    expect(codeOf(app.secret)).toBe(code)
    expect(await confirmLogin(visitor(), { ticket: await ticketOf(), code })).toMatchObject({
      refusal: { code: 'codeInvalid' },
    })
    const { secret, ticket } = granted(await enrolTotp(own.context, { password }))
    const first = codeOf(secret)
    granted(await confirmTotp(own.context, { ticket, code: first }))
    expect(await confirmLogin(visitor(), { ticket: await ticketOf(), code: first })).toMatchObject({
      refusal: { code: 'codeInvalid' },
    })
  })

  test('accepts a code with spaces, and the codes before and after, for clocks that differ', async () => {
    for (const drift of [-30_000, 0, 30_000]) {
      server.clock.advance(90_000)
      const code = codeOf(app.secret, server.clock.now() + drift).replace(/^.../, '$& ')
      expect(await confirmLogin(visitor(), { ticket: await ticketOf(), code })).toMatchObject({ ok: true })
    }
    server.clock.advance(90_000)
    const early = codeOf(app.secret, server.clock.now() + 60_000)
    expect(await confirmLogin(visitor(), { ticket: await ticketOf(), code: early })).toMatchObject({ ok: false })
  })

  test('opens one session for one ticket, with any simultaneous codes', async () => {
    const ticket = await ticketOf()
    const codes = [codeOf(app.secret), ...app.recoveryCodes.slice(0, 2)]
    const results = await Promise.all(codes.map((code) => confirmLogin(visitor(), { ticket, code })))
    const codesOfRefusals = results.flatMap((result) => (result.ok ? [] : [result.refusal.code]))
    expect(codesOfRefusals).toEqual(['ticketInvalid', 'ticketInvalid'])
  })

  test('uses up one recovery code if several are sent for one ticket at once', async () => {
    const ticket = await ticketOf()
    const results = await Promise.all(
      app.recoveryCodes.slice(0, 5).map((code) => confirmLogin(visitor(), { ticket, code })),
    )
    const refused = results.flatMap((result) => (result.ok ? [] : [result.refusal.code]))
    expect(refused).toEqual(Array(4).fill('ticketInvalid'))
    expect(await readSecondFactors(own.context)).toMatchObject({ recoveryCodesLeft: 9 })
  })

  test('keeps the other ticket valid if one recovery code is sent for two at once', async () => {
    const tickets = await Promise.all([ticketOf(), ticketOf()])
    const [code = '', next = ''] = app.recoveryCodes
    const results = await Promise.all(tickets.map((ticket) => confirmLogin(visitor(), { ticket, code })))
    const refused = tickets.filter((_ticket, index) => !results[index]?.ok)
    expect(results.flatMap((result) => (result.ok ? [] : [result.refusal.code]))).toEqual(['codeInvalid'])
    expect(await confirmLogin(visitor(), { ticket: refused[0], code: next })).toMatchObject({ ok: true })
    expect(await readSecondFactors(own.context)).toMatchObject({ recoveryCodesLeft: 8 })
  })

  test.each(notCodes)('refuses %s as a code', async (_title, code) => {
    const refused = await confirmLogin(visitor(), { ticket: await ticketOf(), code })
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'codeInvalid', field: 'code' } })
  })

  test('is in the security log, with its method or the reason of the refusal', async () => {
    const [ticket, second] = [await ticketOf(), await ticketOf()]
    const { accountId = '' } = own.context.viewer ?? {}
    const lines = logged()
    await confirmLogin(visitor(), { ticket: 'none', code: '000000' })
    await confirmLogin(visitor(), { ticket, code: '000000' })
    await confirmLogin(visitor(), { ticket, code: codeOf(app.secret) })
    await confirmLogin(visitor(), { ticket: second, code: app.recoveryCodes[0] ?? '' })
    const failed = { event: 'security.secondFactor.failed', method: 'code' }
    expect(lines).toMatchObject([
      { ...failed, accountId: null, reason: 'ticketInvalid' },
      { ...failed, accountId, reason: 'codeInvalid' },
      { event: 'security.login.succeeded', accountId, method: 'totp' },
      { event: 'security.login.succeeded', accountId, method: 'recoveryCode' },
    ])
  })

  test('resets the count of wrong codes when one is right', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 4; tries += 1)
        await confirmLogin(visitor(), { ticket: await ticketOf(), code: '000000' })
      const code = app.recoveryCodes[round] ?? ''
      expect(await confirmLogin(visitor(), { ticket: await ticketOf(), code })).toMatchObject({ ok: true })
    }
  })

  test('refuses further codes after five wrong ones, over all tickets', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      const ticket = await ticketOf()
      expect(await confirmLogin(visitor(), { ticket, code: '000000' })).toMatchObject({
        refusal: { code: 'codeInvalid' },
      })
    }
    const refused = await confirmLogin(visitor(), { ticket: await ticketOf(), code: codeOf(app.secret) })
    expect(refused).toMatchObject({
      ok: false,
      refusal: { code: 'tooManyAttempts', details: { retryAfterSeconds: 300 } },
    })
  })

  test('must be confirmed within five minutes, once, and before the credentials change', async () => {
    const late = await ticketOf()
    server.clock.advance(5 * 60_000)
    const code = codeOf(app.secret)
    expect(await confirmLogin(visitor(), { ticket: late, code })).toMatchObject({ refusal: { code: 'ticketInvalid' } })
    const ticket = await ticketOf()
    await renewRecoveryCodes(own.context, { password })
    expect(await confirmLogin(visitor(), { ticket, code })).toMatchObject({ refusal: { code: 'ticketInvalid' } })
    expect(await startPasskeyLogin(visitor(), { ticket })).toMatchObject({ refusal: { code: 'ticketInvalid' } })
  })

  test('is still required after a password reset', async () => {
    await requestPasswordReset(visitor(), { username: 'Mina' })
    await retrievePassword(visitor(), mailedToken(server.app, 'forgotPasswordRetrieve'))
    const made = /^[0-9a-f]{16}\r?$/m.exec(mails(server.app).at(-1) ?? '')?.[0].trim() ?? ''
    const opened = granted(await login(visitor(), { username: 'Mina', password: digestOf(made) }))
    expect(opened).toEqual({ isOpen: false, ticket: expect.any(String), methods: ['totp', 'recoveryCode'] })
  })

  test('can be replaced by a recovery code, each of which works once', async () => {
    expect(app.recoveryCodes).toHaveLength(10)
    const code = (app.recoveryCodes[3] ?? '').toUpperCase().replaceAll('-', ' ')
    expect(await confirmLogin(visitor(), { ticket: await ticketOf(), code })).toMatchObject({ ok: true })
    expect(await confirmLogin(visitor(), { ticket: await ticketOf(), code })).toMatchObject({ ok: false })
    expect(await readSecondFactors(own.context)).toMatchObject({ recoveryCodesLeft: 9 })
  })

  test('accepts no recovery code of another account, and none that was replaced', async () => {
    const { recoveryCodes, accessToken } = granted(await renewRecoveryCodes(own.context, { password }))
    expect([new Set([...recoveryCodes, ...app.recoveryCodes]).size, accessToken]).toEqual([20, null])
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){2}$/)
    const enter = async (code = '') => (await confirmLogin(visitor(), { ticket: await ticketOf(), code })).ok
    const misspelt = (recoveryCodes[0] ?? '').replace(/[a-z]/, (letter) => (letter === 'x' ? 'y' : 'x'))
    expect(misspelt).not.toBe(recoveryCodes[0])
    expect([await enter(app.recoveryCodes[0]), await enter(misspelt), await enter(recoveryCodes[0])]).toEqual([
      false,
      false,
      true,
    ])
  })

  test('has its recovery codes replaced once under an Idempotency-Key, also by simultaneous calls', async () => {
    const keyed = { ...own.context, idempotencyKey: 'codes' }
    const renew = async () => granted(await renewRecoveryCodes(keyed, { password })).recoveryCodes
    const [first, second] = await Promise.all([renew(), renew()])
    expect([new Set(first).size, second, await renew()]).toEqual([10, first, first])
    expect(await confirmLogin(visitor(), { ticket: await ticketOf(), code: first?.[9] ?? '' })).toMatchObject({
      ok: true,
    })
    expect(await renew()).toEqual(first)
    expect(await renewRecoveryCodes(keyed, { password: digestOf('wrong') })).toMatchObject({ ok: false })
    expect(granted(await renewRecoveryCodes(own.context, { password })).recoveryCodes).not.toEqual(first)
    await expect(renew()).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('has recovery codes stored as slow hashes, each with a salt', async () => {
    const { recoveryCodes = [] } = (await server.app.get(accountsService).findOne({ name: 'Mina' }).lean()) ?? {}
    expect(recoveryCodes).toHaveLength(10)
    const { memoryCost, timeCost } = server.app.settings.passwordCost
    for (const stored of recoveryCodes) expect(stored).toContain(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$`)
    expect(new Set(recoveryCodes.map((stored) => stored.split('$')[4])).size).toBe(10)
  })

  test('accepts a recovery code that an earlier release stored, once', async () => {
    const { accountId = '' } = own.context.viewer ?? {}
    const code = 'k7dp-x2mh-9fqa'
    const recoveryCodes = [formerHashOf(accountId, 'aaaa-bbbb-cccc'), formerHashOf(accountId, code)]
    await server.app.get(accountsService).updateOne({ _id: accountId }, { $set: { recoveryCodes } })
    const results = [
      await confirmLogin(visitor(), { ticket: await ticketOf(), code }),
      await confirmLogin(visitor(), { ticket: await ticketOf(), code }),
    ]
    expect(results.map(({ ok }) => ok)).toEqual([true, false])
  })

  test('computes no slow hash for a code in the format of the app', async () => {
    const ticket = await ticketOf()
    const matches = jest.spyOn(server.app.get(passwordsService), 'matches')
    expect(await confirmLogin(visitor(), { ticket, code: '000 000' })).toMatchObject({ ok: false })
    expect(matches).not.toHaveBeenCalled()
  })

  test('stores neither its secret nor a recovery code nor a ticket as plain text', async () => {
    const ticket = await ticketOf()
    const stored = JSON.stringify([
      await server.app.get(accountsService).find({}).lean(),
      await server.app.get(loginTicketsService).find({}).lean(),
    ])
    for (const secret of [app.secret, ticket, ...app.recoveryCodes]) expect(stored).not.toContain(secret)
  })

  test('can be removed with the password, together with the recovery codes', async () => {
    expect(await removeTotp(own.context, { password: digestOf('wrong') })).toMatchObject({
      refusal: { code: 'passwordWrong' },
    })
    const lines = logged()
    expect(await removeTotp(own.context, { password })).toMatchObject({ ok: true })
    expect(lines).toContainEqual(expect.objectContaining({ event: 'security.secondFactor.removed', method: 'totp' }))
    expect(await readSecondFactors(own.context)).toEqual({ totpAddedAt: null, passkeys: [], recoveryCodesLeft: 0 })
    expect(granted(await login(visitor(), aVisitor()))).toMatchObject({ isOpen: true })
    const again = logged()
    expect(await removeTotp(own.context, { password })).toEqual({ ok: true, value: null })
    expect(again).not.toContainEqual(expect.objectContaining({ event: 'security.secondFactor.removed' }))
  })

  test('is removed, and its recovery codes are renewed, by only one of two simultaneous calls', async () => {
    const renewed = await Promise.allSettled([1, 2].map(() => renewRecoveryCodes(own.context, { password })))
    const removed = await Promise.allSettled([1, 2].map(() => removeTotp(own.context, { password })))
    for (const results of [renewed, removed]) {
      const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
      expect(refusals).toMatchObject([{ kind: 'conflict' }])
    }
  })

  test('is listed with the time at which it was added', async () => {
    expect(await readSecondFactors(own.context)).toEqual({
      totpAddedAt: server.clock.now() - 30_000,
      passkeys: [],
      recoveryCodesLeft: 10,
    })
  })

  test('that replaces another keeps the recovery codes', async () => {
    const next = await addTotp(own.context)
    expect(next.recoveryCodes).toEqual([])
    const enter = async (code: string) => (await confirmLogin(visitor(), { ticket: await ticketOf(), code })).ok
    expect(await enter(codeOf(app.secret))).toBe(false)
    expect(await enter(codeOf(next.secret))).toBe(true)
    expect(await enter(app.recoveryCodes[0] ?? '')).toBe(true)
  })
})

describe('an account', () => {
  test('that was deleted has no second factors', async () => {
    const { context } = await loggedIn(server.app)
    await server.app.get(accountsService).deleteMany({})
    expect(await readSecondFactors(context)).toEqual({ totpAddedAt: null, passkeys: [], recoveryCodesLeft: 0 })
  })

  test('without an authenticator app or recovery codes confirms no login by a code', async () => {
    await loggedIn(server.app)
    const passkeys = [
      { id: 'key', publicKey: 'x', counter: 0, transports: [], name: 'Key', addedAt: new Date(server.clock.now()) },
    ]
    await server.app.get(accountsService).updateOne({ name: 'Mina' }, { $set: { passkeys } })
    const opened = granted(await login(visitor(), aVisitor()))
    expect(opened).toEqual({ isOpen: false, ticket: expect.any(String), methods: ['passkey'] })
    expect(await confirmLogin(visitor(), { ticket: await ticketOf(), code: '000000' })).toMatchObject({
      refusal: { code: 'codeInvalid' },
    })
  })

  test('cannot change its second factors without its password', async () => {
    const { context } = await loggedIn(server.app)
    const wrong = { password: digestOf('wrong') }
    for (const refused of [
      await enrolPasskey(context, wrong),
      await removePasskey(context, { ...wrong, id: 'x' }),
      await renewRecoveryCodes(context, wrong),
    ])
      expect(refused).toMatchObject({ refusal: { code: 'passwordWrong' } })
  })
})

describe('after the pepper has changed', () => {
  const gatewayWith = (changes: Partial<Settings>) => {
    const { settings, clock, log } = server.app
    const random = new TestRandom(JSON.stringify(changes))
    const app = new App({ settings: { ...settings, ...changes }, clock, log, random })
    return app.provide(connectionService, server.database.connection)
  }
  const enter = async (app: App, code: string) => {
    const opened = await login(contextFor(app), aVisitor())
    if (!opened.ok || opened.value.isOpen) return false
    const confirmed = await confirmLogin(contextFor(app), { ticket: opened.value.ticket, code })
    return confirmed.ok ? true : confirmed.refusal.code
  }
  const passwordPepper = 'the-pepper-after-it-0123456789-0123456789'

  test('accounts that have logged in with both peppers no longer need the former one', async () => {
    const { context } = await loggedIn(server.app)
    const { secret, recoveryCodes } = await addTotp(context)
    const { passwordPepper: former } = server.app.settings
    const during = gatewayWith({ passwordPepper, formerPeppers: [former] })
    const afterwards = gatewayWith({ passwordPepper })
    expect(await enter(afterwards, codeOf(secret))).toBe(false)
    expect(await enter(during, recoveryCodes[0] ?? '')).toBe(true)
    expect(await enter(during, codeOf(secret))).toBe(true)
    const next = codeOf(secret, server.clock.now() + 30_000)
    expect(await enter(afterwards, next)).toBe(true)
  })

  test('without the former one, a new password alone does not log in to an account with an app', async () => {
    const { context } = await loggedIn(server.app)
    const { secret, recoveryCodes } = await addTotp(context)
    const afterwards = gatewayWith({ passwordPepper })
    const passwordHash = await afterwards.get(passwordsService).hash(aVisitor().password)
    await server.app.get(accountsService).updateOne({ nameKey: 'mina' }, { $set: { passwordHash } })
    expect(await enter(afterwards, codeOf(secret))).toBe('codeInvalid')
    expect(await enter(afterwards, recoveryCodes[0] ?? '')).toBe('codeInvalid')
  })
})

describe('an account with a second factor', () => {
  const newPassword = digestOf('something quite new 1897')
  const changes: Readonly<Record<string, (context: Context) => Promise<{ readonly ok: boolean }>>> = {
    'its address': (context) => updateEmail(context, { password, email: 'other@example.org' }),
    'its password': (context) => updatePassword(context, { currentPassword: password, newPassword }),
    'its app': (context) => enrolTotp(context, { password }),
    'that it has an app': (context) => removeTotp(context, { password }),
    'its passkeys': (context) => enrolPasskey(context, { password }),
    'that it has a passkey': (context) => removePasskey(context, { password, id: 'key' }),
    'its recovery codes': (context) => renewRecoveryCodes(context, { password }),
  }
  const passkey = { id: 'key', publicKey: 'x', counter: 0, transports: [], name: 'Key' }

  test.each(Object.entries(changes))(
    'can change %s only within 15 minutes of a login with it',
    async (_what, change) => {
      const { context } = await loggedIn(server.app)
      const { secret } = await addTotp(context)
      const addedAt = new Date(server.clock.now())
      await server.app
        .get(accountsService)
        .updateOne({ name: 'Mina' }, { $set: { passkeys: [{ ...passkey, addedAt }] } })
      server.clock.advance(recentLoginMs)
      const before = await server.app.get(accountsService).findOne({ name: 'Mina' }).lean()
      const lines = logged()
      expect(await change(context)).toMatchObject({ ok: false, refusal: { code: 'loginTooOld' } })
      expect(lines).toMatchObject([{ event: 'security.password.refused', reason: 'loginTooOld' }])
      expect(await server.app.get(accountsService).findOne({ name: 'Mina' }).lean()).toEqual(before)

      const opened = granted(await confirmLogin(visitor(), { ticket: await ticketOf(), code: codeOf(secret) }))
      server.clock.advance(recentLoginMs - 1)
      const recent = contextFor(server.app, await readSession(server.app, opened.accessToken))
      expect(await change(recent)).toMatchObject({ ok: true })
    },
  )

  test('must log in again if its login was made while the clock was ahead', async () => {
    server.clock.jump(86_400_000)
    const { context } = await loggedIn(server.app)
    await addTotp(context)
    server.clock.jump(-86_400_000)
    server.clock.advance(recentLoginMs)
    expect(await removeTotp(context, { password })).toMatchObject({ refusal: { code: 'loginTooOld' } })
  })

  test('is not told that its login is too old until the password is right', async () => {
    const { context } = await loggedIn(server.app)
    await addTotp(context)
    server.clock.advance(recentLoginMs)
    expect(await removeTotp(context, { password: digestOf('wrong') })).toMatchObject({
      refusal: { code: 'passwordWrong' },
    })
  })

  test('has this limit; without one, the password is enough as long as the session lasts', async () => {
    const { context } = await loggedIn(server.app)
    server.clock.advance(10 * 24 * 60 * 60_000)
    expect(await updatePassword(context, { currentPassword: password, newPassword })).toMatchObject({ ok: true })
  })
})

describe('an enrolment', () => {
  test('ends after fifteen minutes, or with the password', async () => {
    const { context } = await loggedIn(server.app)
    const begin = async () => granted(await enrolTotp(context, { password }))
    const late = await begin()
    server.clock.advance(15 * 60_000)
    expect(await confirmTotp(context, { ticket: late.ticket, code: codeOf(late.secret) })).toMatchObject({
      refusal: { code: 'ticketInvalid', field: 'ticket' },
    })
    const before = await begin()
    const newPassword = digestOf('something quite new 1897')
    granted(await updatePassword(context, { currentPassword: password, newPassword }))
    expect(await confirmTotp(context, { ticket: before.ticket, code: codeOf(before.secret) })).toMatchObject({
      refusal: { code: 'ticketInvalid' },
    })
    const inTime = granted(await enrolTotp(context, { password: newPassword }))
    server.clock.advance(15 * 60_000 - 1)
    expect(await confirmTotp(context, { ticket: inTime.ticket, code: codeOf(inTime.secret) })).toMatchObject({
      ok: true,
    })
  })

  test('that is confirmed twice at the same time succeeds once', async () => {
    const { context } = await loggedIn(server.app)
    const { secret, ticket } = granted(await enrolTotp(context, { password }))
    const confirm = () => confirmTotp(context, { ticket, code: codeOf(secret) })
    const results = await Promise.all([confirm(), confirm()])
    expect(results.flatMap((result) => (result.ok ? [] : [result.refusal]))).toMatchObject([
      { code: 'ticketInvalid', field: 'ticket' },
    ])
  })

  test('accepts a code with spaces, allows five tries, and is in the security log', async () => {
    const { context } = await loggedIn(server.app)
    const { secret, ticket } = granted(await enrolTotp(context, { password }))
    const lines = logged()
    for (let tries = 0; tries < 4; tries += 1) await confirmTotp(context, { ticket, code: '000000' })
    expect(lines).toEqual(
      Array(4).fill(
        expect.objectContaining({ event: 'security.secondFactor.failed', method: 'totp', reason: 'codeInvalid' }),
      ),
    )
    const spaced = codeOf(secret).replace(/^.../, ' $& ')
    const { accessToken } = granted(await confirmTotp(context, { ticket, code: spaced }))
    expect([lines.at(-1), accessToken]).toEqual([
      expect.objectContaining({ event: 'security.secondFactor.added', method: 'totp' }),
      null,
    ])
    const next = granted(await enrolTotp(context, { password }))
    expect(await confirmTotp(context, { ticket: next.ticket, code: codeOf(next.secret) })).toMatchObject({
      refusal: { code: 'tooManyAttempts', details: { retryAfterSeconds: 300 } },
    })
  })

  test('needs the password, and a code of the secret that this account got', async () => {
    const { context } = await loggedIn(server.app)
    const other = await loggedIn(server.app, 'Lucy')
    expect(await enrolTotp(context, { password: digestOf('wrong') })).toMatchObject({
      refusal: { code: 'passwordWrong' },
    })
    const { secret, ticket } = granted(await enrolTotp(context, { password }))
    const code = codeOf(secret)
    expect(await confirmTotp(context, { ticket, code: '000000' })).toMatchObject({ refusal: { code: 'codeInvalid' } })
    expect(await confirmTotp(other.context, { ticket, code })).toMatchObject({ refusal: { code: 'ticketInvalid' } })
    expect(await confirmTotp(context, { ticket: 'nonsense', code })).toMatchObject({
      refusal: { code: 'ticketInvalid' },
    })
    expect(await confirmTotp(context, { ticket, code })).toMatchObject({ ok: true })
    expect(await confirmTotp(context, { ticket, code })).toMatchObject({ refusal: { code: 'ticketInvalid' } })
  })

  test.each(notCodes)('refuses %s as a code', async (_title, code) => {
    const { context } = await loggedIn(server.app)
    const { ticket } = granted(await enrolTotp(context, { password }))
    expect(await confirmTotp(context, { ticket, code })).toMatchObject({
      ok: false,
      refusal: { code: 'codeInvalid', field: 'code' },
    })
  })

  test.each(notCodes)('refuses %s as a ticket', async (_title, ticket) => {
    const { context } = await loggedIn(server.app)
    const refused = { refusal: { code: 'ticketInvalid' } }
    expect(await confirmTotp(context, { ticket, code: '000000' })).toMatchObject(refused)
    expect(await confirmPasskey(context, { ticket, response: '{}', name: 'Key' })).toMatchObject(refused)
    expect(await confirmLogin(visitor(), { ticket, code: '000000' })).toMatchObject(refused)
  })

  test('creates its own recovery codes: none can be created before it, and earlier ones are replaced', async () => {
    const { context } = await loggedIn(server.app)
    expect(await renewRecoveryCodes(context, { password })).toMatchObject({ refusal: { code: 'noSecondFactor' } })
    const planted = 'kept-from-befo'
    const { accountId = '' } = context.viewer ?? {}
    const recoveryCodes = [formerHashOf(accountId, planted)]
    await server.app.get(accountsService).updateOne({ _id: accountId }, { $set: { recoveryCodes } })
    const { recoveryCodes: made } = await addTotp(context)
    expect(made).toHaveLength(10)
    const refused = await confirmLogin(visitor(), { ticket: await ticketOf(), code: planted })
    expect(refused).toMatchObject({ refusal: { code: 'codeInvalid' } })
  })

  test('of a passkey refuses a response that no authenticator made', async () => {
    const { context } = await loggedIn(server.app)
    const { ticket, options } = granted(await enrolPasskey(context, { password }))
    expect(JSON.parse(options)).toMatchObject({ rp: { id: 'localhost', name: 'Sanguine' }, user: { name: 'Mina' } })
    const response = JSON.stringify({ id: 'x', rawId: 'x', type: 'public-key', response: {} })
    const confirm = () => confirmPasskey(context, { ticket, response, name: 'Key' })
    expect(await confirm()).toMatchObject({ refusal: { code: 'passkeyInvalid' } })
    expect(await confirm()).toMatchObject({ refusal: { code: 'ticketInvalid' } })
  })
})

describe('staff', () => {
  test('may only add a second factor while they must have one', async () => {
    await loggedIn(server.app)
    await server.app.get(accountsService).updateOne({ name: 'Mina' }, { $set: { role: 'admin' } })
    const { context, token } = await logIn(server.app)
    expect(context.viewer).toMatchObject({ role: 'guest', mustEnrol: true })
    expect(() => requirePlayer(context)).toThrow()
    expect(() => requirePermission(context, 'manageUsers')).toThrow()
    const { accessToken } = await addTotp(context)
    expect(accessToken).not.toBe(token)
    for (const open of [token, accessToken ?? ''])
      expect(await readSession(server.app, open)).toMatchObject({ role: 'admin', sessionId: context.viewer?.sessionId })
  })
})
