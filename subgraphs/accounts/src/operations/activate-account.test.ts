import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { type TestAppWithDatabase, testAppWithDatabase } from '@sanguine/db/testing'
import { contextFor } from '@sanguine/kernel/testing'
import { accountsService } from '../accounts.model'
import { accounts } from '../index'
import { mailTokensService } from '../sessions/mail-tokens'
import { readSession } from '../sessions/viewers'
import { loggedIn, mailedToken, mails } from '../testing/a-visitor'
import { activateAccount, activateAndLogIn } from './activate-account'
import { resendActivationMail } from './resend-activation-mail'

let server: TestAppWithDatabase
const day = 86_400_000

beforeAll(async () => {
  server = await testAppWithDatabase()
  await accounts.start?.(server.app)
})
afterEach(() => server.database.drop())
afterAll(() => server.stop())

const activate = (token: unknown) => activateAccount(contextFor(server.app), token)

test('the mailed link makes the account a user, but only once', async () => {
  const { token } = await loggedIn(server.app)
  const link = mailedToken(server.app)
  expect(await activate(link)).toMatchObject({ ok: true })
  expect(await readSession(server.app, token)).toMatchObject({ role: 'user' })
  expect(await activate(link)).toMatchObject({ ok: false, refusal: { code: 'tokenInvalid' } })
})

test('only the call that activates an account opens a session, on request', async () => {
  await loggedIn(server.app)
  const link = mailedToken(server.app)
  const calls = await Promise.all(
    Array.from({ length: 4 }, () => activateAndLogIn(contextFor(server.app), { token: link, replacesSession: false })),
  )
  const sessions = calls.flatMap((result) => (result.ok && result.value ? [result.value] : []))
  expect(sessions).toHaveLength(1)
  expect(await readSession(server.app, sessions[0]?.accessToken ?? '')).toMatchObject({ role: 'user' })
  expect(await activateAndLogIn(contextFor(server.app), { token: link, replacesSession: false })).toMatchObject({
    refusal: { code: 'tokenInvalid' },
  })
})

test('the call is refused while another account is logged in, unless it may replace that session', async () => {
  const own = await loggedIn(server.app)
  await activate(mailedToken(server.app))
  await loggedIn(server.app, 'Lucy')
  const token = mailedToken(server.app)
  const roleOfLucy = async () => (await server.app.get(accountsService).findOne({ nameKey: 'lucy' }).lean())?.role
  const refused = await activateAndLogIn(own.context, { token, replacesSession: false })
  expect(refused).toEqual({ ok: false, refusal: { code: 'otherAccountLoggedIn', details: {}, field: null } })
  expect([await roleOfLucy(), await readSession(server.app, own.token)]).toMatchObject([
    'notActivated',
    { name: 'Mina' },
  ])
  const opened = await activateAndLogIn(own.context, { token, replacesSession: true })
  expect(opened).toMatchObject({ ok: true, value: { viewer: { name: 'Lucy', role: 'user' } } })
  await expect(readSession(server.app, own.token)).rejects.toMatchObject({ kind: 'unauthenticated' })
})

test('an account can be activated while another one is logged in, whose session stays', async () => {
  const own = await loggedIn(server.app)
  await loggedIn(server.app, 'Lucy')
  expect(await activateAccount(own.context, mailedToken(server.app))).toMatchObject({ ok: true })
  expect(await readSession(server.app, own.token)).toMatchObject({ name: 'Mina' })
})

test('the session of the account itself is replaced, and ends', async () => {
  const { context, token } = await loggedIn(server.app)
  const link = mailedToken(server.app)
  const opened = await activateAndLogIn(context, { token: link, replacesSession: false })
  expect(opened).toMatchObject({ ok: true, value: { viewer: { name: 'Mina', role: 'user' } } })
  await expect(readSession(server.app, token)).rejects.toMatchObject({ kind: 'unauthenticated' })
  expect(await activateAndLogIn(context, { token: link, replacesSession: false })).toMatchObject({
    refusal: { code: 'tokenInvalid' },
  })
})

test('the link does not replace a second factor', async () => {
  await loggedIn(server.app)
  const totp = { secret: 'x', lastStep: 0, addedAt: new Date(0) }
  await server.app.get(accountsService).updateOne({ nameKey: 'mina' }, { $set: { totp } })
  const input = { token: mailedToken(server.app), replacesSession: false }
  expect(await activateAndLogIn(contextFor(server.app), input)).toEqual({ ok: true, value: null })
})

test('the link is valid for seven days', async () => {
  await loggedIn(server.app)
  const link = mailedToken(server.app)
  server.clock.advance(7 * day)
  expect(await activate(link)).toMatchObject({ ok: false, refusal: { code: 'tokenExpired' } })
  server.clock.advance(-1)
  expect(await activate(link)).toMatchObject({ ok: true })
})

test('the stored form of a token activates nothing', async () => {
  await loggedIn(server.app)
  const [stored] = await server.app.get(mailTokensService).find({}).lean()
  expect(stored?._id).not.toContain(mailedToken(server.app))
  expect(await activate(stored?._id)).toMatchObject({ ok: false, refusal: { code: 'tokenInvalid' } })
})

test('an operator in place of a token is refused', async () => {
  await loggedIn(server.app)
  await expect(activate({ $gt: '' })).rejects.toMatchObject({ kind: 'invalidInput' })
})

test('the mail is sent again on request, and both links work', async () => {
  const { context } = await loggedIn(server.app)
  const [first, before] = [mailedToken(server.app), mails(server.app).length]
  expect(await resendActivationMail(context)).toMatchObject({ ok: true })
  expect(mails(server.app)).toHaveLength(before + 1)
  expect(mailedToken(server.app)).not.toBe(first)
  expect(await activate(first)).toMatchObject({ ok: true })
})

test('an active account gets no more links, and no account more than five an hour', async () => {
  const { context } = await loggedIn(server.app)
  for (let sent = 0; sent < 5; sent += 1) expect(await resendActivationMail(context)).toMatchObject({ ok: true })
  await expect(resendActivationMail(context)).rejects.toMatchObject({ kind: 'tooMany' })
  await activate(mailedToken(server.app))
  expect(await resendActivationMail(context)).toMatchObject({ ok: false, refusal: { code: 'alreadyActivated' } })
  await expect(resendActivationMail(contextFor(server.app))).rejects.toMatchObject({ kind: 'unauthenticated' })
})
