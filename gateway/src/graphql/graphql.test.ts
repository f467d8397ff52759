import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { digestOf } from '@sanguine/accounts'
import { buildClientSchema, type GraphQLError, getIntrospectionQuery } from 'graphql'
import { startTestGateway, type TestGateway } from '../testing'
import { readPersistedDocuments } from './persisted-documents'

let gateway: TestGateway
let token: string

beforeAll(async () => {
  gateway = await startTestGateway()
  token = await gateway.player('Mina')
})
afterAll(() => gateway.stop())

const post = async (body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  // biome-ignore lint/suspicious/noExplicitAny: tests look at any shape
  return { status: response.status, headers: response.headers, body: (await response.json()) as any }
}

const register = `mutation($input: RegisterInput!) { register(input: $input) { userErrors { code field } } }`
const login = `mutation($input: LoginInput!) { login(input: $input) { accessToken account { name role } userErrors { code } } }`
const lucy = { username: 'Lucy', password: digestOf('Lucy of Whitby'), email: 'lucy@example.org' }

/** Removes the request ids, which differ with each call, after comparing them with the header. */
function withoutRequestIds(response: Awaited<ReturnType<typeof post>>) {
  for (const { extensions } of response.body.errors ?? []) {
    expect(extensions.requestId).toBe(response.headers.get('x-request-id'))
    delete extensions.requestId
  }
  return response
}

describe('an operation', () => {
  test('registers and logs in, and returns the viewer', async () => {
    const registered = await gateway.graphql(register, { input: lucy })
    expect(registered.data.register).toEqual({ userErrors: [] })
    const { username, password } = lucy
    const { data } = await gateway.graphql(login, { input: { username, password } })
    expect(data.login.account).toEqual({ name: 'Lucy', role: 'NOT_ACTIVATED' })
    const viewer = await gateway.graphql('{ viewer { name hasSeenWelcome } }', {}, data.login.accessToken)
    expect(viewer.data.viewer).toEqual({ name: 'Lucy', hasSeenWelcome: false })
    expect((await gateway.graphql('{ viewer { name } }')).data.viewer).toBeNull()
  })

  test('that a rule refuses returns a user error', async () => {
    const input = { ...lucy, username: 'x', email: 'lucy' }
    const { data, errors } = await gateway.graphql(register, { input })
    expect(errors).toBeUndefined()
    expect(data.register.userErrors).toEqual([
      { code: 'NAME_INVALID', field: ['username'] },
      { code: 'EMAIL_INVALID', field: ['email'] },
    ])
  })

  test('with invalid input returns an error with code and field', async () => {
    const { errors } = await gateway.graphql(register, { input: { ...lucy, password: 'clear' } })
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'INVALID_INPUT', field: 'password' } })
  })

  test('with an operator in place of text is refused', async () => {
    const { status, body } = await post({
      query: login,
      variables: { input: { username: { $gt: '' }, password: 'x' } },
    })
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT'])
  })

  test('without a session returns an error that names the reason', async () => {
    const { status, body } = await post({ query: '{ packages { id } }' })
    expect([status, body.errors[0].extensions.code]).toEqual([200, 'UNAUTHENTICATED'])
  })

  test('that ends the session ends it for the next call', async () => {
    const short = await gateway.login('Mina')
    expect((await gateway.graphql('mutation { logout { hasClosedSession } }', {}, short)).errors).toBeUndefined()
    expect((await gateway.graphql('{ viewer { name } }', {}, short)).status).toBe(401)
  })
})

test.each(['Bearer nonsense', 'Basic x'])('the authorization %p is a 401', async (authorization) => {
  const { status, body } = await post({ query: '{ __typename }' }, { Authorization: authorization })
  expect([status, body.errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
})

describe('a persisted document', () => {
  const ask = (hash: string, query?: string) =>
    post(
      { query, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } },
      { Authorization: `Bearer ${token}` },
    )

  test('of the site can be sent as its hash alone', async () => {
    const [[hash = '', text = ''] = []] = [...readPersistedDocuments()]
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash)
    const { body } = await ask(hash)
    expect(body.errors?.[0]?.extensions.code).not.toBe('PERSISTED_QUERY_NOT_FOUND')
  })

  test('of a client can be sent as its hash after it was sent in full', async () => {
    const query = '{ viewer { name role } }'
    const hash = createHash('sha256').update(query).digest('hex')
    expect((await ask(hash)).body.errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND')
    expect((await ask(hash, query)).body.data.viewer.name).toBe('Mina')
    expect((await ask(hash)).body.data.viewer.name).toBe('Mina')
  })

  test('under another hash than its own is refused', async () => {
    expect((await ask('0'.repeat(64), '{ __typename }')).status).toBe(400)
  })
})

describe('under one Idempotency-Key', () => {
  const bait = async () => (await gateway.graphql('{ me { bait { amount item { id } } } }', {}, token)).data.me.bait

  /** Sends the documents under the key and returns the number of pieces of the equipped bait that they add. */
  async function gained(key: string, documents: readonly string[]) {
    const { amount, item } = await bait()
    for (const query of documents) {
      const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': key }
      const { body } = await post({ query, variables: { id: item.id } }, headers)
      expect(body.errors).toBeUndefined()
      for (const answer of Object.values(body.data)) expect(answer).toMatchObject({ userErrors: [] })
    }
    return (await bait()).amount - amount
  }
  const buy = 'buy(input: { itemId: $id, amount: 1 }) { userErrors { code } }'

  test.each([
    ['with aliases', `mutation($id: ID!) { a: ${buy} b: ${buy} }`],
    ['in fragments', `mutation($id: ID!) { ...f ... on Mutation { b: ${buy} } } fragment f on Mutation { ${buy} }`],
    ['with a long alias', `mutation($id: ID!) { ${buy} ${'b'.repeat(2_000)}: ${buy} }`],
  ])('each of two mutations of a document acts once, however often it is sent, %s', async (how, document) => {
    expect(await gained(how.replaceAll(' ', '-'), [document, document, document])).toBe(2)
  })

  test('a repeat is marked as one; the first call, and a call after a refusal, are not', async () => {
    const { item } = await bait()
    const send = async (amount: number, key: string) => {
      const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': key }
      const query = 'mutation($id: ID!, $n: Int!) { buy(input: { itemId: $id, amount: $n }) { userErrors { code } } }'
      const response = await post({ query, variables: { id: item.id, n: amount } }, headers)
      return [response.body.data.buy.userErrors.length, response.headers.get('idempotency-replayed')]
    }
    expect([await send(1, 'marked'), await send(1, 'marked')]).toEqual([
      [0, null],
      [0, 'true'],
    ])
    // Refusals are not remembered.
    expect([await send(900_000, 'refused'), await send(900_000, 'refused'), await send(1, 'refused')]).toEqual([
      [1, null],
      [1, null],
      [0, null],
    ])
  })

  test('the only mutation of a document acts once under any alias', async () => {
    expect(await gained('one', [`mutation($id: ID!) { ${buy} }`, `mutation($id: ID!) { again: ${buy} }`])).toBe(1)
  })
})

/** A call for one of the site's own documents. */
function own(name: string, variables: object = {}): object {
  const [hash] =
    [...readPersistedDocuments()].find(([, text]) => new RegExp(`^(query|mutation) ${name}\\b`).test(text)) ?? []
  return { extensions: { persistedQuery: { version: 1, sha256Hash: hash } }, variables }
}

describe('a document that is sent several times', () => {
  test('and omits optional variables of an object changes nothing else', async () => {
    const admin = await gateway.adminToken()
    const listed = await gateway.graphql(
      '{ admin { items(first: 50) { nodes { id image { id } stats { stat { id } } } } } }',
      {},
      admin,
    )
    const item = listed.data.admin.items.nodes.find(
      (one: { image: unknown; stats: unknown[] }) => one.image && one.stats.length > 0,
    )
    const update = `mutation U($id: ID!, $f: String, $v: Boolean, $img: ID, $st: [ItemStatInput!]) {
      updateItem(input: { id: $id, flavorText: $f, isVisible: $v, imageId: $img, stats: $st }) {
        item { id flavorText isVisible image { id } stats { stat { id } } } userErrors { code } } }`
    for (let time = 0; time < 3; time += 1) {
      const { data } = await gateway.graphql(update, { id: item.id, f: `Kept ${time}.` }, admin)
      const expected = { ...item, flavorText: `Kept ${time}.`, isVisible: true }
      expect(data.updateItem).toEqual({ item: expected, userErrors: [] })
    }
  })

  const asked: readonly (readonly [what: string, body: object, isMine: boolean])[] = [
    ['reads', { query: 'query Again { me { id name xp } }' }, true],
    [
      'has variables',
      { query: 'query($m: Merchant!) { shop(merchant: $m) { owned } }', variables: { m: 'CRYPT' } },
      true,
    ],
    ['lacks a variable', { query: 'query($m: Merchant!) { shop(merchant: $m) { verb } }' }, true],
    ['is refused', { query: register, variables: { input: { ...lucy, username: '?' } } }, false],
    ['fails', { query: 'mutation { buy(input: { itemId: "x", amount: 1 }) { userErrors { code } } }' }, true],
    ['fails in part', { query: '{ viewer { name } stats { id } }' }, false],
    [
      'fails at a field that may be null',
      { query: '{ viewer { name } admin { settings { autoHuntBacklogHours } } }' },
      true,
    ],
    ['has enum values', { query: '{ viewer { role } stats { type } me { goals { __typename } } }' }, true],
    ['names its operation', { query: 'query A { me { id } } query B { me { xp } }', operationName: 'B' }, true],
    ["is one of the site's own", own('GamePins'), true],
    ["is one of the site's own and is refused", own('VisitorRegister', { input: { ...lucy, username: '?' } }), false],
    ["is one of the site's own and lacks a variable", own('VisitorRegister'), false],
    ["is one of the site's own and fails", own('AdminItemsToGive'), true],
    ['names none that is there', { query: 'query A { me { id } } query B { me { xp } }', operationName: 'C' }, true],
  ]
  test.each(asked)('and %s has the same response each time', async (_what, body, isMine) => {
    const headers: Record<string, string> = isMine ? { Authorization: `Bearer ${token}` } : {}
    const send = async (more: Record<string, string> = {}) =>
      withoutRequestIds(await post(body, { ...headers, ...more }))
    const [first, second, third] = [await send(), await send(), await send()]
    // Apollo serves a call with this `Accept`.
    const byApollo = await send({ Accept: 'application/json;q=0.8, */*;q=0.1' })
    for (const answer of [first, third, byApollo]) {
      expect(answer.status).toBe(second.status)
      expect(answer.body).toEqual(second.body)
      for (const name of ['content-type', 'cache-control'])
        expect([name, answer.headers.get(name)]).toEqual([name, second.headers.get(name)])
    }
  })

  test.each(['', '\n#', '#'])('and names no operation by %j is refused each time', async (operationName) => {
    for (const query of ['#\n{ __typename }', '{ __typename }', '{ __typename }']) await post({ query })
    const { status, body } = await post({ query: '{ __typename }', operationName })
    expect([status, body.data]).toEqual([400, undefined])
  })

  test('has the media type that the client accepts', async () => {
    for (const accept of ['application/graphql-response+json', 'application/json'])
      for (let time = 0; time < 3; time += 1)
        expect((await post({ query: '{ __typename }' }, { Accept: accept })).headers.get('content-type')).toBe(
          `${accept}; charset=utf-8`,
        )
  })
})

describe('a call', () => {
  test.each([
    ['of bad syntax', '{ me {', 'GRAPHQL_PARSE_FAILED', /Syntax Error/],
    ['for an unknown field', '{ secret }', 'GRAPHQL_VALIDATION_FAILED', /Cannot query field "secret"/],
    [
      'that is too deep',
      `{ regions ${'{ huntingGrounds { region '.repeat(10)} { id } ${'} }'.repeat(10)} }`,
      'GRAPHQL_VALIDATION_FAILED',
      /22 levels deep/,
    ],
    [
      'with too many aliases',
      `{ ${Array.from({ length: 50 }, (_one, n) => `a${n}: __typename`).join(' ')} }`,
      'GRAPHQL_VALIDATION_FAILED',
      /50 aliases/,
    ],
    [
      'with too many directives',
      `{ __typename ${'@include(if: true) '.repeat(100)} }`,
      'GRAPHQL_VALIDATION_FAILED',
      /100 directives/,
    ],
    [
      'for the schema again and again',
      `{ __schema { types { ${Array.from({ length: 20 }, (_one, n) => `a${n}: fields { type { ofType { fields { name } } } }`).join(' ')} } } }`,
      'GRAPHQL_VALIDATION_FAILED',
      /lists counted/,
    ],
    [
      'with a long name',
      `{ ${'a'.repeat(150_000)}: __typename }`,
      'GRAPHQL_VALIDATION_FAILED',
      /a name has 150000 characters/,
    ],
    ['with too many tokens', `{ ${'__typename '.repeat(2_100)} }`, 'GRAPHQL_PARSE_FAILED', /tokens/],
  ])('%s is refused before it is executed', async (_name, query, code, message) => {
    const { status, body } = await post({ query })
    expect([status, body.errors[0].extensions.code]).toEqual([400, code])
    expect(body.errors.map((error: GraphQLError) => error.message)).toContainEqual(expect.stringMatching(message))
  })

  const nodes = 'query($ids: [ID!]!, $first: Int) { nodes(ids: $ids) { id } news(first: $first) { totalCount } }'
  test.each([
    ['too many wrong variables', nodes, { ids: Array(51).fill({}) }],
    ['lists that are too long', nodes, { ids: Array(50_000).fill({}) }],
    ['a long text of the wrong type', nodes, { ids: [], first: 'x'.repeat(150_000) }],
    ['a long name of no field', login, { input: { ['x'.repeat(150_000)]: 1 } }],
  ])('with %s gets a short response with the errors', async (_what, query, variables) => {
    const { status, body } = await post({ query, variables })
    expect([status, body.errors.length <= 50]).toEqual([400, true])
    for (const { extensions } of body.errors) expect(extensions.code).toBe('BAD_USER_INPUT')
    expect(JSON.stringify(body).length).toBeLessThan(60_000)
  })

  test('with null for a required value is refused with the reason', async () => {
    for (const query of [
      'query($id: ID = "x") { node(id: $id) { id } }',
      'query($id: Boolean = true) { stats @include(if: $id) { id } }',
      'query($id: Boolean = true) { me { id @skip(if: $id) } }',
    ])
      for (let time = 0; time < 2; time += 1) {
        const { body } = await post({ query, variables: { id: null } }, { Authorization: `Bearer ${token}` })
        expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT')
      }
  })

  test('of several operations at once is refused', async () => {
    expect((await post([{ query: '{ __typename }' }, { query: '{ __typename }' }])).status).toBe(400)
  })

  test('over the size limit returns a 413', async () => {
    const { status, body } = await post({ query: `{ __typename } # ${'x'.repeat(250_000)}` })
    expect([status, body.detail]).toEqual([413, 'The body is too large.'])
  })

  test('that is not JSON returns a 400 in the format of GraphQL', async () => {
    const { status, body } = await post('{"query":')
    expect([status, body.errors[0].message]).toEqual([400, 'The body is not valid JSON.'])
  })

  test.each([
    ['of another version', { version: 2, sha256Hash: '0'.repeat(64) }, 'Unsupported persisted query version'],
    ['of another text', { version: 1, sha256Hash: '0'.repeat(64) }, 'provided sha does not match query'],
  ])('with a hash %s returns a 400', async (_name, persistedQuery, message) => {
    const { status, body } = withoutRequestIds(await post({ query: '{ __typename }', extensions: { persistedQuery } }))
    expect([status, body.errors]).toEqual([
      400,
      [{ message, extensions: { code: 'BAD_REQUEST', type: 'urn:sanguine:problem:bad-request' } }],
    ])
  })

  test('as a form, which other sites could send, is refused', async () => {
    const { status } = await post('query=%7B__typename%7D', { 'Content-Type': 'application/x-www-form-urlencoded' })
    expect(status).toBe(415)
  })

  test('by GET reads with the header that other sites cannot send, and changes nothing', async () => {
    const get = (query: string, headers: Record<string, string> = {}) =>
      fetch(`${gateway.url}/graphql?query=${encodeURIComponent(query)}`, { headers })
    const header = { 'Apollo-Require-Preflight': 'true' }
    expect((await get('{ __typename }')).status).toBe(400)
    expect((await get('{ __typename }', header)).status).toBe(200)
    expect((await get('mutation { logout { hasClosedSession } }', header)).status).toBe(405)
  })

  test('returns how many calls are left', async () => {
    const { headers } = await post({ query: '{ __typename }' }, { Authorization: `Bearer ${token}` })
    expect(Number(headers.get('x-ratelimit-limit'))).toBe(100_000)
    expect(Number(headers.get('x-ratelimit-remaining'))).toBeLessThan(100_000)
    expect(Number(headers.get('x-ratelimit-reset'))).toBeGreaterThan(0)
  })
})

describe('the schema', () => {
  interface Described {
    readonly name: string
    readonly description: string | null
    readonly args?: readonly Described[]
  }
  interface DescribedType extends Described {
    readonly fields: readonly Described[] | null
    readonly inputFields: readonly Described[] | null
    readonly enumValues: readonly Described[] | null
  }

  test.each([
    ['as tools read it by default', getIntrospectionQuery()],
    [
      'in every respect',
      getIntrospectionQuery({
        specifiedByUrl: true,
        directiveIsRepeatable: true,
        schemaDescription: true,
        inputValueDeprecation: true,
        oneOf: true,
      }),
    ],
  ])('can be read as a whole, %s', async (_how, query) => {
    const { data, errors } = await gateway.graphql(query)
    expect(errors).toBeUndefined()
    const types = buildClientSchema(data).getTypeMap()
    expect(Object.keys(types)).toEqual(expect.arrayContaining(['Query', 'Mutation', 'Player', 'ItemRecord']))
  })

  test('describes every type, field, argument and enum value', async () => {
    const { data } = await gateway.graphql(getIntrospectionQuery())
    const types: readonly DescribedType[] = data.__schema.types
    const withPaths = (path: string, entries: readonly Described[] | null | undefined): [string, string | null][] =>
      (entries ?? []).flatMap(({ name, description, args }) => [
        [`${path}.${name}`, description],
        ...withPaths(`${path}.${name}`, args),
      ])
    const all = types
      .filter(({ name }) => !name.startsWith('__'))
      .flatMap(({ name, description, fields, inputFields, enumValues }) => [
        [name, description] as const,
        ...[fields, inputFields, enumValues].flatMap((entries) => withPaths(name, entries)),
      ])
    expect(all.length).toBeGreaterThan(1_000)
    expect(all.filter(([, description]) => !description).map(([path]) => path)).toEqual([])
  })
})

describe('a field for admins', () => {
  test('is null with an error for other callers, and the rest of the response is there', async () => {
    const source = '{ viewer { name } admin { settings { autoHuntBacklogHours } } }'
    for (const [who, code] of [
      [token, 'FORBIDDEN'],
      [undefined, 'UNAUTHENTICATED'],
    ]) {
      const { status, data, errors } = await gateway.graphql(source, {}, who)
      expect([status, data]).toEqual([200, { viewer: who ? { name: 'Mina' } : null, admin: null }])
      expect(errors).toMatchObject([{ path: ['admin'], extensions: { code } }])
    }
    const { data, errors } = await gateway.graphql(source, {}, await gateway.adminToken())
    expect([data.admin, errors]).toEqual([{ settings: { autoHuntBacklogHours: 24 } }, undefined])
  })
})

test('an error of one mutation of a document keeps the results of the others', async () => {
  const source = `mutation($id: ID!) {
    first: changeEquipmentSet(input: { index: 0 }) { player { activeEquipmentSetIndex } userErrors { code } }
    bad: changeEquipmentSet(input: { index: 99 }) { userErrors { code } }
    refused: travel(input: { huntingGroundId: $id }) { player { id } userErrors { code field } }
    last: changeEquipmentSet(input: { index: 0 }) { userErrors { code } }
  }`
  for (let time = 0; time < 3; time += 1) {
    const { status, data, errors } = await gateway.graphql(source, { id: 'e'.repeat(24) }, token)
    expect(status).toBe(200)
    expect(data).toEqual({
      first: { player: { activeEquipmentSetIndex: 0 }, userErrors: [] },
      bad: null,
      refused: { player: null, userErrors: [{ code: 'UNKNOWN_GROUND', field: null }] },
      last: { userErrors: [] },
    })
    expect(errors).toMatchObject([{ path: ['bad'], extensions: { code: 'INVALID_INPUT', field: 'index' } }])
  }
})

test('the page at the address of the API loads nothing from another host', async () => {
  const page = await fetch(`${gateway.url}/graphql`, { headers: { Accept: 'text/html,*/*' } })
  const html = await page.text()
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const files = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((match) => match[1])
  expect(files).toHaveLength(2)
  for (const file of files) expect((await fetch(gateway.url + file)).status).toBe(200)
  expect(html).not.toMatch(/https?:\/\//)
})
