import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { digestOf } from '@sanguine/accounts'
import { aPack, smallContent } from '@sanguine/content/testing'
import { type Client, createClient, NetworkError, type RequestParams } from 'graphql-sse'
import { startTestGateway, type TestGateway } from '../testing'

const minute = 60_000
const pack = aPack(smallContent())

let gateway: TestGateway
let other: TestGateway
let clients: Client[] = []

beforeAll(async () => {
  gateway = await startTestGateway({ pack })
  other = await startTestGateway({ pack, database: gateway.database, clock: gateway.clock })
})
afterEach(() => {
  for (const client of clients) client.dispose()
  clients = []
})
afterAll(async () => {
  await other.stop()
  await gateway.stop()
})

const events = `subscription($after: String) {
  events(after: $after) {
    __typename
    id
    ... on EntryEvent { entry { ... on CombatEntry { number enemy { name } } } }
    ... on PlayerEvent { revision nextHuntAt player { revision } }
    ... on NewsEvent { newsPost { id } }
  }
}`

/** A client of the library for the protocol, which calls one of several gateways and does not try again. */
function clientOf(at: TestGateway, token: string | null, headers: Readonly<Record<string, string>> = {}): Client {
  const authorization: Readonly<Record<string, string>> = token === null ? {} : { Authorization: `Bearer ${token}` }
  const client = createClient({
    url: `${at.url}/graphql`,
    headers: { ...authorization, ...headers },
    retryAttempts: 0,
  })
  clients.push(client)
  return client
}

// biome-ignore lint/suspicious/noExplicitAny: tests look at any shape
type Results = AsyncIterableIterator<any>

const follow = (client: Client, request: Partial<RequestParams> = {}): Results =>
  client.iterate({ query: events, ...request }) as Results

// biome-ignore lint/suspicious/noExplicitAny: tests look at any shape
async function until(results: Results, typeName: string): Promise<any> {
  for (;;) {
    const { value, done } = await results.next()
    if (done) throw new Error(`The subscription ended before ${typeName}.`)
    if (value.errors) throw new Error(JSON.stringify(value.errors))
    if (value.data.events.__typename === typeName) return value.data.events
  }
}

async function codes(results: Results): Promise<readonly string[]> {
  const found: string[] = []
  for await (const { errors = [] } of results) for (const { extensions } of errors) found.push(extensions.code)
  return found
}

const hunt = async (at: TestGateway, token: string): Promise<void> => {
  const { data } = await at.graphql('mutation { quickHunt { combat { id } userErrors { code } } }', {}, token)
  expect(data.quickHunt.userErrors).toEqual([])
  gateway.advance(11 * minute)
}

async function tokenOf(name: string, scopes: readonly string[]): Promise<{ readonly session: string; secret: string }> {
  const session = await gateway.player(name)
  const input = { name: 'Follower', scopes, password: digestOf(`${name} of Whitby 1893`) }
  const { data } = await gateway.graphql(
    'mutation($input: CreatePersonalTokenInput!) { createPersonalToken(input: $input) { secret userErrors { code } } }',
    { input },
    session,
  )
  expect(data.createPersonalToken.userErrors).toEqual([])
  return { session, secret: data.createPersonalToken.secret }
}

const post = (token: string, accept: string, body: object) =>
  fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { Accept: accept, 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })

describe('a subscription to events', () => {
  test('begins with the present, and has each hunt once, whichever gateway played it', async () => {
    const token = await gateway.player()
    const results = follow(clientOf(gateway, token))
    const { player, revision } = await until(results, 'PlayerEvent')
    expect(player.revision).toBe(revision)
    await hunt(gateway, token)
    expect((await until(results, 'EntryEvent')).entry).toEqual({ number: 1, enemy: { name: expect.any(String) } })
    const after = await until(results, 'PlayerEvent')
    expect(after.player.revision).toBeGreaterThanOrEqual(after.revision)
    expect(after.revision).toBeGreaterThan(revision)
    await hunt(other, token)
    expect((await until(results, 'EntryEvent')).entry.number).toBe(2)
  })

  test.each([
    ['by its argument', (id: string) => [{ variables: { after: id } }, {}] as const],
    ['by Last-Event-ID, before its argument', (id: string) => [{}, { 'Last-Event-ID': id }] as const],
  ])('goes on after the last event of its client %s, without a gap and without a repeat', async (_name, place) => {
    const token = await gateway.player()
    const before = follow(clientOf(gateway, token))
    const { id } = await until(before, 'PlayerEvent')
    await before.return?.()
    for (const at of [gateway, other, gateway]) await hunt(at, token)
    const [request, headers] = place(id)
    const results = follow(clientOf(other, token, headers), request)
    const first = await until(results, 'EntryEvent')
    expect(first.entry.number).toBe(1)
    expect((await until(results, 'EntryEvent')).entry.number).toBe(2)
    expect((await until(results, 'EntryEvent')).entry.number).toBe(3)
    const rest = follow(clientOf(gateway, token), { variables: { after: first.id } })
    expect((await until(rest, 'EntryEvent')).entry.number).toBe(2)
  })

  test('goes on by a client that connects again when its gateway closes', async () => {
    const third = await startTestGateway({ pack, database: gateway.database, clock: gateway.clock })
    const token = await gateway.player()
    let at = third
    let lastEventId = ''
    const client = createClient({
      url: () => `${at.url}/graphql`,
      headers: () => ({ Authorization: `Bearer ${token}`, 'Last-Event-ID': lastEventId }),
      retry: async () => undefined,
      retryAttempts: Number.POSITIVE_INFINITY,
    })
    clients.push(client)
    const results = follow(client)
    lastEventId = (await until(results, 'PlayerEvent')).id
    await hunt(third, token)
    const seen = async () => {
      const event = await until(results, 'EntryEvent')
      lastEventId = event.id
      return event.entry.number
    }
    expect(await seen()).toBe(1)
    at = other
    await third.stop()
    await hunt(gateway, token)
    expect(await seen()).toBe(2)
  })

  test('ends with the reason once its token is revoked at another gateway', async () => {
    const { session, secret } = await tokenOf('Renfield', ['read'])
    const results = follow(clientOf(gateway, secret, { 'Accept-Language': 'de' }))
    await until(results, 'PlayerEvent')
    await other.graphql('mutation { revokePersonalTokens { revokedCount } }', {}, session)
    // a token is read again within a second
    gateway.advance(1_000)
    expect(await codes(results)).toEqual(['UNAUTHENTICATED'])
  })

  test('is refused without a session, without the scope, and for an id that names no event of the player', async () => {
    const { session, secret } = await tokenOf('Seward', ['hunt'])
    expect(await codes(follow(clientOf(gateway, null)))).toEqual(['UNAUTHENTICATED'])
    expect(await codes(follow(clientOf(gateway, secret)))).toEqual(['INSUFFICIENT_SCOPE'])
    for (const after of ['yesterday', `${'0'.repeat(24)}:000000000001:000`])
      expect(await codes(follow(clientOf(gateway, session), { variables: { after } }))).toEqual(['INVALID_INPUT'])
  })

  test('shares its limit with the streams of REST', async () => {
    const token = await gateway.player()
    const accept = { Accept: 'text/event-stream' }
    for (let count = 0; count < 10; count += 1) await until(follow(clientOf(gateway, token)), 'PlayerEvent')
    expect((await gateway.rest('/v1/events', { token, headers: accept })).status).toBe(429)
    const refused = follow(clientOf(gateway, token)).next()
    await expect(refused).rejects.toThrow(NetworkError)
    await expect(refused).rejects.toMatchObject({ response: { status: 429 } })
  })

  test('needs a call that accepts its events', async () => {
    const response = await post(await gateway.player(), 'application/json', { query: events })
    const { code, detail } = (await response.json()) as { code: string; detail: string }
    expect([response.status, code]).toEqual([400, 'SUBSCRIPTION_UNSUPPORTED'])
    expect(detail).toContain('text/event-stream')
  })

  test('is measured like any other document', async () => {
    const fields = Array.from({ length: 41 }, (_, index) => `a${index}: __typename`).join(' ')
    const results = follow(clientOf(gateway, await gateway.player()), {
      query: `subscription { events { ${fields} } }`,
    })
    expect(await codes(results)).toEqual(['GRAPHQL_VALIDATION_FAILED'])
  })
})

describe('a query or mutation whose client asks for events', () => {
  test('is answered by its result and the end', async () => {
    const token = await gateway.player()
    const query = clientOf(gateway, token).iterate({ query: '{ me { name } }' }) as Results
    expect((await query.next()).value).toEqual({ data: { me: { name: expect.any(String) } } })
    expect((await query.next()).done).toBe(true)
    const response = await post(token, 'text/event-stream', { query: 'mutation { quickHunt { userErrors { code } } }' })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
    expect(await response.text()).toBe(
      'event: next\ndata: {"data":{"quickHunt":{"userErrors":[]}}}\n\nevent: complete\ndata: \n\n',
    )
  })

  test('gets the errors of its document as a result', async () => {
    const query = clientOf(gateway, await gateway.player()).iterate({ query: '{ nothing }' }) as Results
    expect(await codes(query)).toEqual(['GRAPHQL_VALIDATION_FAILED'])
  })

  test('gets JSON if its client takes both', async () => {
    const response = await post(await gateway.player(), 'text/event-stream, application/json', {
      query: '{ __typename }',
    })
    expect(await response.json()).toEqual({ data: { __typename: 'Query' } })
  })
})
