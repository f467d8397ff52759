import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type TestAppWithDatabase, testAppWithDatabase } from '@sanguine/db/testing'
import { contextFor } from '@sanguine/kernel/testing'
import { mail } from '@sanguine/mail'
import { accountsService } from '../accounts.model'
import { accountDirectoryService } from '../administration/account-directory'
import { changeAccount } from '../administration/change-account'
import { mailActivation } from '../administration/mail-activation'
import { unactivatedAccounts } from '../administration/unactivated-accounts'
import { accounts } from '../index'
import { aVisitor, logIn, mailedToken, mails } from '../testing/a-visitor'
import { activateAccount } from './activate-account'
import { confirmEmail } from './confirm-email'
import { register } from './register'
import { requestPasswordReset } from './request-password-reset'
import { resendActivationMail } from './resend-activation-mail'
import { updateEmail } from './update-email'

let server: TestAppWithDatabase
beforeAll(async () => {
  server = await testAppWithDatabase()
  await accounts.start?.(server.app)
})
afterEach(async () => {
  await server.database.drop()
  server.clock.at = Date.UTC(2025, 0, 1)
})
afterAll(() => server.stop())

const address = aVisitor('Mina').email
const registerAs = (username: string, email = address) =>
  register(contextFor(server.app), { ...aVisitor(username), email })
const accountOf = async (name: string) => {
  const account = await server.app.get(accountsService).findOne({ name }).lean()
  if (!account) throw new Error(`There is no ${name}.`)
  return account
}
/** The mails since a number of them. */
const mailsSince = (count: number) => mails(server.app).slice(count)

const activate = async () => {
  await registerAs('Mina')
  await activateAccount(contextFor(server.app), mailedToken(server.app))
}

/** The export of an account by collection, without values that differ for every account. */
async function exportOf(name: string): Promise<unknown> {
  const { _id } = await accountOf(name)
  const id = _id.toHexString()
  const rows: unknown[] = []
  for (const collection of [...(accounts.collections ?? []), ...(mail.collections ?? [])])
    if ('read' in collection) for await (const row of collection.read(server.app, id)) rows.push([collection.name, row])
  const text = JSON.stringify(rows).replaceAll(id, 'id').replaceAll(name, 'name')
  return JSON.parse(text.replaceAll(/[\w.]+@example/g, '@example').replaceAll(/"keyedHash":"[^"]*"/g, '"keyedHash":""'))
}

describe('a registration with the e-mail address of another account', () => {
  let before = 0
  beforeEach(async () => {
    await activate()
    before = mails(server.app).length
  })

  test('has the same result as others, and its account can log in', async () => {
    expect(await registerAs('Lucy')).toEqual({ ok: true, value: null })
    const { context } = await logIn(server.app, 'Lucy')
    expect(context.viewer).toMatchObject({ name: 'Lucy', role: 'notActivated' })
    expect(await accountOf('Lucy')).toMatchObject({ email: address, role: 'notActivated' })
    expect(await accountOf('Mina')).toMatchObject({ email: address, role: 'user' })
  })

  test('sends a notice to the owner of the e-mail address, without a link of the new account', async () => {
    await registerAs('Lucy', address.toUpperCase())
    const [notice, ...others] = mailsSince(before)
    expect(others).toEqual([])
    expect(notice).toMatch(/^To: Mina </m)
    expect(notice).toContain('Somebody tried to register with this address.')
    expect(notice).toContain('/login')
    expect(notice).not.toMatch(/activateAccount|Lucy/)
  })

  test('sends at most three notices an hour, however often they are requested', async () => {
    for (const name of ['Lucy', 'Arthur', 'Quincey']) await registerAs(name)
    const { context } = await logIn(server.app, 'Lucy')
    for (let times = 0; times < 5; times += 1)
      expect(await resendActivationMail(context)).toEqual({ ok: true, value: null })
    await expect(resendActivationMail(context)).rejects.toMatchObject({ kind: 'tooMany' })
    await requestPasswordReset(contextFor(server.app), { username: 'Quincey' })
    const sent = mailsSince(before)
    expect(sent).toHaveLength(3)
    expect(sent.join()).not.toMatch(/activateAccount|forgotPasswordRetrieve/)
  })

  test('is not revealed by later results of the account or by its export', async () => {
    await registerAs('Lucy')
    await registerAs('Vlad', 'vlad@example.org')
    const results = async (name: string) => {
      const { context } = await logIn(server.app, name)
      const { email } = await accountOf(name)
      const { password } = aVisitor(name)
      return [
        await resendActivationMail(context),
        await requestPasswordReset(contextFor(server.app), { username: name }),
        (await updateEmail(context, { password, email })).ok,
      ]
    }
    expect(await results('Lucy')).toEqual(await results('Vlad'))
    expect(await exportOf('Lucy')).toEqual(await exportOf('Vlad'))
  })

  test('is not revealed by the export of the account that has the e-mail address', async () => {
    await registerAs('Vlad', 'vlad@example.org')
    const alone = await exportOf('Vlad')
    await registerAs('Renfield', 'vlad@example.org')
    expect(await exportOf('Vlad')).toEqual(alone)
  })

  test('cannot be activated by the staff before it has an e-mail address of its own', async () => {
    await registerAs('Lucy')
    const accountId = (await accountOf('Lucy'))._id.toHexString()
    const admin = contextFor(server.app)
    const change = (fields: object) =>
      changeAccount(admin, { accountId, decide: () => ({ ok: true, value: fields }), alongside: async () => undefined })
    const refused = { ok: false, refusal: { code: 'emailTaken', field: 'email' } }
    expect(await mailActivation(admin, accountId)).toMatchObject(refused)
    expect(await change({ role: 'user' })).toMatchObject(refused)
    expect(await change({ role: 'banned' })).toMatchObject({ ok: true })
    expect(await change({ role: 'betaUser' })).toMatchObject(refused)
    expect(await change({ role: 'user', email: 'lucy@example.org' })).toMatchObject({ ok: true })
    expect(await accountOf('Lucy')).toMatchObject({ role: 'user', emailKey: 'lucy@example.org' })
  })

  test('can be activated by confirming an e-mail address of its own', async () => {
    await registerAs('Lucy')
    const { context } = await logIn(server.app, 'Lucy')
    await updateEmail(context, { password: aVisitor('Lucy').password, email: 'lucy@example.org' })
    await confirmEmail(context, mailedToken(server.app, 'confirmEmail'))
    expect(await accountOf('Lucy')).toMatchObject({ role: 'user', emailKey: 'lucy@example.org' })
  })

  test('can be found by the staff by its e-mail address', async () => {
    await registerAs('Lucy')
    const directory = server.app.get(accountDirectoryService)
    const search = { text: address, roles: null, includeBanned: true, first: 10, after: null }
    const { accounts: found } = await directory.search(search)
    directory.stop()
    expect(found.map(({ name }) => name)).toEqual(['Lucy', 'Mina'])
  })

  test('is removed with accounts that were not activated within a week', async () => {
    await registerAs('Lucy')
    server.clock.advance(8 * 24 * 3_600_000)
    const swept: string[] = []
    for await (const id of unactivatedAccounts(server.app)) swept.push(id)
    expect(swept).toEqual([(await accountOf('Lucy'))._id.toHexString()])
  })
})

test('several simultaneous registrations with one e-mail address succeed alike, and one gets it', async () => {
  const names = ['Mina', 'Lucy', 'Arthur', 'Quincey']
  const results = await Promise.all(names.map((name) => registerAs(name)))
  expect(results).toEqual(names.map(() => ({ ok: true, value: null })))
  const owners = await server.app.get(accountsService).countDocuments({ emailKey: address })
  expect([owners, await server.app.get(accountsService).countDocuments({})]).toEqual([1, 4])
})
