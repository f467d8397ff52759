import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { connectionService } from '@sanguine/db'
import { type TestAppWithDatabase, testAppWithDatabase } from '@sanguine/db/testing'
import { App } from '@sanguine/kernel'
import { contextFor, TestRandom } from '@sanguine/kernel/testing'
import { outboxOf } from '@sanguine/mail'
import { accountsService } from '../accounts.model'
import { accounts } from '../index'
import { confirmEmail } from '../operations/confirm-email'
import { login } from '../operations/login'
import { requestPasswordReset } from '../operations/request-password-reset'
import { retrievePassword } from '../operations/retrieve-password'
import { updateEmail } from '../operations/update-email'
import { updatePassword } from '../operations/update-password'
import { digestOf, passwordsService } from '../passwords/passwords'
import { aVisitor, loggedIn, logIn, mailedToken, mails } from '../testing/a-visitor'
import { changeCredentials } from './change-credentials'
import { issueMailToken } from './mail-tokens'
import { readSession } from './viewers'

let server: TestAppWithDatabase

beforeAll(async () => {
  server = await testAppWithDatabase({ rateLimitFactor: 1_000 })
  await accounts.start?.(server.app)
})
afterEach(async () => {
  await server.database.drop()
  rmSync(outboxOf(server.app.settings.dataDir), { recursive: true, force: true })
})
afterAll(() => server.stop())

/** Another gateway on the same database. */
function secondApp(): App {
  const { settings, clock, log } = server.app
  const app = new App({ settings, clock, log, random: new TestRandom('second') })
  return app.provide(connectionService, server.database.connection)
}

const { password } = aVisitor()
const newPassword = digestOf('something quite new 1897')

/** Logs in 48 times with the old password while `change` runs. Returns how many of these sessions are still open. */
async function sessionsLeftBy(change: () => Promise<unknown>): Promise<number> {
  const logins = Array.from({ length: 48 }, (_login, index) =>
    login(contextFor(server.app, null, { address: `10.0.0.${index}` }), aVisitor()),
  )
  await change()
  const results = await Promise.all(logins)
  const reads = results.map((result) =>
    result.ok && result.value.isOpen ? readSession(server.app, result.value.accessToken).catch(() => null) : null,
  )
  return (await Promise.all(reads)).filter(Boolean).length
}

test('a reset ends every session that the old password opens during it', async () => {
  await loggedIn(server.app)
  await requestPasswordReset(contextFor(server.app), { username: 'Mina' })
  const token = mailedToken(server.app, 'forgotPasswordRetrieve')
  expect(await sessionsLeftBy(() => retrievePassword(contextFor(server.app), token))).toBe(0)
})

test('a change of the password ends every session that the old password opens during it', async () => {
  const { context, token } = await loggedIn(server.app)
  // another gateway, whose change does not queue behind the logins
  const change = () => updatePassword({ ...context, app: secondApp() }, { currentPassword: password, newPassword })
  expect(await sessionsLeftBy(change)).toBe(0)
  expect(await readSession(server.app, token)).toMatchObject({ name: 'Mina' })
})

test('a change of the password that was confirmed with the old one does not undo a reset', async () => {
  const { context } = await loggedIn(server.app)
  await requestPasswordReset(contextFor(server.app), { username: 'Mina' })
  const token = mailedToken(server.app, 'forgotPasswordRetrieve')
  const changes = Array.from({ length: 8 }, (_change, index) =>
    updatePassword(context, { currentPassword: password, newPassword: digestOf(`taken over ${index} 1897`) }),
  )
  const settled = Promise.allSettled(changes)
  await retrievePassword(contextFor(server.app), token)
  for (const change of await settled)
    if (change.status === 'rejected') expect(change.reason).toMatchObject({ kind: 'conflict' })
  const mailed = /^[0-9a-f]{16}\r?$/m.exec(mails(server.app).at(-1) ?? '')?.[0].trim() ?? ''
  const result = await login(contextFor(server.app), { username: 'Mina', password: digestOf(mailed) })
  expect(result).toMatchObject({ ok: true })
})

test('a reset invalidates a link to a new e-mail address that the old password requested just before', async () => {
  const { context } = await loggedIn(server.app)
  await requestPasswordReset(contextFor(server.app), { username: 'Mina' })
  const token = mailedToken(server.app, 'forgotPasswordRetrieve')
  // a gateway on which the reset happens after the check of the password and before the link is mailed
  const { matches, ...others } = server.app.get(passwordsService)
  const app = secondApp().provide(passwordsService, {
    ...others,
    matches: async (digest, stored) => {
      const isRight = await matches(digest, stored)
      expect(await retrievePassword(contextFor(server.app), token)).toMatchObject({ ok: true })
      return isRight
    },
  })
  await updateEmail({ ...context, app }, { password, email: 'thief@example.org' })
  const link = mailedToken(server.app, 'confirmEmail')
  expect(await confirmEmail(contextFor(server.app), link)).toMatchObject({ refusal: { code: 'tokenInvalid' } })
  expect(await server.app.get(accountsService).findOne({ name: 'Mina' }).lean()).toMatchObject({
    email: 'mina@example.org',
  })
})

test('a link to a new password is invalid if it was mailed to the former e-mail address just after its change', async () => {
  const { context } = await loggedIn(server.app)
  const before = await server.app.get(accountsService).findOne({ name: 'Mina' }).lean()
  if (!before) throw new Error('There is no account.')
  await updateEmail(context, { password, email: 'harker@example.org' })
  await confirmEmail(contextFor(server.app), mailedToken(server.app, 'confirmEmail'))
  // a request that had read the account before the change continues with it
  const token = await server.database.connection.transaction((session) =>
    issueMailToken(server.app, 'passwordReset', before, { session }),
  )
  expect(await retrievePassword(contextFor(server.app), token)).toMatchObject({ refusal: { code: 'tokenInvalid' } })
  expect(await login(contextFor(server.app), aVisitor())).toMatchObject({ ok: true })
})

test('an account without a stored credential version has version 0, as have its sessions', async () => {
  const { token, context } = await loggedIn(server.app)
  const stored = server.app.get(accountsService)
  await stored.updateOne({ name: 'Mina' }, { $unset: { credentialVersion: 1 } })
  expect(await readSession(server.app, token)).toMatchObject({ name: 'Mina' })
  const account = await stored.findOne({ name: 'Mina' }).lean()
  if (!account || !context.viewer) throw new Error('There is no account.')
  const change = { account, set: {}, keptSessionId: context.viewer.sessionId }
  expect(await changeCredentials(contextFor(server.app), change)).toBe(true)
  expect(await readSession(server.app, token)).toMatchObject({ name: 'Mina' })
  expect(await changeCredentials(contextFor(server.app), change)).toBe(false)
  expect((await logIn(server.app)).token).not.toBe(token)
})
