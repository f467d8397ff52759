import { rmSync, writeFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { type TestAppWithDatabase, testAppWithDatabase } from '@sanguine/db/testing'
import type { Context } from '@sanguine/kernel'
import { contextFor } from '@sanguine/kernel/testing'
import { outboxOf, sendDueMails } from '@sanguine/mail'
import { accountsService } from '../accounts.model'
import { accounts } from '../index'
import { firstPasswordMs } from '../passwords/first-password'
import { digestOf, passwordsService } from '../passwords/passwords'
import { mailTokensService } from '../sessions/mail-tokens'
import { openSession } from '../sessions/sessions'
import { readSession } from '../sessions/viewers'
import { aVisitor, loggedIn, logIn, mailedToken, mails } from '../testing/a-visitor'
import { activateAccount } from './activate-account'
import { confirmEmail } from './confirm-email'
import { login } from './login'
import { requestPasswordReset } from './request-password-reset'
import { retrievePassword } from './retrieve-password'
import { updateEmail } from './update-email'
import { updatePassword } from './update-password'

let server: TestAppWithDatabase
const hour = 3_600_000

beforeAll(async () => {
  server = await testAppWithDatabase()
  await accounts.start?.(server.app)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await server.database.drop()
  rmSync(outboxOf(server.app.settings.dataDir), { recursive: true, force: true })
})
afterAll(() => server.stop())

const visitor = () => contextFor(server.app)
const reset = (username: unknown = 'mina') => requestPasswordReset(visitor(), { username })
const retrieve = (token: unknown) => retrievePassword(visitor(), token)
const enter = (password: string) => login(visitor(), { username: 'Mina', password })
const { password } = aVisitor()

describe('the reset of a forgotten password', () => {
  test('mails a new password once, and ends all sessions', async () => {
    const { token: session } = await loggedIn(server.app)
    expect(await reset()).toEqual({ ok: true, value: null })
    const token = mailedToken(server.app, 'forgotPasswordRetrieve')
    const answers = await Promise.all([retrieve(token), retrieve(token)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const made = /^[0-9a-f]{16}\r?$/m.exec(mails(server.app).at(-1) ?? '')?.[0].trim() ?? ''
    expect(await enter(digestOf(made))).toMatchObject({ ok: true })
    expect(await enter(password)).toMatchObject({ ok: false })
    await expect(readSession(server.app, session)).rejects.toMatchObject({ kind: 'unauthenticated' })
  })

  const mailedPassword = async () => {
    await reset()
    await retrieve(mailedToken(server.app, 'forgotPasswordRetrieve'))
    return digestOf(/^[0-9a-f]{16}\r?$/m.exec(mails(server.app).at(-1) ?? '')?.[0].trim() ?? '')
  }

  test('mails a password that is valid for a week', async () => {
    await loggedIn(server.app)
    const mailed = await mailedPassword()
    server.clock.advance(firstPasswordMs - 1)
    const opened = await enter(mailed)
    expect(opened).toMatchObject({ ok: true })
    server.clock.advance(1)
    const lines: unknown[] = []
    jest.spyOn(server.app.log, 'info').mockImplementation((line: unknown) => {
      lines.push(line)
    })
    expect(await enter(mailed)).toMatchObject({ ok: false, refusal: { code: 'passwordExpired' } })
    expect(lines).toMatchObject([{ event: 'security.login.failed', reason: 'passwordExpired' }])
    expect(await enter(digestOf('another'))).toMatchObject({ refusal: { code: 'loginFailed' } })
    expect(await enter(await mailedPassword())).toMatchObject({ ok: true })
  })

  test('mails a password that its owner can replace by a permanent one', async () => {
    await loggedIn(server.app)
    const mailed = await mailedPassword()
    const opened = await enter(mailed)
    if (!opened.ok || !opened.value.isOpen) throw new Error('There is no session.')
    const context = contextFor(server.app, await readSession(server.app, opened.value.accessToken))
    const change = (newPassword: string) => updatePassword(context, { currentPassword: mailed, newPassword })
    expect(await change(mailed)).toMatchObject({ refusal: { code: 'passwordTooCommon', field: 'newPassword' } })
    const chosen = digestOf('something quite new 1897')
    expect(await change(chosen)).toMatchObject({ ok: true })
    server.clock.advance(10 * firstPasswordMs)
    expect(await enter(chosen)).toMatchObject({ ok: true })
  })

  test('is refused for a link to a former e-mail address, and for a deleted account', async () => {
    await loggedIn(server.app)
    const accountRecords = server.app.get(accountsService)
    await reset()
    await accountRecords.updateOne({ name: 'Mina' }, { $set: { email: 'new@example.org' } })
    const refused = { ok: false, refusal: { code: 'tokenInvalid', details: { mail: 'password' } } }
    expect(await retrieve(mailedToken(server.app, 'forgotPasswordRetrieve'))).toMatchObject(refused)
    await reset()
    await accountRecords.deleteOne({ name: 'Mina' })
    expect(await retrieve(mailedToken(server.app, 'forgotPasswordRetrieve'))).toMatchObject(refused)
    expect(await retrieve('none')).toMatchObject(refused)
  })

  test('accepts a link from before links stored their e-mail address', async () => {
    await loggedIn(server.app)
    await reset()
    await server.app.get(mailTokensService).updateMany({}, { $unset: { email: 1 } })
    expect(await retrieve(mailedToken(server.app, 'forgotPasswordRetrieve'))).toMatchObject({ ok: true })
  })

  test('succeeds even if the credentials change at the same moment', async () => {
    await loggedIn(server.app)
    await reset()
    const passwords = server.app.get(passwordsService)
    const { hash } = passwords
    jest.spyOn(passwords, 'hash').mockImplementationOnce(async (digest) => {
      await server.app.get(accountsService).updateOne({ name: 'Mina' }, { $inc: { credentialVersion: 1 } })
      return hash(digest)
    })
    expect(await retrieve(mailedToken(server.app, 'forgotPasswordRetrieve'))).toEqual({ ok: true, value: null })
    const made = /^[0-9a-f]{16}\r?$/m.exec(mails(server.app).at(-1) ?? '')?.[0].trim() ?? ''
    expect(await enter(digestOf(made))).toMatchObject({ ok: true })
  })

  test('is in the security log, for the request and for the use of the link', async () => {
    const { context } = await loggedIn(server.app)
    const { accountId } = context.viewer ?? {}
    const lines: unknown[] = []
    jest.spyOn(server.app.log, 'info').mockImplementation((line: unknown) => {
      lines.push(line)
    })
    await reset('nobody')
    await reset()
    await retrieve(mailedToken(server.app, 'forgotPasswordRetrieve'))
    const events = lines.filter((line) => JSON.stringify(line).includes('security.password'))
    expect(events).toMatchObject([
      { event: 'security.password.resetRequested', accountId: null, reason: 'nameUnknown' },
      { event: 'security.password.resetRequested', accountId },
      { event: 'security.password.reset', accountId },
    ])
  })

  test('keeps its link in the database for thirty days after its hour, only as a hash', async () => {
    await loggedIn(server.app)
    await reset()
    const token = mailedToken(server.app, 'forgotPasswordRetrieve')
    const stored = await server.app.get(mailTokensService).findOne({ purpose: 'passwordReset' }).lean()
    const expiresAt = server.clock.now() + hour
    expect(stored).toMatchObject({
      expiresAt: new Date(expiresAt),
      removeAt: new Date(expiresAt + 30 * 24 * hour),
      email: 'mina@example.org',
    })
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(stored).not.toHaveProperty('sessionId')
  })

  test('of an unknown name is refused', async () => {
    expect(await reset('nobody')).toMatchObject({ ok: false, refusal: { code: 'nameUnknown', field: 'username' } })
    await expect(reset({ $gt: '' })).rejects.toMatchObject({ kind: 'invalidInput' })
  })

  test('is refused after an hour', async () => {
    await loggedIn(server.app)
    await reset()
    server.clock.advance(hour)
    const answer = await retrieve(mailedToken(server.app, 'forgotPasswordRetrieve'))
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'tokenInvalid' } })
  })

  test('is refused with the token of an activation', async () => {
    await loggedIn(server.app)
    expect(await retrieve(mailedToken(server.app))).toMatchObject({ ok: false, refusal: { code: 'tokenInvalid' } })
  })

  test('succeeds while the mail cannot be sent, which is sent later', async () => {
    await loggedIn(server.app)
    await reset()
    const token = mailedToken(server.app, 'forgotPasswordRetrieve')
    const outbox = outboxOf(server.app.settings.dataDir)
    rmSync(outbox, { recursive: true })
    writeFileSync(outbox, '')
    expect(await retrieve(token)).toMatchObject({ ok: true })
    expect(await enter(password)).toMatchObject({ ok: false })
    rmSync(outbox)
    server.clock.advance(60_000)
    await sendDueMails(server.app)
    const made = /^[0-9a-f]{16}\r?$/m.exec(mails(server.app).at(-1) ?? '')?.[0].trim() ?? ''
    expect(await enter(digestOf(made))).toMatchObject({ ok: true })
  })

  test('is mailed in the language of the call', async () => {
    await loggedIn(server.app)
    await requestPasswordReset(contextFor(server.app, null, { language: 'de' }), { username: 'mina' })
    expect(mails(server.app).at(-1)).toContain('Hallo Mina,')
    expect(await retrievePassword(visitor(), mailedToken(server.app, 'forgotPasswordRetrieve'))).toMatchObject({
      ok: true,
    })
    expect(mails(server.app).at(-1)).toContain('Hello Mina,')
  })

  test('can be requested five times an hour', async () => {
    await loggedIn(server.app)
    for (let sent = 0; sent < 5; sent += 1) expect(await reset()).toMatchObject({ ok: true })
    await expect(reset()).rejects.toMatchObject({ kind: 'tooMany', message: expect.stringContaining('spam folder') })
  })
})

describe('the change of a password', () => {
  const newPassword = digestOf('something quite new 1897')

  test('needs the current password, and ends the other sessions', async () => {
    const other = await loggedIn(server.app)
    const own = await logIn(server.app)
    expect(await updatePassword(own.context, { currentPassword: password, newPassword })).toMatchObject({ ok: true })
    expect(await enter(newPassword)).toMatchObject({ ok: true })
    expect(await enter(password)).toMatchObject({ ok: false })
    expect(await readSession(server.app, own.token)).toMatchObject({ name: 'Mina' })
    await expect(readSession(server.app, other.token)).rejects.toMatchObject({ kind: 'unauthenticated' })
  })

  test('is made by one of two simultaneous calls, and the other is not told that its password is wrong', async () => {
    const { context } = await loggedIn(server.app)
    const change = (next: string) => updatePassword(context, { currentPassword: password, newPassword: digestOf(next) })
    const results = await Promise.allSettled([change('a new lantern'), change('an old lantern')])
    expect(results).toContainEqual({ status: 'fulfilled', value: expect.objectContaining({ ok: true }) })
    expect(results).toContainEqual({ status: 'rejected', reason: expect.objectContaining({ kind: 'conflict' }) })
  })

  test('is refused with a wrong password, or to a common one', async () => {
    const { context } = await loggedIn(server.app)
    const change = (currentPassword: string, next: string) =>
      updatePassword(context, { currentPassword, newPassword: next })
    expect(await change(digestOf('wrong'), newPassword)).toMatchObject({
      ok: false,
      refusal: { code: 'passwordWrong', field: 'currentPassword' },
    })
    expect(await change(password, digestOf('qwerty'))).toMatchObject({
      ok: false,
      refusal: { code: 'passwordTooCommon' },
    })
    await expect(change(password, 'clear')).rejects.toMatchObject({ kind: 'invalidInput' })
    expect(await enter(password)).toMatchObject({ ok: true })
  })

  test('cannot be used to guess the password', async () => {
    const { context } = await loggedIn(server.app)
    const guess = () => updatePassword(context, { currentPassword: digestOf('wrong'), newPassword })
    for (let tries = 0; tries < 10; tries += 1) await guess()
    expect(await guess()).toMatchObject({ ok: false, refusal: { code: 'tooManyAttempts' } })
  })
})

describe('the change of an e-mail address', () => {
  const change = (context: Context, email = 'new@example.org') => updateEmail(context, { password, email })
  const confirm = (token: unknown) => confirmEmail(visitor(), token)

  /** An active account. */
  async function active() {
    const account = await loggedIn(server.app)
    await activateAccount(visitor(), mailedToken(server.app))
    return account
  }

  test('needs the password and the link in the mail to the new address; the old one gets a notice', async () => {
    const { context, token } = await active()
    await reset()
    const old = mailedToken(server.app, 'forgotPasswordRetrieve')
    expect(await change(context)).toMatchObject({ ok: true })
    expect(await readSession(server.app, token)).toMatchObject({ email: 'mina@example.org' })
    const [link, warning] = mails(server.app).slice(-2)
    expect(link).toMatch(/^To: Mina <new@example\.org>[\s\S]*confirmEmail/m)
    expect(warning).toMatch(/^To: Mina <mina@example\.org>[\s\S]*new@example\.org/m)

    const confirmation = mailedToken(server.app, 'confirmEmail')
    expect(await confirm(confirmation)).toEqual({ ok: true, value: { accessToken: null } })
    expect(await readSession(server.app, token)).toMatchObject({ email: 'new@example.org' })
    expect(mails(server.app).at(-1)).toMatch(/^To: Mina <mina@example\.org>[\s\S]*new@example\.org/m)
    expect(await retrieve(old)).toMatchObject({ ok: false, refusal: { code: 'tokenInvalid' } })
    expect(await confirm(confirmation)).toMatchObject({ ok: false, refusal: { code: 'tokenInvalid' } })
  })

  test('ends all sessions except the requesting one, and logins that are not confirmed yet', async () => {
    const { context, token } = await active()
    const { token: other } = await logIn(server.app)
    const account = await server.app.get(accountsService).findOne({ name: 'Mina' }).lean()
    if (!account) throw new Error('There is no account.')
    await change(context)
    expect(await readSession(server.app, other)).toMatchObject({ name: 'Mina' })
    await confirm(mailedToken(server.app, 'confirmEmail'))
    expect(await readSession(server.app, token)).toMatchObject({ email: 'new@example.org' })
    await expect(readSession(server.app, other)).rejects.toMatchObject({ kind: 'unauthenticated' })
    // a login whose password was checked just before the change
    const { accessToken } = await openSession(visitor(), account, 'password')
    await expect(readSession(server.app, accessToken)).rejects.toMatchObject({ kind: 'unauthenticated' })
  })

  test('of an inactive account activates it too, and the old e-mail address gets no notice', async () => {
    const { context, token } = await loggedIn(server.app)
    expect(await change(context)).toMatchObject({ ok: true })
    expect(mails(server.app).at(-1)).toMatch(/^To: Mina <new@example\.org>/m)
    await confirm(mailedToken(server.app, 'confirmEmail'))
    expect(await readSession(server.app, token)).toMatchObject({ email: 'new@example.org', role: 'user' })
    expect(mails(server.app).at(-1)).toMatch(/^To: Mina <new@example\.org>/m)
  })

  test('gives the account a new token of its session, and other callers none', async () => {
    const { context, token } = await loggedIn(server.app)
    const other = await loggedIn(server.app, 'Lucy')
    await change(context)
    const confirmed = await confirmEmail(context, mailedToken(server.app, 'confirmEmail'))
    const renewed = confirmed.ok ? confirmed.value.accessToken : null
    expect(renewed).not.toBe(token)
    expect(await readSession(server.app, renewed ?? '')).toMatchObject({ name: 'Mina', role: 'user' })
    await change(context, 'newer@example.org')
    const link = mailedToken(server.app, 'confirmEmail')
    expect(await confirmEmail(other.context, link)).toEqual({ ok: true, value: { accessToken: null } })
    expect(await readSession(server.app, other.token)).toMatchObject({ name: 'Lucy' })
  })

  test('to one of another account has the same result, and the other owner gets a notice', async () => {
    await loggedIn(server.app, 'Lucy')
    await login(contextFor(server.app, null, { language: 'de' }), aVisitor('Lucy'))
    const { context, token } = await active()
    const free = await change(context)
    expect(await change(context, 'LUCY@example.org')).toEqual(free)
    expect(mails(server.app).slice(-2)[0]).toMatch(/^To: Lucy <lucy@example\.org>/m)
    expect(mails(server.app).slice(-2)[0]).toContain('Hallo Lucy,')
    expect(mails(server.app).slice(-2)[0]).not.toContain('confirmEmail')
    expect(await readSession(server.app, token)).toMatchObject({ email: 'mina@example.org' })
  })

  test('is refused if another account took the e-mail address before the link was followed', async () => {
    const { context, token } = await active()
    await change(context, 'lucy@example.org')
    const link = mailedToken(server.app, 'confirmEmail')
    await loggedIn(server.app, 'Lucy')
    expect(await confirm(link)).toMatchObject({ ok: false, refusal: { code: 'tokenInvalid' } })
    expect(await readSession(server.app, token)).toMatchObject({ email: 'mina@example.org' })
  })

  test('cannot be confirmed after a day, by an earlier link, or after a change of the password', async () => {
    const { context } = await active()
    await change(context)
    const first = mailedToken(server.app, 'confirmEmail')
    await change(context, 'newer@example.org')
    expect(await confirm(first)).toMatchObject({ ok: false, refusal: { code: 'tokenInvalid' } })
    const second = mailedToken(server.app, 'confirmEmail')
    await updatePassword(context, { currentPassword: password, newPassword: digestOf('something quite new 1897') })
    expect(await confirm(second)).toMatchObject({ ok: false, refusal: { code: 'tokenInvalid' } })
    await updateEmail(context, { password: digestOf('something quite new 1897'), email: 'new@example.org' })
    const third = mailedToken(server.app, 'confirmEmail')
    server.clock.advance(24 * hour)
    expect(await confirm(third)).toMatchObject({ ok: false, refusal: { code: 'tokenInvalid' } })
  })

  test('can be requested five times an hour by an account, and three times for one e-mail address', async () => {
    const { context } = await active()
    for (let sent = 0; sent < 5; sent += 1)
      expect(await change(context, `stranger${sent}@example.org`)).toMatchObject({ ok: true })
    await expect(change(context, 'stranger5@example.org')).rejects.toMatchObject({ kind: 'tooMany' })
    for (const [index, name] of ['Lucy', 'Jonathan', 'Arthur', 'Quincey'].entries()) {
      const { context: other } = await loggedIn(server.app, name)
      const sent = updateEmail(other, { password: aVisitor(name).password, email: 'target@example.org' })
      if (index < 3) expect(await sent).toMatchObject({ ok: true })
      else await expect(sent).rejects.toMatchObject({ kind: 'tooMany' })
    }
  })

  test.each([
    ['with a wrong password', { password: digestOf('wrong'), email: 'new@example.org' }, 'passwordWrong'],
    ['to one that is none', { password, email: 'new' }, 'emailInvalid'],
  ])('is refused %s', async (_name, input, code) => {
    const { context } = await active()
    const before = mails(server.app).length
    expect(await updateEmail(context, input)).toMatchObject({ ok: false, refusal: { code } })
    expect(mails(server.app)).toHaveLength(before)
  })
})
