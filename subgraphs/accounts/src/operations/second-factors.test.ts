import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type TestAppWithDatabase, testAppWithDatabase } from '@sanguine/db/testing'
import { type Context, requirePermission, requirePlayer } from '@sanguine/kernel'
import { contextFor } from '@sanguine/kernel/testing'
import { Secret, TOTP } from 'otpauth'
import { accountsService } from '../accounts.model'
import { accounts } from '../index'
import { digestOf } from '../passwords/passwords'
import { loginTicketsService } from '../second-factors/login-tickets'
import { readSession } from '../sessions/sessions'
import { aVisitor, loggedIn, logIn, mailedToken, mails } from '../testing/a-visitor'
import { confirmLogin, startPasskeyLogin } from './confirm-login'
import { login } from './login'
import {
  confirmPasskey,
  confirmTotp,
  enrolPasskey,
  enrolTotp,
  readSecondFactors,
  removeTotp,
  renewRecoveryCodes,
} from './manage-second-factors'
import { requestPasswordReset } from './request-password-reset'
import { retrievePassword } from './retrieve-password'

let server: TestAppWithDatabase
const { password } = aVisitor()

beforeAll(async () => {
  server = await testAppWithDatabase({ requiresStaffSecondFactor: true })
  await accounts.start?.(server.app)
})
afterEach(() => server.database.drop())
afterAll(() => server.stop())

const visitor = () => contextFor(server.app)

/** What the authenticator app shows. */
const codeOf = (secret: string, timestamp = server.clock.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })

const granted = <Value>(result: { readonly ok: true; readonly value: Value } | { readonly ok: false }): Value => {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result)}`)
  return result.value
}

async function addTotp(context: Context) {
  const { secret, ticket, uri } = granted(await enrolTotp(context, { password }))
  const { recoveryCodes, accessToken } = granted(await confirmTotp(context, { ticket, code: codeOf(secret) }))
  server.clock.advance(30_000)
  return { secret, uri, ticket, recoveryCodes, accessToken }
}

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

  test('is asked for after the password, and its code opens the session', async () => {
    expect(app.uri).toMatch(/^otpauth:\/\/totp\/Sanguine:Mina\?/)
    expect(await readSession(server.app, own.token)).toMatchObject({ name: 'Mina' })
    const first = granted(await login(visitor(), aVisitor()))
    expect(first).toEqual({ isOpen: false, ticket: expect.any(String), methods: ['totp', 'recoveryCode'] })
    const confirmed = await confirmLogin(visitor(), { ticket: await ticketOf(), code: codeOf(app.secret) })
    expect(await readSession(server.app, granted(confirmed).accessToken)).toMatchObject({ name: 'Mina' })
  })

  test('accepts a code once, also of several at the same time, and none from before it', async () => {
    const tickets = await Promise.all([ticketOf(), ticketOf(), ticketOf()])
    const code = codeOf(app.secret)
    const results = await Promise.all(tickets.map((ticket) => confirmLogin(visitor(), { ticket, code })))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    const earlier = codeOf(app.secret, server.clock.now() - 30_000)
    const refused = await confirmLogin(visitor(), { ticket: await ticketOf(), code: earlier })
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'codeInvalid', field: 'code' } })
  })

  test('that is guessed is refused after five codes, over all tickets', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      const ticket = await ticketOf()
      expect(await confirmLogin(visitor(), { ticket, code: '000000' })).toMatchObject({
        refusal: { code: 'codeInvalid' },
      })
    }
    const refused = await confirmLogin(visitor(), { ticket: await ticketOf(), code: codeOf(app.secret) })
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'tooManyAttempts' } })
  })

  test('is confirmed within five minutes, once, and not after the credentials have changed', async () => {
    const late = await ticketOf()
    server.clock.advance(5 * 60_000)
    const code = codeOf(app.secret)
    expect(await confirmLogin(visitor(), { ticket: late, code })).toMatchObject({ refusal: { code: 'ticketInvalid' } })
    const ticket = await ticketOf()
    await renewRecoveryCodes(own.context, { password })
    expect(await confirmLogin(visitor(), { ticket, code })).toMatchObject({ refusal: { code: 'ticketInvalid' } })
    expect(await startPasskeyLogin(visitor(), { ticket })).toMatchObject({ refusal: { code: 'ticketInvalid' } })
  })

  test('is asked for still after a forgotten password was replaced by a mailed one', async () => {
    await requestPasswordReset(visitor(), { username: 'Mina' })
    await retrievePassword(visitor(), mailedToken(server.app, 'forgotPasswordRetrieve'))
    const made = /^[0-9a-f]{16}\r?$/m.exec(mails(server.app).at(-1) ?? '')?.[0].trim() ?? ''
    const opened = granted(await login(visitor(), { username: 'Mina', password: digestOf(made) }))
    expect(opened).toEqual({ isOpen: false, ticket: expect.any(String), methods: ['totp', 'recoveryCode'] })
  })

  test('is replaced by a recovery code, each of which works once', async () => {
    expect(app.recoveryCodes).toHaveLength(10)
    const code = (app.recoveryCodes[3] ?? '').toUpperCase().replaceAll('-', ' ')
    expect(await confirmLogin(visitor(), { ticket: await ticketOf(), code })).toMatchObject({ ok: true })
    expect(await confirmLogin(visitor(), { ticket: await ticketOf(), code })).toMatchObject({ ok: false })
    expect(await readSecondFactors(own.context)).toMatchObject({ recoveryCodesLeft: 9 })
  })

  test('leaves neither its secret nor a recovery code nor a ticket in the database', async () => {
    const ticket = await ticketOf()
    const stored = JSON.stringify([
      await server.app.get(accountsService).find({}).lean(),
      await server.app.get(loginTicketsService).find({}).lean(),
    ])
    for (const secret of [app.secret, ticket, ...app.recoveryCodes]) expect(stored).not.toContain(secret)
  })

  test('is removed by who knows the password, and the recovery codes with it', async () => {
    expect(await removeTotp(own.context, { password: digestOf('wrong') })).toMatchObject({
      refusal: { code: 'passwordWrong' },
    })
    expect(await removeTotp(own.context, { password })).toMatchObject({ ok: true })
    expect(await readSecondFactors(own.context)).toEqual({ totpAddedAt: null, passkeys: [], recoveryCodesLeft: 0 })
    expect(granted(await login(visitor(), aVisitor()))).toMatchObject({ isOpen: true })
  })
})

describe('an enrolment', () => {
  test('needs the password, and a code of the secret that was given out to this account', async () => {
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

  test('of a passkey takes no response that no authenticator gave', async () => {
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
  test('can do nothing but add a second factor while it is demanded of them', async () => {
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
