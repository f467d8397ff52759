import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { digestOf } from '@sanguine/accounts'
import { securityEvents } from '@sanguine/kernel'
import { outboxOf } from '@sanguine/mail'
import { Secret, TOTP } from 'otpauth'
import { type CapturedLog, captureLog, type LogLine, startTestGateway, type TestGateway } from './testing'

let gateway: TestGateway
let captured: CapturedLog
let admin: string

/** All typed, mailed or returned secrets that the log must not contain. */
const secrets = new Set<string>()
const seen = new Set<unknown>()

const secret = <Text extends string>(text: Text): Text => {
  secrets.add(text)
  return text
}

beforeAll(async () => {
  captured = captureLog('debug')
  gateway = await startTestGateway({ log: captured.log, settings: { rateLimitFactor: 1, isProduction: true } })
  secret(gateway.adminPassword)
  admin = secret(await gateway.adminToken())
})
afterAll(() => gateway.stop())

const passwordOf = (name: string) => secret(digestOf(secret(`${name} of Whitby 1893`)))

interface Payload {
  readonly userErrors: readonly { readonly code: string }[]
  // biome-ignore lint/suspicious/noExplicitAny: tests look at any shape
  readonly [field: string]: any
}

/** Calls a mutation and returns its payload. */
async function mutate(field: string, input: object, selection = '', token?: string): Promise<Payload> {
  const type = `${field[0]?.toUpperCase()}${field.slice(1)}Input`
  const document = `mutation($input: ${type}!) { ${field}(input: $input) { ${selection} userErrors { code } } }`
  const { data, errors } = await gateway.graphql(document, { input }, token)
  return data?.[field] ?? { userErrors: [{ code: errors?.[0]?.extensions.code }] }
}

const codeOf = ({ userErrors }: Payload) => userErrors[0]?.code

/** The lines that the work writes to the security log, without the fields that every line has. */
async function eventsOf(work: () => Promise<unknown>): Promise<Partial<LogLine>[]> {
  const securityLines = () => captured.lines().filter(({ msg }) => msg === 'security')
  const before = securityLines().length
  await work()
  return securityLines()
    .slice(before)
    .map(({ level, time, msg, origin, requestId, ...rest }) => {
      seen.add(rest.event)
      expect([level, origin, requestId]).toEqual([30, '127.0.0.0/24', expect.stringMatching(/^[0-9a-f-]{36}$/)])
      expect(typeof time).toBe('number')
      return rest
    })
}

interface Owner {
  readonly name: string
  readonly id: string
  readonly token: string
}

const accountIdOf = async (token: string): Promise<string> =>
  (await gateway.graphql('{ viewer { id } }', {}, token)).data.viewer.id

async function owner(name: string): Promise<Owner> {
  passwordOf(name)
  secret(`${name.toLowerCase()}@example.org`)
  const token = secret(await gateway.player(name))
  return { name, id: await accountIdOf(token), token }
}

const logIn = (name: string) => mutate('login', { username: name, password: passwordOf(name) }, 'accessToken ticket')

const totpCode = (key: string) =>
  secret(new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: gateway.clock.now() }))

test('logins, and sessions that end', async () => {
  const { id, name, token } = await owner('Mina')
  const events = await eventsOf(async () => {
    secret((await logIn(name)).accessToken)
    await mutate('login', { username: secret('typed-in-the-wrong-field'), password: passwordOf('x') })
    await mutate('login', { username: name, password: secret(digestOf('wrong')) })
  })
  expect(events).toEqual([
    { event: 'security.login.succeeded', accountId: id, method: 'password' },
    { event: 'security.login.failed', accountId: null, method: 'password', reason: 'nameUnknown' },
    { event: 'security.login.failed', accountId: id, method: 'password', reason: 'passwordWrong' },
  ])
  const ended = await eventsOf(async () => {
    await gateway.graphql('mutation { endOtherSessions { endedCount } }', {}, token)
    const other = secret((await logIn(name)).accessToken)
    const sessions = (await gateway.graphql('{ viewer { sessions { id isCurrent } } }', {}, token)).data.viewer.sessions
    const { id: otherId } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    await mutate('endSession', { id: otherId }, '', token)
    await gateway.graphql('{ viewer { name } }', {}, other)
    await mutate('endUserSessions', { id }, '', admin)
    const last = secret((await logIn(name)).accessToken)
    await gateway.graphql('mutation { logout { hasClosedSession } }', {}, last)
  })
  const session = { event: 'security.session.ended', accountId: id }
  const opened = { event: 'security.login.succeeded', accountId: id, method: 'password' }
  expect(ended).toEqual([
    { ...session, reason: 'byOwner', count: 1 },
    opened,
    { ...session, reason: 'byOwner', count: 1 },
    { ...session, actorId: await accountIdOf(admin), reason: 'byStaff', count: 1 },
    opened,
    { ...session, reason: 'logout', count: 1 },
  ])
})

test('passwords and addresses that change', async () => {
  const { id, name, token } = await owner('Lucy')
  const [currentPassword, newPassword] = [passwordOf(name), secret(digestOf(secret('Another of Whitby 1894')))]
  const events = await eventsOf(async () => {
    await mutate('updatePassword', { currentPassword: secret(digestOf('not it')), newPassword }, '', token)
    await mutate('updatePassword', { currentPassword, newPassword }, '', token)
    await mutate('updateEmail', { password: newPassword, email: secret('lucy.new@example.org') }, '', token)
    await mutate('confirmEmail', { token: secret(gateway.newestToken('confirmEmail')) })
    await mutate('requestPasswordReset', { username: secret('nobody-of-this-name') })
    await mutate('requestPasswordReset', { username: name })
    await mutate('retrievePassword', { token: secret(gateway.newestToken('forgotPasswordRetrieve')) })
  })
  expect(events).toEqual([
    { event: 'security.password.refused', accountId: id, reason: 'passwordWrong' },
    { event: 'security.password.changed', accountId: id },
    { event: 'security.email.changeRequested', accountId: id },
    { event: 'security.email.changed', accountId: id },
    { event: 'security.password.resetRequested', accountId: null, reason: 'nameUnknown' },
    { event: 'security.password.resetRequested', accountId: id },
    { event: 'security.session.ended', accountId: id, reason: 'credentialsChanged', count: 1 },
    { event: 'security.password.reset', accountId: id },
  ])
})

test('second factors', async () => {
  const { id, name, token } = await owner('Arthur')
  const password = passwordOf(name)
  let [key, codes] = ['', [] as string[]]
  const enrol = async (isWrong: boolean) => {
    const given = await mutate('enrolTotp', { password }, 'secret uri ticket', token)
    key = secret(given.secret)
    secret(given.uri)
    const ticket = secret(given.ticket)
    if (isWrong) await mutate('confirmTotp', { ticket, code: '000000' }, '', token)
    const confirmed = await mutate('confirmTotp', { ticket, code: totpCode(key) }, 'recoveryCodes', token)
    codes = confirmed.recoveryCodes.map(secret)
    gateway.advance(30_000)
  }
  const ticketOf = async () => secret((await logIn(name)).ticket)
  const events = await eventsOf(async () => {
    await enrol(true)
    await mutate('confirmLogin', { ticket: await ticketOf(), code: '000000' })
    await mutate('confirmLogin', { ticket: await ticketOf(), code: totpCode(key) })
    await mutate('confirmLogin', { ticket: await ticketOf(), code: codes[0] })
    await mutate('finishPasskeyLogin', { ticket: 'nonsense', response: '{}' })
    const renewed = await mutate('renewRecoveryCodes', { password }, 'recoveryCodes', token)
    renewed.recoveryCodes.forEach(secret)
    await mutate('removeTotp', { password }, '', token)
    await enrol(false)
    await mutate('removeUserSecondFactors', { id }, '', admin)
  })
  const factor = { accountId: id, method: 'totp' }
  const ended = { event: 'security.session.ended', accountId: id, reason: 'credentialsChanged' }
  const staff = { actorId: await accountIdOf(admin) }
  const failed = { event: 'security.secondFactor.failed' }
  expect(events).toEqual([
    { ...failed, ...factor, reason: 'codeInvalid' },
    { event: 'security.secondFactor.added', ...factor },
    { ...failed, accountId: id, method: 'code', reason: 'codeInvalid' },
    { event: 'security.login.succeeded', ...factor },
    { event: 'security.login.succeeded', accountId: id, method: 'recoveryCode' },
    { ...failed, accountId: null, method: 'passkey', reason: 'ticketInvalid' },
    { ...ended, count: 2 },
    { event: 'security.recoveryCodes.renewed', accountId: id },
    { event: 'security.secondFactor.removed', ...factor },
    { event: 'security.secondFactor.added', ...factor },
    { ...ended, ...staff, count: 1 },
    { event: 'security.secondFactor.removed', accountId: id, method: 'all', ...staff },
  ])
})

test('personal access tokens', async () => {
  const { id, name, token } = await owner('Jonathan')
  const password = passwordOf(name)
  const events = await eventsOf(async () => {
    const input = { name: secret('Script of Jonathan'), scopes: ['read'], password }
    const created = await mutate('createPersonalToken', input, 'secret token { id }', token)
    const rotated = await mutate('rotatePersonalToken', { id: created.token.id, password }, 'secret', token)
    secret(created.secret)
    await gateway.rest('/clientUser/getme', { token: secret(rotated.secret) })
    await gateway.rest('/clientUser/getme', { token: rotated.secret })
    await mutate('revokePersonalToken', { id: created.token.id }, '', token)
  })
  expect(events).toEqual([
    { event: 'security.token.created', accountId: id, method: 'created' },
    { event: 'security.token.created', accountId: id, method: 'rotated' },
    { event: 'security.token.used', accountId: id, reason: 'newOrigin' },
    { event: 'security.token.revoked', accountId: id, reason: 'byOwner', count: 1 },
  ])
})

test('apps', async () => {
  const { id, token } = await owner('Hawkins')
  const adminId = await accountIdOf(admin)
  const events = await eventsOf(async () => {
    const input = { name: secret('App of Hawkins'), redirectUris: ['https://app.example/'], scopes: ['read'] }
    const selection = 'app { id } secret'
    const { app, ...made } = await mutate('registerApp', { ...input, isConfidential: true }, selection, token)
    secret(made.secret)
    secret((await mutate('rotateAppSecret', { id: app.id }, 'secret', token)).secret)
    const query = `client_id=${app.id}&redirect_uri=https://app.example/&response_type=code&scope=read&code_challenge_method=S256&code_challenge=${'x'.repeat(43)}`
    const asked = await mutate('startAuthorization', { query }, 'authorization { ticket }', token)
    const decision = { ticket: secret(asked.authorization.ticket), isAllowed: true }
    const { redirectUri } = await mutate('finishAuthorization', decision, 'redirectUri', token)
    secret(new URL(redirectUri).searchParams.get('code') ?? '')
    await mutate('disconnectApp', { id: app.id }, '', token)
    await mutate('reviewApp', { id: app.id, revision: 0, isApproved: true }, '', admin)
  })
  expect(events).toEqual([
    { event: 'security.app.registered', accountId: id, method: 'created' },
    { event: 'security.app.registered', accountId: id, method: 'rotated' },
    { event: 'security.app.connected', accountId: id, method: 'browser' },
    { event: 'security.app.disconnected', accountId: id, reason: 'byOwner', count: 1 },
    { event: 'security.app.reviewed', accountId: id, actorId: adminId, before: 'waiting', after: 'approved' },
  ])
})

test('changes by the staff to accounts, and their refused attempts', async () => {
  const { id, token } = await owner('Quincey')
  const adminId = await accountIdOf(admin)
  const support = await owner('Seward')
  const events = await eventsOf(async () => {
    await mutate('updateUser', { id: support.id, role: 'SUPPORT' }, '', admin)
    await mutate('banUser', { id, reason: secret('Cheated at cards') }, '', admin)
    await mutate('unbanUser', { id }, '', admin)
    await gateway.graphql('{ admin { users { totalCount } } }', {}, token)
    await gateway.graphql('{ admin { users { totalCount } } }', {}, token)
    await gateway.rest('POST /user/search', { token, form: {} })
    expect(codeOf(await mutate('removeUserSecondFactors', { id: adminId }, '', support.token))).toBe('ADMIN_REQUIRED')
    expect(codeOf(await mutate('removeUserSecondFactors', { id: adminId }, '', admin))).toBe('OWN_ACCOUNT')
    expect(codeOf(await mutate('removeUserSecondFactors', { id }, '', admin))).toBe('NO_SECOND_FACTOR')
    await mutate('updateUser', { id, email: secret('quincey.new@example.org') }, '', admin)
    await mutate('deleteUser', { id }, '', admin)
  })
  const byAdmin = { accountId: id, actorId: adminId }
  const refused = { event: 'security.permission.refused' }
  expect(events).toEqual([
    { event: 'security.role.changed', accountId: support.id, actorId: adminId, before: 'user', after: 'support' },
    { event: 'security.account.banned', ...byAdmin, before: 'user', after: 'banned' },
    { event: 'security.account.unbanned', ...byAdmin, before: 'banned', after: 'user' },
    { ...refused, accountId: id, operation: 'query admin' },
    { ...refused, accountId: id, operation: expect.stringMatching(/^\w+$/) },
    { ...refused, accountId: support.id, operation: 'mutation removeUserSecondFactors' },
    { event: 'security.session.ended', ...byAdmin, reason: 'credentialsChanged', count: 1 },
    { event: 'security.email.changed', ...byAdmin },
    { event: 'security.account.deleted', ...byAdmin },
  ])
})

test('requests of an owner: a copy of the data, and the deletion of the account', async () => {
  const { name, token, id } = await owner('Morris')
  const password = passwordOf(name)
  const events = await eventsOf(async () => {
    secret((await mutate('exportOwnData', { password }, 'ticket', token)).ticket)
    await mutate('deleteOwnAccount', { password }, '', token)
  })
  expect(events).toEqual([
    { event: 'security.data.exported', accountId: id },
    { event: 'security.account.deleted', accountId: id, reason: 'byOwner' },
  ])
})

test('limits that are reached, once a minute', async () => {
  const { name, token, id } = await owner('Renfield')
  const attempts = await eventsOf(async () => {
    for (let n = 0; n < 12; n += 1) await mutate('login', { username: name, password: secret(digestOf(`guess ${n}`)) })
  })
  expect(attempts.filter(({ event }) => event === 'security.login.failed')).toHaveLength(10)
  expect(attempts.filter(({ event }) => event !== 'security.login.failed')).toEqual([
    { event: 'security.limit.reached', accountId: null, limit: 'failedLogin' },
  ])
  const calls = await eventsOf(() =>
    Promise.all(Array.from({ length: 110 }, () => gateway.rest('/version', { token }))),
  )
  expect(calls).toEqual([{ event: 'security.limit.reached', accountId: id, limit: 'calls.account' }])
})

test('inputs that are refused', async () => {
  const { token, id } = await owner('Quincey')
  const events = await eventsOf(() => gateway.rest(`/image/${secret('..%2f..%2fjwt-secret')}`, { token }))
  const open = await eventsOf(() => mutate('sell', { itemId: secret("' or 1=1"), amount: 1 }, '', token))
  expect([...events, ...open]).toEqual([
    { event: 'security.input.refused', accountId: null, operation: 'getImage' },
    { event: 'security.input.refused', accountId: id, operation: 'mutation sell' },
  ])
})

test('every event occurs, and no secret that was typed, mailed or issued is in the log', () => {
  expect([...seen].sort()).toEqual(Object.keys(securityEvents).sort())
  const folder = outboxOf(gateway.app.settings.dataDir)
  for (const file of readdirSync(folder)) {
    const mail = readFileSync(`${folder}/${file}`, 'utf8').replaceAll('=\r\n', '')
    for (const [found] of mail.matchAll(/\b[0-9a-f]{16,}\b|[\w.]+@example\.org/g)) secret(found)
  }
  expect(secrets.size).toBeGreaterThan(60)
  const text = captured.text()
  for (const value of secrets) expect([value, text.includes(value)]).toEqual([value, false])
})
