import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startTestGateway, type TestGateway } from '../testing'

/** The checks of the scanner graphql-cop, and further attacks that it does not try. */

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.stop())

const send = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/graphql`, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body })

const get = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/graphql?query=${encodeURIComponent(query)}`, { headers })

const preflighted = { 'Apollo-Require-Preflight': 'true' }

const many = (count: number, field: string) => Array.from({ length: count }, (_, n) => `alias${n}: ${field}`).join(' ')

describe('an expensive document is refused:', () => {
  test.each([
    ['alias overloading', `{ ${Array.from({ length: 101 }, (_, n) => `alias${n}: __typename`).join(' ')} }`],
    ['field duplication', `{ ${'__typename '.repeat(500)} }`],
    ['field duplication at 4 kB', `{ ${'id: __typename '.repeat(270)} }`],
    ['directive overloading', `{ __typename ${'@include(if: true) '.repeat(50)} }`],
    ['sums of a year of the journal', `{ ${many(3, 'journalTotals(since: "2025-01-01T00:00:00Z") { hunts }')} }`],
    ['statistics', `{ ${many(3, 'huntStatistics(since: "2025-01-01T00:00:00Z") { gold { day } }')} }`],
    ['pages of the journal', `{ ${many(20, 'journal(first: 100) { nodes { id } }')} }`],
    ['shared fights', `{ ${many(20, 'fightLinks { token }')} }`],
    ['fights of a link', `{ ${many(4, `sharedFight(token: "${'0'.repeat(32)}") { result }`)} }`],
    ['fights of the journal', `{ ${many(4, 'journalFight(entryId: "x") { entryId }')} }`],
    ['circular introspection', `{ __schema { types { ${'fields { type { '.repeat(8)} name ${'} } '.repeat(8)} } } }`],
  ])('%s', async (_name, query) => {
    const { status, errors } = await gateway.graphql(query)
    expect([status, errors?.[0].extensions.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED'])
  })

  test('by GET as by POST', async () => {
    const response = await get(`{ ${'__typename '.repeat(300)} }`, preflighted)
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { errors: [{ message: 'The document is too large: 299 repeated fields, where 30 are allowed.' }] },
    ])
  })

  test('with at most ten errors, since each one costs a search for similar names', async () => {
    const { errors } = await gateway.graphql(`{ ${Array.from({ length: 500 }, (_, n) => `hunt${n}`).join(' ')} }`)
    expect(errors?.length).toBeLessThanOrEqual(11)
  })
})

test('a batch of several operations in one call is refused', async () => {
  const batch = JSON.stringify(Array.from({ length: 10 }, () => ({ query: '{ __typename }' })))
  expect((await send(batch)).status).toBe(400)
})

describe('a call that a page of another site could make is refused:', () => {
  test('a query by GET without a custom header', async () => {
    expect((await get('{ __typename }')).status).toBe(400)
  })

  test('a mutation by GET, with and without the header', async () => {
    expect((await get('mutation { logout { hasClosedSession } }')).status).toBe(400)
    const response = await get('mutation { logout { hasClosedSession } }', preflighted)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'a POST as %s',
    async (type) => {
      const response = await send('query=%7B__typename%7D', { 'Content-Type': type })
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(await response.text()).not.toContain('"data"')
    },
  )
})

test('a response has no trace, whatever the client requests', async () => {
  for (const headers of [{ 'X-Apollo-Tracing': '1' }, { 'apollo-federation-include-trace': 'ftv1' }]) {
    const body = (await (await send('{"query":"{ __typename }"}', headers)).json()) as object
    expect(Object.keys(body)).toEqual(['data'])
  }
})

test('an error suggests a similar name of the schema, since the schema is public', async () => {
  const { errors } = await gateway.graphql('{ viewr { name } }')
  expect(errors?.[0].message).toBe('Cannot query field "viewr" on type "Query". Did you mean "viewer" or "news"?')
})

test('a sum of the journal costs ten further calls, and is refused beyond the limit', async () => {
  const limited = await startTestGateway({ settings: { rateLimitFactor: 0.3 } })
  try {
    const token = await limited.player('Lucy')
    const totals = '{ journalTotals(since: "2025-01-01T00:00:00Z") { hunts } }'
    const codes = []
    for (let call = 0; call < 4; call += 1) {
      const { errors } = await limited.graphql(totals, {}, token)
      codes.push(errors?.[0].extensions.code)
    }
    expect(codes).toEqual([undefined, undefined, 'TOO_MANY', 'TOO_MANY'])
  } finally {
    await limited.stop()
  }
})

describe('each mutation of a document counts as a call', () => {
  test('so twenty in one document use twenty calls of the limit', async () => {
    const limited = await startTestGateway({ settings: { rateLimitFactor: 0.3 } })
    try {
      const token = await limited.player('Mina')
      const twenty = `mutation { ${Array.from({ length: 20 }, (_, n) => `m${n}: changeEquipmentSet(input: { index: 0 }) { userErrors { code } }`).join(' ')} }`
      const first = await limited.graphql(twenty, {}, token)
      expect(first.errors).toBeUndefined()
      const second = await limited.graphql(twenty, {}, token)
      const codes = new Set(second.errors?.map(({ extensions }) => extensions.code))
      expect([Object.values(second.data).filter(Boolean).length, codes]).toEqual([10, new Set(['TOO_MANY'])])
      const third = await limited.graphql(twenty, {}, token)
      expect([third.status, third.data, third.errors?.[0].extensions.code]).toEqual([429, undefined, 'TOO_MANY'])
    } finally {
      await limited.stop()
    }
  })
})
