import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { digestOf, endAllSessions } from '@sanguine/accounts'
import type { TokenScope } from '@sanguine/kernel'
import { TestClock } from '@sanguine/kernel/testing'
import { outboxOf } from '@sanguine/mail'
import pino from 'pino'
import { startTestGateway, type TestGateway } from '../testing'

const day = 86_400_000
const passwordOf = (name: string) => digestOf(`${name} of Whitby 1893`)

let gateway: TestGateway
/** another gateway on the same database, and with the same clock */
let other: TestGateway
let session: string
const name = 'Quincey'
const clock = new TestClock()
const lines: Record<string, unknown>[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })

const eventsOf = (event: string) => lines.filter((line) => line.event === event)

beforeAll(async () => {
  gateway = await startTestGateway({ clock, log })
  other = await startTestGateway({ clock, database: gateway.database })
  session = await gateway.player(name)
})
beforeEach(async () => {
  session = await gateway.login(name)
})
afterEach(async () => {
  await gateway.graphql('mutation { revokePersonalTokens { revokedCount } }', {}, session)
  lines.length = 0
})
afterAll(async () => {
  await other.stop()
  await gateway.stop()
})

const creation = `mutation ($input: CreatePersonalTokenInput!) {
  createPersonalToken(input: $input) { secret token { id scopes expiresAt } userErrors { code field message } }
}`

interface Wanted {
  readonly scopes?: readonly TokenScope[]
  readonly by?: string
  readonly input?: object
}

const tryToCreate = ({ scopes = ['read'], by = session, input = {} }: Wanted = {}) =>
  gateway.graphql(creation, { input: { name: 'Script', scopes, password: passwordOf(name), ...input } }, by)

async function create(wanted: Wanted = {}): Promise<{ readonly secret: string; readonly id: string }> {
  const { data } = await tryToCreate(wanted)
  const { secret, token, userErrors } = data.createPersonalToken
  expect(userErrors).toEqual([])
  return { secret, id: token.id }
}

const readPlayer = (on: TestGateway, token: string) => on.graphql('{ me { name } }', {}, token)
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code
const isLetIn = async (on: TestGateway, token: string) =>
  [(await readPlayer(on, token)).data?.me?.name, (await on.rest('/clientUser/getme', { token })).status].join(' ')

const letIn = `${name} 200`
const refused = ' 401'

/** The ends of a token, each of which both gateways know within a second. */
const ends: readonly (readonly [how: string, end: (id: string) => Promise<unknown>])[] = [
  [
    'its owner revokes it',
    (id) =>
      gateway.graphql(
        'mutation ($id: ID!) { revokePersonalToken(input: { id: $id }) { userErrors { code } } }',
        { id },
        session,
      ),
  ],
  ['its owner revokes all', () => gateway.graphql('mutation { revokePersonalTokens { revokedCount } }', {}, session)],
  [
    'its owner rotates it',
    (id) =>
      gateway.graphql(
        'mutation ($id: ID!, $password: String!) { rotatePersonalToken(input: { id: $id, password: $password }) { secret userErrors { code } } }',
        { id, password: passwordOf(name) },
        session,
      ),
  ],
  ['it expires', async () => gateway.advance(90 * day)],
  [
    'the staff end the sessions of its account',
    async () => {
      const { viewer } = (await gateway.graphql('{ viewer { id } }', {}, session)).data
      await endAllSessions(gateway.app, viewer.id, async () => undefined)
      session = await gateway.login(name)
    },
  ],
]

describe('a token is refused everywhere within a second after', () => {
  test.each(ends)('%s', async (_how, end) => {
    const { secret, id } = await create()
    expect([await isLetIn(gateway, secret), await isLetIn(other, secret)]).toEqual([letIn, letIn])
    await end(id)
    gateway.advance(1_000)
    expect([await isLetIn(gateway, secret), await isLetIn(other, secret)]).toEqual([refused, refused])
    session = await gateway.login(name)
  })

  test('a ban of its account, and it stays refused after the ban', async () => {
    await gateway.player('Banned Bram')
    const by = await gateway.login('Banned Bram')
    const { secret } = await create({ by, input: { password: passwordOf('Banned Bram') } })
    const admin = await gateway.adminToken()
    const { viewer } = (await gateway.graphql('{ viewer { id } }', {}, by)).data
    const change = async (field: string, input: object) => {
      const { data } = await gateway.graphql(
        `mutation ($input: ${field === 'banUser' ? 'Ban' : 'Unban'}UserInput!) { ${field}(input: $input) { userErrors { code } } }`,
        { input: { id: viewer.id, ...input } },
        admin,
      )
      expect(data[field].userErrors).toEqual([])
      gateway.advance(1_000)
    }
    await change('banUser', { reason: 'Cheating' })
    expect([await isLetIn(gateway, secret), await isLetIn(other, secret)]).toEqual([refused, refused])
    await change('unbanUser', {})
    expect([await isLetIn(gateway, secret), await isLetIn(other, secret)]).toEqual([refused, refused])
  })
})

test('no token is created for an account that was banned in the meantime, and the reason is given', async () => {
  await gateway.player('Banned Bella')
  const by = await gateway.login('Banned Bella')
  const input = { name: 'Script', scopes: ['read'], password: passwordOf('Banned Bella') }
  const createByOther = () => other.graphql(creation, { input }, by)
  // from now on the other gateway remembers for a second that the account plays
  expect((await createByOther()).data.createPersonalToken.userErrors).toEqual([])
  const { viewer } = (await gateway.graphql('{ viewer { id } }', {}, by)).data
  await gateway.graphql(
    'mutation ($input: BanUserInput!) { banUser(input: $input) { userErrors { code } } }',
    { input: { id: viewer.id, reason: 'Cheating' } },
    await gateway.adminToken(),
  )
  const { data, errors } = await createByOther()
  expect([data.createPersonalToken, errors?.[0]?.extensions?.code]).toEqual([null, 'FORBIDDEN'])
})

test('a token stays valid after a change of the password, as the mail and the page say', async () => {
  await gateway.player('Arminius')
  const by = await gateway.login('Arminius')
  const { secret } = await create({ by, input: { password: passwordOf('Arminius') } })
  const { data } = await gateway.graphql(
    'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { userErrors { code } } }',
    { input: { currentPassword: passwordOf('Arminius'), newPassword: digestOf('a stake through the heart') } },
    by,
  )
  expect(data.updatePassword.userErrors).toEqual([])
  gateway.advance(1_000)
  expect((await readPlayer(other, secret)).data.me.name).toBe('Arminius')
})

describe('a token that is not valid', () => {
  test.each([
    ['mistyped', (secret: string) => secret.slice(0, -1) + (secret.endsWith('0') ? '1' : '0')],
    ['cut short', (secret: string) => secret.slice(0, -1)],
    ['of no account', () => 'sang_pat_0000000000000000000000000001ypfWk'],
  ])('%s gets a 401 with the error of RFC 6750 from both APIs', async (_how, change) => {
    const { secret } = await create()
    const token = change(secret)
    const { status, headers, body } = await gateway.rest('/clientUser/getme', {
      token,
      headers: { Accept: 'application/json' },
    })
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"'])
    expect(body.detail).toBe('The personal access token is not valid: it is mistyped, revoked or expired.')
    const graphql = await readPlayer(gateway, token)
    expect([graphql.status, codeOf(graphql)]).toEqual([401, 'UNAUTHENTICATED'])
  })

  test('mistyped is refused without a read of the database', async () => {
    const tokens = gateway.database.connection.collection('personalTokens')
    const { secret, id } = await create()
    // a row that the mistyped token would find
    const mistyped = `${secret.slice(0, -1)}${secret.endsWith('0') ? '1' : '0'}`
    const hash = createHash('sha256').update(mistyped).digest('base64url')
    const { matchedCount } = await tokens.updateOne({ _id: id as never }, { $set: { hash } })
    expect(matchedCount).toBe(1)
    expect(await isLetIn(other, mistyped)).toBe(refused)
  })

  test('in the query string is ignored', async () => {
    const { secret } = await create()
    for (const parameter of ['access_token', 'token', 'authorization'])
      expect((await gateway.rest(`/clientUser/getme?${parameter}=${secret}`)).status).toBe(401)
  })
})

test('a token sets no cookie, and needs no API key', async () => {
  const { secret } = await create()
  const { status, headers } = await gateway.rest('/clientUser/getme', { token: secret, headers: { 'X-Api-Key': '' } })
  expect([status, headers.get('set-cookie')]).toEqual([200, null])
})

test('the calls of a token and of the session count against one limit', async () => {
  const { secret } = await create()
  const remaining = async (token: string) =>
    Number((await gateway.rest('/clientUser/getme', { token })).headers.get('x-ratelimit-remaining'))
  const [before, after] = [await remaining(session), await remaining(secret)]
  expect(after).toBeLessThan(before)
})

test('a token for hunts hunts by both APIs and reads nothing', async () => {
  const { secret } = await create({ scopes: ['hunt'] })
  const { data } = await gateway.graphql('mutation { quickHunt { userErrors { code } } }', {}, secret)
  expect(data.quickHunt).toBeDefined()
  expect((await gateway.rest('/Game/quickHunt', { token: secret })).status).toBe(200)
  expect(codeOf(await readPlayer(gateway, secret))).toBe('INSUFFICIENT_SCOPE')
})

describe('creating a token', () => {
  test.each<readonly [why: string, wanted: Wanted, code: string]>([
    ['with a wrong password', { input: { password: digestOf('garlic') } }, 'PASSWORD_WRONG'],
    ['with a scope of the staff, by a player', { scopes: ['read', 'support'] }, 'SCOPE_NOT_ALLOWED'],
  ])('%s is refused', async (_why, wanted, code) => {
    const { data } = await tryToCreate(wanted)
    expect(data.createPersonalToken).toMatchObject({ secret: null, userErrors: [{ code }] })
  })

  test.each([
    ['no scope', { scopes: [] }],
    ['an unknown scope', { scopes: ['session'] }],
    ['no name', { name: '  ' }],
    ['a name that is too long', { name: 'x'.repeat(41) }],
    ['no lifetime', { expiresInDays: 0 }],
    ['more than a year', { expiresInDays: 366 }],
  ])('with %s is invalid', async (_what, input) => {
    expect(codeOf(await tryToCreate({ input }))).toBe('INVALID_INPUT')
  })

  test('with a token is refused, whatever its scopes', async () => {
    const { secret } = await create({ scopes: ['read', 'hunt', 'trade', 'profile'] })
    const { errors } = await tryToCreate({ by: secret })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INSUFFICIENT_SCOPE', scope: 'session' })
  })

  test('stores no secret, mails the owner and writes the security log', async () => {
    const { secret, id } = await create()
    const rows = await gateway.database.connection.collection('personalTokens').find({}).toArray()
    expect(rows.map(({ _id }) => String(_id))).toContain(id)
    expect(JSON.stringify(rows)).not.toContain(secret.slice(9))
    const folder = outboxOf(gateway.app.settings.dataDir)
    const mails = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
    const ofToken = mails.filter((mail) => /^Subject: A personal access token was created/m.test(mail))
    expect(ofToken.length).toBeGreaterThan(0)
    expect(mails.filter((mail) => mail.includes(secret))).toEqual([])
    expect(eventsOf('security.token.created')).toMatchObject([{ method: 'created' }])
    expect(JSON.stringify(lines)).not.toContain(secret.slice(9))
  })

  test('is refused after fifty tokens, also for simultaneous calls', async () => {
    const tokens = gateway.database.connection.collection('personalTokens')
    const { id } = await create()
    const row = await tokens.findOne({ _id: id as never })
    if (!row) throw new Error('There is no token.')
    const copies = Array.from({ length: 48 }, (_, index) => ({ ...row, _id: `copy ${index}`, hash: `copy ${index}` }))
    await tokens.insertMany(copies as never)
    const results = await Promise.all([tryToCreate(), tryToCreate(), tryToCreate()])
    const codes = results.map(({ data }) => data.createPersonalToken.userErrors[0]?.code ?? 'created').sort()
    expect(codes).toEqual(['TOO_MANY_TOKENS', 'TOO_MANY_TOKENS', 'created'])
    expect(await tokens.countDocuments({ accountId: row.accountId })).toBe(50)
  })
})

test('another account can neither rotate nor revoke a token', async () => {
  const { secret, id } = await create()
  const by = await gateway.player('Renfield')
  const calls = [
    ['revokePersonalToken', { id }],
    ['rotatePersonalToken', { id, password: passwordOf('Renfield') }],
  ] as const
  for (const [field, input] of calls) {
    const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`
    const document = `mutation ($input: ${type}!) { ${field}(input: $input) { userErrors { code } } }`
    const { data } = await gateway.graphql(document, { input }, by)
    expect(data[field].userErrors).toEqual([{ code: 'UNKNOWN_TOKEN' }])
  }
  expect(await isLetIn(gateway, secret)).toBe(letIn)
})

test('the last use is stored once a minute, with the program, and a use from another network is logged', async () => {
  const { secret } = await create()
  const use = (address: string, program: string) =>
    gateway.rest('/clientUser/getme', { token: secret, headers: { 'User-Agent': program, 'X-Forwarded-For': address } })
  const listed = async () => {
    const document = '{ viewer { personalTokens { lastUsedAt lastProgram lastSystem } } }'
    return (await gateway.graphql(document, {}, session)).data.viewer.personalTokens[0]
  }
  expect(await listed()).toEqual({ lastUsedAt: null, lastProgram: null, lastSystem: null })
  await use('192.0.2.1', 'curl/8.5.0')
  const first = { lastUsedAt: new Date(gateway.clock.now()).toISOString(), lastProgram: 'curl', lastSystem: null }
  expect(await listed()).toEqual(first)
  expect(eventsOf('security.token.used')).toMatchObject([{ reason: 'newOrigin' }])
  gateway.advance(30_000)
  await use('192.0.2.1', 'python-requests/2.32')
  expect(await listed()).toEqual(first)
  gateway.advance(30_000)
  await use('192.0.2.1', 'python-requests/2.32')
  expect(await listed()).toMatchObject({ lastProgram: 'python-requests' })
  expect(eventsOf('security.token.used')).toHaveLength(1)
})
