import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { digestOf, endAllSessions } from '@sanguine/accounts'
import { draws } from '@sanguine/content/testing'
import { tokenScopes } from '@sanguine/kernel'
import { TestClock } from '@sanguine/kernel/testing'
import { outboxOf } from '@sanguine/mail'
import fc from 'fast-check'
import * as oauth from 'oauth4webapi'
import { captureLog, startTestGateway, type TestGateway } from '../testing'

const log = captureLog()
const clock = new TestClock()
const insecure = { [oauth.allowInsecureRequests]: true }
const returnUri = 'https://app.example/done'
const passwordOf = (name: string) => `${name} of Whitby 1893`

let gateway: TestGateway
/** another gateway on the same database, and with the same clock */
let other: TestGateway
let server: oauth.AuthorizationServer
/** the session of the player who registered the apps */
let owner: string

interface RegisteredApp {
  readonly id: string
  readonly client: oauth.Client
  readonly auth: oauth.ClientAuth
  readonly secret: string | null
}

let open: RegisteredApp
let confidential: RegisteredApp

// biome-ignore lint/suspicious/noExplicitAny: tests look at any shape
async function call(field: string, input: object, token = owner, selection = 'userErrors { code }'): Promise<any> {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`
  const document = `mutation ($input: ${type}!) { ${field}(input: $input) { ${selection} } }`
  const { data, errors } = await gateway.graphql(document, { input }, token)
  if (errors) return { problem: errors[0]?.extensions.code, scope: errors[0]?.extensions.scope }
  return data[field]
}

async function register(input: object = {}, token = owner): Promise<RegisteredApp> {
  const { app, secret, userErrors } = await call(
    'registerApp',
    { name: 'Companion', redirectUris: [returnUri], scopes: ['read', 'hunt'], isConfidential: false, ...input },
    token,
    'app { id state } secret userErrors { code }',
  )
  expect(userErrors).toEqual([])
  expect(app.state).toBe('WAITING')
  const auth = secret === null ? oauth.None() : oauth.ClientSecretBasic(secret)
  return { id: app.id, client: { client_id: app.id }, auth, secret }
}

interface Asked {
  readonly url: URL
  readonly verifier: string
  readonly state: string
}

async function ask(app: RegisteredApp, changes: Readonly<Record<string, string | null>> = {}): Promise<Asked> {
  const verifier = oauth.generateRandomCodeVerifier()
  const state = oauth.generateRandomState()
  const url = new URL(server.authorization_endpoint ?? '')
  const parameters = {
    client_id: app.id,
    redirect_uri: returnUri,
    response_type: 'code',
    scope: 'read',
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...changes,
  }
  for (const [name, value] of Object.entries(parameters)) if (value !== null) url.searchParams.set(name, value)
  return { url, verifier, state }
}

const shown = 'authorization { ticket name isOwn scopes returnsTo } redirectUri userErrors { code }'
const start = ({ url }: Asked, token = owner) =>
  call('startAuthorization', { query: url.search.slice(1) }, token, shown)
const decide = (ticket: string, isAllowed: boolean, token = owner) =>
  call('finishAuthorization', { ticket, isAllowed }, token, 'redirectUri userErrors { code }')

/** The player opens the address, sees what is asked, and allows it. Returns where the browser goes. */
async function allow(asked: Asked, token = owner): Promise<URL> {
  const { authorization } = await start(asked, token)
  const { redirectUri, userErrors } = await decide(authorization.ticket, true, token)
  expect(userErrors).toEqual([])
  return new URL(redirectUri)
}

const exchange = async (app: RegisteredApp, asked: Asked, returned: URL, redirectUri = returnUri) =>
  oauth.authorizationCodeGrantRequest(
    server,
    app.client,
    app.auth,
    oauth.validateAuthResponse(server, app.client, returned, asked.state),
    redirectUri,
    asked.verifier,
    insecure,
  )

interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
}

async function connect(app = open, { scope = 'read', token = owner } = {}): Promise<Tokens> {
  const asked = await ask(app, { scope })
  const response = await exchange(app, asked, await allow(asked, token))
  const tokens = await oauth.processAuthorizationCodeResponse(server, app.client, response)
  return tokens as oauth.TokenEndpointResponse & Tokens
}

const refresh = (app: RegisteredApp, token: string) =>
  oauth.refreshTokenGrantRequest(server, app.client, app.auth, token, insecure)

async function refreshed(app: RegisteredApp, token: string): Promise<Tokens> {
  const result = await oauth.processRefreshTokenResponse(server, app.client, await refresh(app, token))
  return result as oauth.TokenEndpointResponse & Tokens
}

const post = async (path: string, form: Readonly<Record<string, string>> | string, headers: object = {}) => {
  const response = await fetch(`${gateway.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { ...headers },
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as { error?: string } }
}

const errorOf = async (response: Promise<Response>) => ((await (await response).json()) as { error: string }).error

/** The statuses that a token gets from both gateways, by both APIs. */
async function lettingIn(token: string): Promise<readonly number[]> {
  return Promise.all(
    [gateway, other].flatMap((on) => [
      on.graphql('{ me { name } }', {}, token).then(({ status }) => status),
      on.rest('/clientUser/getme', { token, headers: { 'X-Api-Key': '' } }).then(({ status }) => status),
    ]),
  )
}

const letIn = [200, 200, 200, 200]
const refused = [401, 401, 401, 401]

async function expectEnd(token: string, end: () => Promise<unknown>): Promise<void> {
  expect(await lettingIn(token)).toEqual(letIn)
  await end()
  gateway.advance(1_000)
  expect(await lettingIn(token)).toEqual(refused)
}

const idOf = async (token: string): Promise<string> =>
  (await gateway.graphql('{ viewer { id } }', {}, token)).data.viewer.id

beforeAll(async () => {
  gateway = await startTestGateway({ clock, log: log.log })
  other = await startTestGateway({ clock, database: gateway.database })
  owner = await gateway.player('Quincey')
  const issuer = new URL(gateway.url)
  const found = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure })
  server = await oauth.processDiscoveryResponse(issuer, found)
  open = await register()
  confidential = await register({ isConfidential: true })
})
afterAll(async () => {
  await other.stop()
  await gateway.stop()
})

describe('a client written for the RFCs', () => {
  test.each([
    ['public', () => open],
    ['confidential, by Basic', () => confidential],
    ['confidential, by the form', () => ({ ...confidential, auth: oauth.ClientSecretPost(confidential.secret ?? '') })],
  ] as const)('%s connects, calls and refreshes', async (_kind, get) => {
    const app = get()
    const asked = await ask(app, { scope: 'hunt read' })
    const { authorization } = await start(asked)
    expect(authorization).toMatchObject({
      name: 'Companion',
      isOwn: true,
      scopes: ['read', 'hunt'],
      returnsTo: 'app.example',
    })
    const { redirectUri } = await decide(authorization.ticket, true)
    const response = await exchange(app, asked, new URL(redirectUri))
    expect(response.headers.get('cache-control')).toBe('no-store')
    const tokens = await oauth.processAuthorizationCodeResponse(server, app.client, response)
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3600, scope: 'read hunt' })
    expect(tokens.access_token).toMatch(/^sang_oat_[0-9A-Za-z]{33}$/)
    expect(tokens.refresh_token).toMatch(/^sang_ort_[0-9A-Za-z]{60}$/)
    expect(await lettingIn(tokens.access_token)).toEqual(letIn)
    const next = await refreshed(app, tokens.refresh_token ?? '')
    expect(await lettingIn(next.access_token)).toEqual(letIn)
  })

  test('on a device may use any port of its redirect address', async () => {
    const app = await register({ redirectUris: ['http://127.0.0.1/done'] })
    const redirect_uri = 'http://127.0.0.1:51004/done'
    const asked = await ask(app, { redirect_uri })
    const returned = await allow(asked)
    expect(returned.host).toBe('127.0.0.1:51004')
    expect((await exchange(app, asked, returned, redirect_uri)).status).toBe(200)
  })

  test('in a page of another origin may call the endpoints', async () => {
    const headers = { Origin: 'https://app.example' }
    const { headers: allowed } = await post('/oauth/token', { grant_type: 'refresh_token' }, headers)
    expect(allowed.get('access-control-allow-origin')).toBe('*')
    const introspection = await post('/oauth/introspect', { token: 'x' }, headers)
    expect(introspection.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('a request without a valid redirect address is refused on the site', () => {
  test.each<readonly [why: string, changes: Readonly<Record<string, string | null>>, code: string]>([
    ['a redirect address that is not registered', { redirect_uri: 'https://evil.example/' }, 'REDIRECT_NOT_REGISTERED'],
    ['a longer redirect address', { redirect_uri: `${returnUri}/../evil` }, 'REDIRECT_NOT_REGISTERED'],
    ['no redirect address', { redirect_uri: null }, 'AUTHORIZATION_INVALID'],
    ['no client', { client_id: null }, 'AUTHORIZATION_INVALID'],
    ['an unknown client', { client_id: 'f'.repeat(32) }, 'UNKNOWN_APP'],
  ])('%s', async (_why, changes, code) => {
    expect(await start(await ask(open, changes))).toMatchObject({
      authorization: null,
      redirectUri: null,
      userErrors: [{ code }],
    })
  })

  test('a parameter that is repeated', async () => {
    const asked = await ask(open)
    asked.url.searchParams.append('redirect_uri', 'https://evil.example/')
    expect((await start(asked)).userErrors).toEqual([{ code: 'AUTHORIZATION_INVALID' }])
  })

  test('an app that the staff have not approved, except for its owner', async () => {
    const stranger = await gateway.player()
    expect((await start(await ask(open), stranger)).userErrors).toEqual([{ code: 'APP_NOT_APPROVED' }])
  })
})

test.each<readonly [why: string, changes: Readonly<Record<string, string | null>>, error: string]>([
  ['no PKCE', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
  ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['PKCE without its method, which means plain', { code_challenge_method: null }, 'invalid_request'],
  ['a short challenge', { code_challenge: 'x' }, 'invalid_request'],
  ['the implicit flow', { response_type: 'token' }, 'unsupported_response_type'],
  ['another way to return', { response_mode: 'fragment' }, 'invalid_request'],
  ['no scope', { scope: null }, 'invalid_scope'],
  ['a scope that it has not registered', { scope: 'read trade' }, 'invalid_scope'],
  ['an unknown scope', { scope: 'session' }, 'invalid_scope'],
])('a client that requests %s gets the error, its state and the issuer', async (_why, changes, error) => {
  const asked = await ask(open, changes)
  const { authorization, redirectUri } = await start(asked)
  expect(authorization).toBeNull()
  const returned = new URL(redirectUri)
  expect(Object.fromEntries(returned.searchParams)).toMatchObject({ error, state: asked.state, iss: gateway.url })
  expect(() => oauth.validateAuthResponse(server, open.client, returned, asked.state)).toThrow(
    expect.objectContaining({ error }),
  )
})

describe('the consent', () => {
  test('that is refused reaches the client as access_denied', async () => {
    const asked = await ask(open)
    const { authorization } = await start(asked)
    const { redirectUri } = await decide(authorization.ticket, false)
    expect(() => oauth.validateAuthResponse(server, open.client, new URL(redirectUri), asked.state)).toThrow(
      expect.objectContaining({ error: 'access_denied' }),
    )
  })

  test('needs the ticket that this account got, once and within five minutes', async () => {
    const stranger = await gateway.player()
    const { ticket } = (await start(await ask(open))).authorization
    const invalid = { redirectUri: null, userErrors: [{ code: 'TICKET_INVALID' }] }
    expect(await decide('f'.repeat(48), true)).toEqual(invalid)
    expect(await decide(ticket, true, stranger)).toEqual(invalid)
    expect((await decide(ticket, true)).userErrors).toEqual([])
    expect(await decide(ticket, true)).toEqual(invalid)
    const late = (await start(await ask(open))).authorization.ticket
    gateway.advance(300_000)
    expect(await decide(late, true)).toEqual(invalid)
  })

  test('is not given by a form, a foreign page or a token, and its page cannot be framed', async () => {
    const forged = await fetch(`${gateway.url}/oauth/authorize`, {
      method: 'POST',
      body: new URLSearchParams({ isAllowed: 'true' }),
      headers: { Origin: 'https://evil.example' },
    })
    expect([404, 405]).toContain(forged.status)
    const { access_token } = await connect()
    expect(await start(await ask(open), access_token)).toEqual({ problem: 'INSUFFICIENT_SCOPE', scope: 'session' })
    const page = await fetch(`${gateway.url}/oauth/authorize`, { headers: { Accept: 'text/html' } })
    expect(page.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/)
    expect(page.headers.get('x-frame-options')).toBe('DENY')
  })

  test('of a staff scope needs an account of the staff', async () => {
    const staff = await gateway.player('Jack Seward')
    const accounts = gateway.database.connection.collection('accounts')
    await accounts.updateOne({ name: 'Jack Seward' }, { $set: { role: 'admin' } })
    gateway.advance(1_000)
    const app = await register({ scopes: ['content:read'] }, staff)
    await accounts.updateOne({ name: 'Jack Seward' }, { $set: { role: 'user' } })
    gateway.advance(1_000)
    const { redirectUri } = await start(await ask(app, { scope: 'content:read' }), staff)
    expect(new URL(redirectUri).searchParams.get('error')).toBe('invalid_scope')
  })

  test('gives no scope that the app gave up, nor one of the staff to an account that left them, after the question', async () => {
    const app = await register()
    const { ticket } = (await start(await ask(app, { scope: 'hunt' }))).authorization
    await call('updateApp', { id: app.id, scopes: ['read'] })
    expect(await decide(ticket, true)).toEqual({ redirectUri: null, userErrors: [{ code: 'TICKET_INVALID' }] })
    const staff = await gateway.player('Lucy Westenra')
    const accounts = gateway.database.connection.collection('accounts')
    await accounts.updateOne({ name: 'Lucy Westenra' }, { $set: { role: 'admin' } })
    gateway.advance(1_000)
    const ofStaff = await register({ scopes: ['content:read'] }, staff)
    const late = (await start(await ask(ofStaff, { scope: 'content:read' }), staff)).authorization.ticket
    await accounts.updateOne({ name: 'Lucy Westenra' }, { $set: { role: 'user' } })
    expect((await decide(late, true, staff)).userErrors).toEqual([{ code: 'TICKET_INVALID' }])
  })

  test('mails the owner of the account, once for the same scopes, and writes the security log', async () => {
    const player = await gateway.player()
    const app = await register({ name: 'Mailed app' }, player)
    const before = log.lines().length
    for (let count = 0; count < 2; count += 1) await connect(app, { token: player })
    const folder = outboxOf(gateway.app.settings.dataDir)
    const mails = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
    expect(mails.filter((mail) => mail.includes('Mailed app'))).toHaveLength(1)
    const connected = log
      .lines()
      .slice(before)
      .filter(({ event }) => event === 'security.app.connected')
    expect(connected).toMatchObject([{ method: 'browser' }, { method: 'browser' }])
  })
})

describe('an authorization code', () => {
  test('that is used twice ends the whole grant', async () => {
    const asked = await ask(open)
    const returned = await allow(asked)
    const tokens = (await (await exchange(open, asked, returned)).json()) as Tokens
    const before = log.lines().length
    await expectEnd(tokens.access_token, async () => {
      expect(await errorOf(exchange(open, asked, returned))).toBe('invalid_grant')
    })
    expect(await errorOf(refresh(open, tokens.refresh_token))).toBe('invalid_grant')
    expect(
      log
        .lines()
        .slice(before)
        .filter(({ event }) => event === 'security.app.disconnected'),
    ).toMatchObject([{ reason: 'codeReused', count: 1 }])
  })

  test('is exchanged by one of two simultaneous calls at most', async () => {
    const asked = await ask(open)
    const returned = await allow(asked)
    const responses = await Promise.all([exchange(open, asked, returned), exchange(open, asked, returned)])
    expect(responses.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  })

  test.each<readonly [why: string, change: (asked: Asked) => Asked, redirectUri: string, error: string]>([
    [
      'a wrong verifier',
      (asked) => ({ ...asked, verifier: oauth.generateRandomCodeVerifier() }),
      returnUri,
      'invalid_grant',
    ],
    ['a verifier that is none', (asked) => ({ ...asked, verifier: 'short' }), returnUri, 'invalid_request'],
    ['another redirect address', (asked) => asked, 'https://app.example/other', 'invalid_request'],
  ])('with %s is refused and used up', async (_why, change, redirectUri, error) => {
    const asked = await ask(open)
    const returned = await allow(asked)
    expect(await errorOf(exchange(open, change(asked), returned, redirectUri))).toBe(error)
    expect(await errorOf(exchange(open, asked, returned))).toBe('invalid_grant')
  })

  test('without a verifier is refused, also for a client with a secret', async () => {
    const asked = await ask(confidential)
    const code = (await allow(asked)).searchParams.get('code') ?? ''
    const form = { grant_type: 'authorization_code', code, redirect_uri: returnUri }
    const secret = { client_id: confidential.id, client_secret: confidential.secret ?? '' }
    expect((await post('/oauth/token', { ...form, ...secret })).body.error).toBe('invalid_grant')
  })

  test('of another client is refused, and its own client still gets the tokens', async () => {
    const asked = await ask(open)
    const returned = await allow(asked)
    expect(await errorOf(exchange(confidential, asked, returned))).toBe('invalid_grant')
    expect((await exchange(open, asked, returned)).status).toBe(200)
  })

  test('expires after a minute', async () => {
    const asked = await ask(open)
    const returned = await allow(asked)
    gateway.advance(60_000)
    expect(await errorOf(exchange(open, asked, returned))).toBe('invalid_grant')
  })
})

describe('a refresh token', () => {
  test('that was replaced ends the whole grant, with the tokens that replaced it', async () => {
    const first = await connect()
    const second = await refreshed(open, first.refresh_token)
    await expectEnd(second.access_token, async () => {
      expect(await errorOf(refresh(open, first.refresh_token))).toBe('invalid_grant')
    })
    expect(await errorOf(refresh(open, second.refresh_token))).toBe('invalid_grant')
  })

  test('is recognized as used permanently, after any number of later ones', async () => {
    const first = await connect()
    let latest = first
    for (let count = 0; count < 7; count += 1) latest = await refreshed(open, latest.refresh_token)
    await expectEnd(latest.access_token, () => refresh(open, first.refresh_token))
  })

  test('of another client is refused and stays valid', async () => {
    const { refresh_token } = await connect()
    expect(await errorOf(refresh(confidential, refresh_token))).toBe('invalid_grant')
    expect((await refresh(open, refresh_token)).status).toBe(200)
  })

  test('gives fewer scopes if asked, and never more', async () => {
    const { refresh_token } = await connect(open, { scope: 'read hunt' })
    const form = { grant_type: 'refresh_token', client_id: open.id }
    const more = await post('/oauth/token', { ...form, refresh_token, scope: 'read trade' })
    expect(more.body.error).toBe('invalid_scope')
    const { body } = await post('/oauth/token', { ...form, refresh_token, scope: 'hunt' })
    const { access_token, refresh_token: next, scope } = body as unknown as Tokens & { scope: string }
    expect(scope).toBe('hunt')
    expect((await gateway.graphql('{ me { name } }', {}, access_token)).errors?.[0]?.extensions.scope).toBe('read')
    expect(await lettingIn((await refreshed(open, next)).access_token)).toEqual(letIn)
  })

  test('expires after ninety days without a use, and an access token after an hour', async () => {
    const { access_token, refresh_token } = await connect()
    gateway.advance(3_600_000)
    expect(await lettingIn(access_token)).toEqual(refused)
    const next = await refreshed(open, refresh_token)
    gateway.advance(90 * 86_400_000)
    owner = await gateway.login('Quincey')
    expect(await errorOf(refresh(open, next.refresh_token))).toBe('invalid_grant')
  })

  test('and the access token are stored as hashes only', async () => {
    const { access_token, refresh_token } = await connect()
    const names = ['oauthGrants', 'oauthClients', 'oauthDeviceRequests', 'loginTickets']
    for (const name of names) {
      const rows = JSON.stringify(await gateway.database.connection.collection(name).find({}).toArray())
      for (const secret of [access_token, refresh_token, confidential.secret ?? ''])
        expect(rows).not.toContain(secret.slice(9))
    }
  })
})

test.each<readonly [why: string, form: Readonly<Record<string, string>>, header: string | null, error: string]>([
  ['no client', {}, null, 'invalid_request'],
  ['an unknown client', { client_id: 'nobody' }, null, 'invalid_client'],
  ['a client with a wrong secret', { client_id: ':c', client_secret: 'sang_ocs_x' }, null, 'invalid_client'],
  ['a confidential client without a secret', { client_id: ':c' }, null, 'invalid_client'],
  ['a public client with a secret', { client_id: ':o', client_secret: 'anything' }, null, 'invalid_client'],
  ['a secret in header and form', { client_secret: 'x' }, ':c:x', 'invalid_request'],
  ['a header of another client than the form', { client_id: ':o' }, ':c:x', 'invalid_request'],
  ['a wrong secret in the header', {}, ':c:x', 'invalid_client'],
])('the token endpoint refuses %s', async (_why, form, header, error) => {
  const named = (text: string) => text.replace(':c', confidential.id).replace(':o', open.id)
  const fields = Object.fromEntries(Object.entries(form).map(([name, value]) => [name, named(value)]))
  const headers = header === null ? {} : { Authorization: `Basic ${btoa(named(header))}` }
  const {
    status,
    body,
    headers: sent,
  } = await post('/oauth/token', { grant_type: 'refresh_token', refresh_token: 'x', ...fields }, headers)
  expect([status, body.error]).toEqual([error === 'invalid_client' ? 401 : 400, error])
  const isChallenged = error === 'invalid_client' && header !== null
  expect(sent.get('www-authenticate')).toBe(isChallenged ? 'Basic realm="Sanguine"' : null)
})

test.each<readonly [why: string, form: string, error: string]>([
  ['the password grant', 'grant_type=password&username=Quincey&password=x', 'unauthorized_client'],
  ['the client credentials grant', 'grant_type=client_credentials', 'unauthorized_client'],
  ['a grant of no standard', 'grant_type=garlic', 'unsupported_grant_type'],
  ['a call without a grant', 'code=x', 'invalid_request'],
  ['a parameter that is repeated', 'grant_type=refresh_token&grant_type=refresh_token', 'invalid_request'],
])('the token endpoint refuses %s as unknown', async (_why, form, error) => {
  const { status, body } = await post('/oauth/token', `${form}&client_id=${open.id}`)
  expect([status, body.error]).toEqual([400, error])
})

test('a client revokes one access token, or its grant by the refresh token', async () => {
  const { access_token, refresh_token } = await connect()
  const revoke = async (token: string, app = open) =>
    oauth.revocationRequest(server, app.client, app.auth, token, insecure)
  expect((await revoke('sang_oat_unknown')).status).toBe(200)
  expect(await errorOf(revoke(access_token, confidential))).toBe('invalid_grant')
  await expectEnd(access_token, async () => oauth.processRevocationResponse(await revoke(access_token)))
  const next = await refreshed(open, refresh_token)
  await expectEnd(next.access_token, async () => oauth.processRevocationResponse(await revoke(next.refresh_token)))
  expect(await errorOf(refresh(open, next.refresh_token))).toBe('invalid_grant')
})

test('a confidential client can read about its own tokens only', async () => {
  const { access_token, refresh_token } = await connect(confidential)
  const introspect = async (token: string, app = confidential) =>
    oauth.processIntrospectionResponse(
      server,
      app.client,
      await oauth.introspectionRequest(server, app.client, app.auth, token, insecure),
    )
  expect(await introspect(access_token)).toMatchObject({
    active: true,
    client_id: confidential.id,
    scope: 'read',
    username: 'Quincey',
    sub: await idOf(owner),
  })
  expect(await introspect(refresh_token)).toMatchObject({ active: true, scope: 'read' })
  expect(await introspect((await connect(open)).access_token)).toEqual({ active: false })
  expect(await introspect('sang_oat_unknown')).toEqual({ active: false })
  gateway.advance(3_600_000)
  expect(await introspect(access_token)).toEqual({ active: false })
  const { status, body } = await post('/oauth/introspect', { client_id: open.id, token: access_token })
  expect([status, body.error]).toEqual([403, 'unauthorized_client'])
})

describe('both gateways refuse a token within a second after', () => {
  test('its owner disconnects the app', async () => {
    const { access_token } = await connect()
    await expectEnd(access_token, async () => {
      expect(await call('disconnectApp', { id: open.id })).toEqual({ userErrors: [] })
    })
    expect(await call('disconnectApp', { id: open.id })).toEqual({ userErrors: [{ code: 'UNKNOWN_APP' }] })
  })

  test('its app is deleted', async () => {
    const app = await register()
    const { access_token } = await connect(app)
    await expectEnd(access_token, () => call('deleteApp', { id: app.id }))
  })

  test('the account has a new password, a ban, or its sessions ended by the staff', async () => {
    const token = await gateway.player('Arminius')
    const accountId = await idOf(token)
    const app = await register({}, token)
    await expectEnd((await connect(app, { token })).access_token, async () => {
      const input = { currentPassword: digestOf(passwordOf('Arminius')), newPassword: digestOf('a stake in the heart') }
      expect(await call('updatePassword', input, token)).toEqual({ userErrors: [] })
    })
    await expectEnd((await connect(app, { token })).access_token, () =>
      endAllSessions(gateway.app, accountId, async () => undefined),
    )
    const again = await gateway.login('Arminius', 'a stake in the heart')
    const admin = await gateway.adminToken()
    await expectEnd((await connect(app, { token: again })).access_token, async () => {
      expect(await call('banUser', { id: accountId, reason: 'Cheating' }, admin)).toEqual({ userErrors: [] })
    })
  })
})

describe('a device', () => {
  async function begin(app = open, scope = 'read') {
    const response = await oauth.deviceAuthorizationRequest(server, app.client, app.auth, { scope }, insecure)
    return oauth.processDeviceAuthorizationResponse(server, app.client, response)
  }
  const poll = (code: string, app = open) => oauth.deviceCodeGrantRequest(server, app.client, app.auth, code, insecure)
  const find = (userCode: string, token = owner) =>
    call(
      'startDeviceAuthorization',
      { userCode },
      token,
      'authorization { ticket name returnsTo scopes } userErrors { code }',
    )

  test('waits, is allowed by its code in upper or lower case, and gets its tokens once', async () => {
    const begun = await begin()
    expect(begun).toMatchObject({ expires_in: 600, interval: 5, verification_uri: `${gateway.url}/oauth/device` })
    expect(begun.user_code).toMatch(/^[B-Z]{4}-[B-Z]{4}$/)
    expect(await errorOf(poll(begun.device_code))).toBe('authorization_pending')
    const { authorization } = await find(begun.user_code.toLowerCase().replace('-', ' '))
    expect(authorization).toMatchObject({ name: 'Companion', returnsTo: null, scopes: ['read'] })
    expect(await decide(authorization.ticket, true)).toEqual({ redirectUri: null, userErrors: [] })
    gateway.advance(5_000)
    const response = await poll(begun.device_code)
    const { access_token } = await oauth.processDeviceCodeResponse(server, open.client, response)
    expect(await lettingIn(access_token)).toEqual(letIn)
    gateway.advance(5_000)
    expect(await errorOf(poll(begun.device_code))).toBe('invalid_grant')
  })

  test('that polls too often must slow down by five more seconds each time', async () => {
    const { device_code } = await begin()
    expect(await errorOf(poll(device_code))).toBe('authorization_pending')
    gateway.advance(4_999)
    expect(await errorOf(poll(device_code))).toBe('slow_down')
    gateway.advance(5_000)
    expect(await errorOf(poll(device_code))).toBe('slow_down')
    gateway.advance(15_000)
    expect(await errorOf(poll(device_code))).toBe('authorization_pending')
  })

  test('gets no tokens if it was refused, is too late, belongs to another client or is unknown', async () => {
    const denied = await begin()
    await decide((await find(denied.user_code)).authorization.ticket, false)
    expect(await errorOf(poll(denied.device_code, confidential))).toBe('invalid_grant')
    expect(await errorOf(poll(denied.device_code))).toBe('access_denied')
    const late = await begin()
    gateway.advance(600_000)
    expect((await find(late.user_code)).userErrors).toEqual([{ code: 'USER_CODE_INVALID' }])
    expect(await errorOf(poll(late.device_code))).toBe('expired_token')
    expect(await errorOf(poll('sang_odc_unknown'))).toBe('invalid_grant')
    const wrong = await oauth.deviceAuthorizationRequest(server, open.client, open.auth, { scope: 'trade' }, insecure)
    expect(((await wrong.json()) as { error: string }).error).toBe('invalid_scope')
  })

  test('gets no scopes that its app no longer registers, whether they were given up before or after the code was entered', async () => {
    const app = await register()
    const narrow = () => call('updateApp', { id: app.id, scopes: ['read'] })
    const seen = await begin(app, 'hunt')
    const unseen = await begin(app, 'hunt')
    const { authorization } = await find(seen.user_code)
    await narrow()
    expect((await find(unseen.user_code)).userErrors).toEqual([{ code: 'USER_CODE_INVALID' }])
    expect((await decide(authorization.ticket, true)).userErrors).toEqual([{ code: 'TICKET_INVALID' }])
    expect(await errorOf(poll(seen.device_code, app))).toBe('authorization_pending')
  })

  test('of an app without approval is connected by its owner alone', async () => {
    const { user_code } = await begin()
    expect((await find(user_code, await gateway.player())).userErrors).toEqual([{ code: 'APP_NOT_APPROVED' }])
  })
})

test('a token with each scope does what a personal access token with it does', async () => {
  const admin = await gateway.player('Abraham')
  await gateway.database.connection.collection('accounts').updateOne({ name: 'Abraham' }, { $set: { role: 'admin' } })
  gateway.advance(1_000)
  const app = await register({ scopes: tokenScopes }, admin)
  const documents = [
    '{ me { name } }',
    'mutation { quickHunt { userErrors { code } } }',
    'mutation { sellUnneeded: changePins(input: { pins: [] }) { userErrors { code } } }',
    '{ admin { settings { autoHuntBacklogHours } } }',
    '{ admin { users { nodes { id } } } }',
    '{ viewer { connectedApps { id } } }',
    'mutation { revokePersonalTokens { revokedCount } }',
    ...['game', 'admin'].map(
      (remote) =>
        `mutation { setRemoteState(input: { remote: "${remote}", version: "1", state: PREVIEW }) { userErrors { code } } }`,
    ),
  ]
  for (const scope of [...tokenScopes, 'deploy:game'] as const) {
    const { access_token } = await connect(app, { scope, token: admin })
    const { createPersonalToken } = (
      await gateway.graphql(
        'mutation ($input: CreatePersonalTokenInput!) { createPersonalToken(input: $input) { secret } }',
        { input: { name: scope, scopes: [scope], password: digestOf(passwordOf('Abraham')) } },
        admin,
      )
    ).data
    for (const document of documents) {
      const codes = async (token: string) =>
        ((await gateway.graphql(document, {}, token)).errors ?? []).map(({ extensions }) => [
          extensions.code,
          extensions.scope,
        ])
      expect([scope, document, await codes(access_token)]).toEqual([
        scope,
        document,
        await codes(createPersonalToken.secret),
      ])
    }
  }
})

describe('an app that gives up scopes', () => {
  const scopeOf = async (token: string, app: RegisteredApp): Promise<string | undefined> => {
    const request = await oauth.introspectionRequest(server, app.client, app.auth, token, insecure)
    return (await oauth.processIntrospectionResponse(server, app.client, request)).scope
  }
  const hunts = async (token: string) =>
    (await gateway.graphql('mutation { quickHunt { userErrors { code } } }', {}, token)).errors?.[0]?.extensions.code

  test('takes them from its tokens, from later ones and from what is shown, and they do not come back', async () => {
    const token = await gateway.player()
    const app = await register({ isConfidential: true }, token)
    const before = await connect(app, { token, scope: 'read hunt' })
    expect(await hunts(before.access_token)).toBeUndefined()
    await call('updateApp', { id: app.id, scopes: ['read'] }, token)
    gateway.advance(1_000)
    expect([await hunts(before.access_token), await lettingIn(before.access_token)]).toEqual([
      'INSUFFICIENT_SCOPE',
      letIn,
    ])
    expect([await scopeOf(before.access_token, app), await scopeOf(before.refresh_token, app)]).toEqual([
      'read',
      'read',
    ])
    const { connectedApps } = (await gateway.graphql('{ viewer { connectedApps { scopes } } }', {}, token)).data.viewer
    expect(connectedApps).toEqual([{ scopes: ['read'] }])
    const after = await refreshed(app, before.refresh_token)
    expect([await hunts(after.access_token), await scopeOf(after.access_token, app)]).toEqual([
      'INSUFFICIENT_SCOPE',
      'read',
    ])
    await call('updateApp', { id: app.id, scopes: ['read', 'hunt'] }, token)
    gateway.advance(1_000)
    for (const { access_token } of [after, await refreshed(app, after.refresh_token)])
      expect(await hunts(access_token)).toBe('INSUFFICIENT_SCOPE')
  })

  test('ends a connection that has none of the others', async () => {
    const token = await gateway.player()
    const app = await register({}, token)
    const { access_token, refresh_token } = await connect(app, { token, scope: 'read' })
    await expectEnd(access_token, () => call('updateApp', { id: app.id, scopes: ['hunt'] }, token))
    expect(await errorOf(refresh(app, refresh_token))).toBe('invalid_grant')
    const { connectedApps } = (await gateway.graphql('{ viewer { connectedApps { id } } }', {}, token)).data.viewer
    expect(connectedApps).toEqual([])
  })

  test('leaves a code that was issued before only what is left', async () => {
    const token = await gateway.player()
    const app = await register({}, token)
    const asked = await ask(app, { scope: 'read hunt' })
    const returned = await allow(asked, token)
    await call('updateApp', { id: app.id, scopes: ['read'] }, token)
    const response = await exchange(app, asked, returned)
    const { access_token, scope } = await oauth.processAuthorizationCodeResponse(server, app.client, response)
    expect([scope, await hunts(access_token)]).toEqual(['read', 'INSUFFICIENT_SCOPE'])
  })

  test('keeps single remotes of deploy, and loses deploy with the right for all of them', async () => {
    const accounts = gateway.database.connection.collection('accounts')
    const staff = await gateway.player('Deploying Dan')
    await accounts.updateOne({ name: 'Deploying Dan' }, { $set: { role: 'admin' } })
    gateway.advance(1_000)
    const app = await register({ scopes: ['read', 'deploy'], isConfidential: true }, staff)
    const [whole, single] = [
      await connect(app, { token: staff, scope: 'read deploy' }),
      await connect(app, { token: staff, scope: 'deploy:game' }),
    ]
    await call('updateApp', { id: app.id, scopes: ['deploy'] }, staff)
    expect([await scopeOf(whole.access_token, app), await scopeOf(single.access_token, app)]).toEqual([
      'deploy',
      'deploy:game',
    ])
    await call('updateApp', { id: app.id, scopes: ['deploy:admin', 'deploy:game'] }, staff)
    expect(await scopeOf(single.access_token, app)).toBe('deploy:game')
    expect(await scopeOf(whole.access_token, app)).toBeUndefined()
  })

  test('has none of the staff once its owner has left them', async () => {
    const accounts = gateway.database.connection.collection('accounts')
    const [owning, using] = [await gateway.player('Leaving Leo'), await gateway.player('Staying Sue')]
    const setRole = async (name: string, role: string) => {
      await accounts.updateOne({ name }, { $set: { role } })
      gateway.advance(1_000)
    }
    await setRole('Leaving Leo', 'admin')
    await setRole('Staying Sue', 'admin')
    const app = await register({ scopes: ['read', 'content:read'], isConfidential: true }, owning)
    const clients = gateway.database.connection.collection('oauthClients')
    await clients.updateOne({ _id: app.id as never }, { $set: { state: 'approved' } })
    const { access_token, refresh_token } = await connect(app, { token: using, scope: 'read content:read' })
    const readSettings = async (token: string) =>
      (await gateway.graphql('{ admin { settings { autoHuntBacklogHours } } }', {}, token)).errors?.[0]?.extensions.code
    expect(await readSettings(access_token)).toBeUndefined()
    await setRole('Leaving Leo', 'user')
    const after = await refreshed(app, refresh_token)
    expect([await readSettings(access_token), await readSettings(after.access_token)]).toEqual([
      'INSUFFICIENT_SCOPE',
      'INSUFFICIENT_SCOPE',
    ])
    const { connectedApps } = (await gateway.graphql('{ viewer { connectedApps { scopes } } }', {}, using)).data.viewer
    expect(connectedApps).toEqual([{ scopes: ['read'] }])
    const { redirectUri } = await start(await ask(app, { scope: 'content:read' }), using)
    expect(new URL(redirectUri).searchParams.get('error')).toBe('invalid_scope')
  })

  test('can revoke a connection that has none of its scopes for now', async () => {
    const accounts = gateway.database.connection.collection('accounts')
    const owner = await gateway.player('Returning Rita')
    const setRole = async (role: string) => {
      await accounts.updateOne({ name: 'Returning Rita' }, { $set: { role } })
      gateway.advance(1_000)
    }
    await setRole('admin')
    const app = await register({ scopes: ['content:read'], isConfidential: true }, owner)
    const [first, second] = [
      await connect(app, { token: owner, scope: 'content:read' }),
      await connect(app, { token: owner, scope: 'content:read' }),
    ]
    await setRole('user')
    for (const token of [first.refresh_token, second.access_token]) {
      const response = await oauth.revocationRequest(server, app.client, app.auth, token, insecure)
      await oauth.processRevocationResponse(response)
    }
    await setRole('admin')
    expect(await errorOf(refresh(app, first.refresh_token))).toBe('invalid_grant')
    expect([await scopeOf(first.access_token, app), await scopeOf(second.access_token, app)]).toEqual([
      undefined,
      undefined,
    ])
    expect(await scopeOf(second.refresh_token, app)).toBe('content:read')
  })

  test('loses a connection whose code or refresh token is used twice, also while it has none of its scopes', async () => {
    const accounts = gateway.database.connection.collection('accounts')
    const owner = await gateway.player('Robbed Rob')
    const setRole = async (role: string) => {
      await accounts.updateOne({ name: 'Robbed Rob' }, { $set: { role } })
      gateway.advance(1_000)
    }
    await setRole('admin')
    const app = await register({ scopes: ['content:read'] }, owner)
    const asked = await ask(app, { scope: 'content:read' })
    const returned = await allow(asked, owner)
    const byCode = (await (await exchange(app, asked, returned)).json()) as Tokens
    const replaced = await connect(app, { token: owner, scope: 'content:read' })
    const byRefresh = await refreshed(app, replaced.refresh_token)
    const kept = await connect(app, { token: owner, scope: 'content:read' })
    await setRole('user')
    const before = log.lines().length
    expect(await errorOf(exchange(app, asked, returned))).toBe('invalid_grant')
    expect(await errorOf(refresh(app, replaced.refresh_token))).toBe('invalid_grant')
    expect(await errorOf(refresh(app, kept.refresh_token))).toBe('invalid_grant')
    const ended = log.lines().slice(before)
    expect(ended.filter(({ event }) => event === 'security.app.disconnected')).toMatchObject([
      { reason: 'codeReused', count: 1 },
      { reason: 'refreshTokenReused', count: 1 },
    ])
    await setRole('admin')
    for (const { refresh_token } of [byCode, byRefresh])
      expect(await errorOf(refresh(app, refresh_token))).toBe('invalid_grant')
    expect((await refresh(app, kept.refresh_token)).status).toBe(200)
  })
})

describe('the review by the staff', () => {
  const review = (id: string, revision: number, decision: object, token: string) =>
    call('reviewApp', { id, revision, ...decision }, token, 'app { app { state reason revision } } userErrors { code }')

  test('lists the apps that wait, newest first, page by page', async () => {
    const admin = await gateway.adminToken()
    const token = await gateway.player('Madam Mina')
    // The clock of a test stands still, and apps of one moment are in the order of their random ids.
    gateway.advance(1)
    const [first, second] = [await register({ name: 'One' }, token), await register({ name: 'Two' }, token)]
    gateway.advance(1)
    const newest = await register({ name: 'Three' }, token)
    const document =
      '($after: String) { admin { apps(state: WAITING, first: 1, after: $after) { nodes { app { id } owner { name } } pageInfo { endCursor } } } }'
    const found: string[] = []
    let after: string | null = null
    for (let count = 0; count < 3; count += 1) {
      const { data } = await gateway.graphql(`query ${document}`, { after }, admin)
      const { apps } = data.admin
      expect(apps.nodes[0].owner.name).toBe('Madam Mina')
      found.push(apps.nodes[0].app.id)
      after = apps.pageInfo.endCursor
    }
    expect(found[0]).toBe(newest.id)
    expect(found.slice(1).toSorted()).toEqual([first.id, second.id].toSorted())
    const { errors } = await gateway.graphql(`query ${document}`, { after: 'x' }, admin)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'after' })
  })

  test('lets everybody connect an app until its owner changes it or the approval is withdrawn', async () => {
    const admin = await gateway.adminToken()
    const token = await gateway.player()
    const stranger = await gateway.player()
    const app = await register({}, token)
    expect((await review(app.id, 1, { isApproved: true }, admin)).userErrors).toEqual([{ code: 'APP_CHANGED' }])
    expect((await review(app.id, 0, { isApproved: true }, admin)).app.app).toMatchObject({ state: 'APPROVED' })
    const { access_token, refresh_token } = await connect(app, { token: stranger })
    expect(await lettingIn(access_token)).toEqual(letIn)
    await call('updateApp', { id: app.id, scopes: ['read'] }, token)
    gateway.advance(1_000)
    expect(await lettingIn(access_token)).toEqual(letIn)
    await call('updateApp', { id: app.id, name: 'Your bank' }, token)
    gateway.advance(1_000)
    expect(await lettingIn(access_token)).toEqual(refused)
    expect((await start(await ask(app), stranger)).userErrors).toEqual([{ code: 'APP_NOT_APPROVED' }])
    expect(await errorOf(refresh(app, refresh_token))).toBe('invalid_grant')
    expect((await review(app.id, 3, { isApproved: false }, admin)).userErrors).toEqual([{ code: 'REASON_REQUIRED' }])
    const own = await connect(app, { token })
    const refusal = { isApproved: false, reason: 'It poses as a bank.' }
    expect((await review(app.id, 3, refusal, admin)).app.app).toEqual({
      state: 'REFUSED',
      reason: 'It poses as a bank.',
      revision: 4,
    })
    gateway.advance(1_000)
    expect(await lettingIn(own.access_token)).toEqual(letIn)
    expect(await gateway.database.connection.collection('oauthGrants').countDocuments({ clientId: app.id })).toBe(1)
  })

  test('is in the audit log of the owner, and an app does not work while its owner is banned', async () => {
    const admin = await gateway.adminToken()
    const token = await gateway.player()
    const accountId = await idOf(token)
    const stranger = await gateway.player()
    const app = await register({ name: 'Audited' }, token)
    await review(app.id, 0, { isApproved: true }, admin)
    const document =
      'query ($id: ID!) { admin { auditLog(subjectId: $id) { nodes { changes { field before after } } } } }'
    const { auditLog } = (await gateway.graphql(document, { id: accountId }, admin)).data.admin
    expect(auditLog.nodes[0].changes).toEqual([{ field: 'app Audited', before: '"waiting"', after: '"approved"' }])
    const { access_token } = await connect(app, { token: stranger })
    await expectEnd(access_token, () => call('banUser', { id: accountId, reason: 'Cheating' }, admin))
    await call('unbanUser', { id: accountId }, admin)
    gateway.advance(1_000)
    expect(await lettingIn(access_token)).toEqual(letIn)
    expect((await call('deleteUser', { id: accountId }, admin)).userErrors).toEqual([])
    gateway.advance(1_000)
    expect(await lettingIn(access_token)).toEqual(refused)
    expect(await gateway.database.connection.collection('oauthGrants').countDocuments({ clientId: app.id })).toBe(0)
  })
})

describe('the OpenAPI document', () => {
  interface Form {
    readonly required: readonly string[]
    readonly properties: Readonly<Record<string, { readonly enum?: readonly string[] }>>
  }
  interface Reference {
    readonly $ref: string
  }
  interface Described {
    readonly requestBody: {
      readonly content: Readonly<Record<string, { readonly schema: Partial<Reference> & { anyOf?: Reference[] } }>>
    }
    readonly responses: Readonly<Record<string, object>>
  }
  interface Document {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
    readonly components: { readonly schemas: Readonly<Record<string, Form>> }
  }
  let document: Document
  let described: readonly (readonly [path: string, operation: Described])[]

  beforeAll(async () => {
    const response = await fetch(`${gateway.url}/oauth/openapi.json`, { headers: { Origin: 'https://app.example' } })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    document = (await response.json()) as Document
    described = Object.entries(document.paths).flatMap(([path, { post: operation }]) =>
      operation ? [[path, operation] as const] : [],
    )
  })

  const formsOf = ({ requestBody }: Described): readonly Form[] => {
    const { schema } = requestBody.content['application/x-www-form-urlencoded'] ?? {}
    const references = schema?.anyOf ?? [schema as Reference]
    return references.map(({ $ref }) => document.components.schemas[$ref.split('/').at(-1) ?? ''] as Form)
  }
  const secret = () => ({ client_id: confidential.id, client_secret: confidential.secret ?? '' })

  test('has every endpoint that the metadata name, and the metadata', () => {
    const { pathname: page } = new URL(server.authorization_endpoint ?? '')
    const named = Object.entries(server).flatMap(([name, value]) =>
      name.endsWith('_endpoint') ? [new URL(String(value)).pathname] : [],
    )
    const paths = [...named.filter((path) => path !== page), '/.well-known/oauth-authorization-server']
    expect(Object.keys(document.paths).sort()).toEqual(paths.sort())
  })

  test('requires the parameters without which an endpoint refuses a form, and no other ones', async () => {
    for (const [path, operation] of described)
      for (const { required, properties } of formsOf(operation)) {
        const form = Object.fromEntries(required.map((name) => [name, properties[name]?.enum?.[0] ?? 'read']))
        for (const name of required) {
          const { [name]: _left, ...rest } = form
          const { status, body } = await post(path, { ...rest, ...secret() })
          expect([path, name, status]).toEqual([path, name, 400])
          expect(body.error).toMatch(/^invalid_(request|grant|scope)$/)
        }
        const { body } = await post(path, { ...form, ...secret() })
        expect([path, (body as { error_description?: string }).error_description ?? '']).toEqual([
          path,
          expect.not.stringMatching(/missing/i),
        ])
      }
  })

  test('has the statuses that every endpoint sends, with the form of their errors', async () => {
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const calls: readonly (readonly [status: number, isProblem: boolean, init: RequestInit])[] = [
      [400, false, { body: '', headers: type }],
      [400, false, { body: 'token=a&token=b', headers: type }],
      [401, false, { body: 'client_id=nobody&grant_type=refresh_token&refresh_token=x&token=x', headers: type }],
      [413, true, { body: `token=${'x'.repeat(20_000)}`, headers: type }],
      [415, true, { body: '{', headers: { 'Content-Type': 'application/json' } }],
      [415, true, { body: '--', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }],
      [415, true, {}],
    ]
    for (const [path, { responses }] of described)
      for (const [status, isProblem, init] of calls) {
        const response = await fetch(`${gateway.url}${path}`, { method: 'POST', ...init })
        expect([path, response.status]).toEqual([path, status])
        expect(responses).toHaveProperty(String(status))
        const sent = (await response.json()) as object
        expect(Object.keys(sent)).toEqual(
          isProblem ? expect.arrayContaining(['type', 'code', 'detail']) : ['error', 'error_description'],
        )
      }
  })
})

describe('the apps of an account', () => {
  const list = async (token = owner) =>
    (
      await gateway.graphql(
        '{ viewer { connectedApps { id name scopes lastUsedAt lastProgram } registeredApps { id state revision } } }',
        {},
        token,
      )
    ).data.viewer

  test('that are connected are listed once, with all scopes and the last use', async () => {
    const token = await gateway.player()
    const app = await register({}, token)
    await connect(app, { token, scope: 'hunt' })
    expect((await list(token)).connectedApps).toMatchObject([{ id: app.id, scopes: ['hunt'], lastUsedAt: null }])
    const { access_token } = await connect(app, { token })
    await gateway.rest('/clientUser/getme', { token: access_token, headers: { 'User-Agent': 'curl/8.5.0' } })
    const { connectedApps } = await list(token)
    expect(connectedApps).toMatchObject([{ name: 'Companion', scopes: ['read', 'hunt'], lastProgram: 'curl' }])
    expect(connectedApps[0].lastUsedAt).toBe(new Date(clock.now()).toISOString())
  })

  test('are ten at most, also for simultaneous calls', async () => {
    const token = await gateway.player()
    const input = { name: 'Many', redirectUris: [], scopes: ['read'], isConfidential: false }
    const results = await Promise.all(Array.from({ length: 12 }, () => call('registerApp', input, token)))
    const codes = results.map(({ userErrors }) => userErrors[0]?.code ?? 'registered').sort()
    expect(codes).toEqual(['TOO_MANY_APPS', 'TOO_MANY_APPS', ...Array.from({ length: 10 }, () => 'registered')])
  })

  test.each<readonly [why: string, input: object, code: string]>([
    ['a redirect address that leads anywhere', { redirectUris: ['http://evil.example/'] }, 'REDIRECT_INVALID'],
    ['a scope of the staff, by a player', { scopes: ['support'] }, 'SCOPE_NOT_ALLOWED'],
  ])('are refused with %s', async (_why, input, code) => {
    const given = { name: 'Bad', redirectUris: [returnUri], scopes: ['read'], isConfidential: false, ...input }
    expect((await call('registerApp', given)).userErrors).toEqual([{ code }])
  })

  test.each([
    ['a name that turns the direction of text', { name: 'Sanguine\u202ekcuS' }],
    ['no name', { name: ' ' }],
    ['a page without TLS', { website: 'http://app.example/' }],
    ['a page that is a script', { website: 'javascript:alert(1)' }],
    ['no scope', { scopes: [] }],
  ])('are invalid with %s', async (_what, input) => {
    const given = { name: 'Bad', redirectUris: [returnUri], scopes: ['read'], isConfidential: false, ...input }
    expect(await call('registerApp', given)).toMatchObject({ problem: 'INVALID_INPUT' })
  })

  test('change only for their owner, and a new secret replaces the former one', async () => {
    const token = await gateway.player()
    const app = await register({ isConfidential: true }, token)
    const stranger = await gateway.player()
    const changed = { id: app.id, name: 'Changed', redirectUris: [returnUri], scopes: ['read'] }
    for (const [field, input] of [
      ['updateApp', changed],
      ['rotateAppSecret', { id: app.id }],
      ['deleteApp', { id: app.id }],
    ] as const)
      expect((await call(field, input, stranger)).userErrors).toEqual([{ code: 'UNKNOWN_APP' }])
    expect((await call('updateApp', changed, token)).userErrors).toEqual([])
    expect((await list(token)).registeredApps).toEqual([{ id: app.id, state: 'WAITING', revision: 1 }])
    const { secret } = await call('rotateAppSecret', { id: app.id }, token, 'secret userErrors { code }')
    const statusWith = async (client_secret: string) =>
      (await post('/oauth/introspect', { client_id: app.id, client_secret, token: 'x' })).status
    expect([await statusWith(app.secret ?? ''), await statusWith(secret)]).toEqual([401, 200])
  })
})

describe('whatever parameters a public client sends,', () => {
  type Parameters = Readonly<Record<string, string>>
  type Change = 'none' | 'missing' | 'repeated' | 'foreign' | { readonly value: string }

  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.integer({ min: 0, max: 5_000 }).map((length) => 'x'.repeat(length)),
    fc.constantFrom('__proto__', 'constructor', 'null', '{"$ne":null}', '%00', 'client_credentials'),
    fc.constantFrom('a'.repeat(43), 'f'.repeat(32), 'https://evil.example/done', 'admin'),
  )
  const change: fc.Arbitrary<Change> = fc.oneof(
    { weight: 7, arbitrary: fc.constant<Change>('none') },
    { weight: 3, arbitrary: fc.constantFrom<Change>('missing', 'repeated', 'foreign') },
    { weight: 2, arbitrary: text.map((value) => ({ value })) },
  )
  const changes = fc.array(change, { minLength: 7, maxLength: 7 })
  const more = fc.dictionary(text, text, { maxKeys: 2 })

  /** The parameters after one change of each, with further ones. `foreign` has the values of another client. */
  function changed(right: Parameters, foreign: Parameters, { changes, more }: Changes): URLSearchParams {
    const changedValues = (value: string, name: string, each: Change): readonly string[] => {
      if (each === 'missing') return []
      if (each === 'repeated') return [value, value]
      if (each === 'foreign') return [foreign[name] ?? value]
      return [each === 'none' ? value : each.value]
    }
    const form = new URLSearchParams(Object.entries(more).filter(([name]) => !(name in right)))
    for (const [index, [name, value]] of Object.entries(right).entries())
      for (const each of changedValues(value, name, changes[index] ?? 'none')) form.append(name, each)
    return form
  }

  interface Changes {
    readonly changes: readonly Change[]
    readonly more: Parameters
  }

  const fuzz = (run: (changes: Changes) => Promise<void>, numRuns: number) =>
    fc.assert(fc.asyncProperty(fc.record({ changes, more }), run), {
      numRuns,
      seed: 6749,
      examples: [[{ changes: [], more: {} }]],
    })

  test('the token endpoint never fails, and gives tokens only for the right code, verifier and address', async () => {
    const others = await ask(confidential)
    const foreign = {
      client_id: confidential.id,
      code: (await allow(others)).searchParams.get('code') ?? '',
      code_verifier: others.verifier,
    }
    const given: boolean[] = []
    await fuzz(
      async (changes) => {
        const asked = await ask(open)
        const right = {
          grant_type: 'authorization_code',
          code: (await allow(asked)).searchParams.get('code') ?? '',
          redirect_uri: returnUri,
          code_verifier: asked.verifier,
          client_id: open.id,
        }
        const form = changed(right, foreign, changes)
        const isRight = Object.entries(right).every(([name, value]) => form.getAll(name).join() === value)
        const { status, body } = await post('/oauth/token', form.toString())
        expect([status < 500, 'access_token' in body]).toEqual([true, isRight])
        if (!isRight) expect(body.error).toMatch(/^(invalid_\w+|unauthorized_client|unsupported_grant_type)$/)
        given.push(isRight)
      },
      draws(40, 2_000),
    )
    expect(new Set(given)).toEqual(new Set([true, false]))
  })

  test('the authorization endpoint never fails, and asks the player only for a right request', async () => {
    const isAsked: boolean[] = []
    await fuzz(
      async (changes) => {
        const asked = await ask(open)
        const form = changed(Object.fromEntries(asked.url.searchParams), { client_id: confidential.id }, changes)
        const sent = (name: string) => form.getAll(name).join()
        const started = await start({ ...asked, url: new URL(`?${form}`, asked.url) })
        const { authorization = null, redirectUri = null, userErrors = [], problem = null } = started
        // A query of more than 8,000 characters is invalid input.
        expect([null, 'INVALID_INPUT']).toContain(problem)
        expect([authorization, redirectUri, problem, ...userErrors].filter((each) => each !== null)).toHaveLength(1)
        // A browser is sent to the registered address of a known client alone.
        const isKnown = [open.id, confidential.id].includes(sent('client_id')) && sent('redirect_uri') === returnUri
        if (authorization ?? redirectUri) expect(isKnown).toBe(true)
        if (redirectUri) expect(redirectUri.startsWith(`${returnUri}?error=`)).toBe(true)
        isAsked.push(authorization !== null)
        if (!authorization) return
        expect(['response_type', 'code_challenge_method', 'scope'].map(sent)).toEqual(['code', 'S256', 'read'])
        expect(sent('code_challenge')).toMatch(/^[\w-]{43}$/)
      },
      draws(60, 3_000),
    )
    expect(new Set(isAsked)).toEqual(new Set([true, false]))
  })
})
