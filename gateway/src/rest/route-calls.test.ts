import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { plainSchema } from '../graphql/plain-schema'
import { startTestGateway, type TestGateway } from '../testing'
import { requireDeclaredRoutes } from './declared-routes'
import { callsOfRoute } from './route-calls'
import { firstRoutes, routes } from './routes'

const schema = plainSchema()

test.each(routes.map((route) => [route.operationId, route] as const))('%s declares a cost', (_id, route) => {
  expect(callsOfRoute(schema, route)).toBeGreaterThanOrEqual(1)
})

test('a route that changes something costs as much as a mutation', () => {
  const changing = routes.filter(
    ({ method, changesState }) => changesState || ['PUT', 'PATCH', 'DELETE'].includes(method),
  )
  expect(
    changing.filter(({ cost }) => !String(cost).startsWith('Mutation.')).map(({ operationId }) => operationId),
  ).toEqual([])
})

test('a route counts as many calls as the GraphQL field that does the same', () => {
  const callsOf = (id: string) =>
    firstRoutes.flatMap((route) => (route.operationId === id ? callsOfRoute(schema, route) : []))
  expect(['getPlayer', 'hunt', 'listJournalEntries', 'login', 'createEnemyRecord'].map(callsOf)).toEqual([
    [1],
    [1],
    [3],
    [4],
    [8],
  ])
})

test('a route whose cost refers to a missing field, or to one without a cost, is an error', () => {
  for (const cost of ['Query.none', 'Player.revision', 'Nothing.at', 'Query'] as const)
    expect(() => callsOfRoute(schema, { operationId: 'getThing', cost: cost as 'Query.none' })).toThrow(
      `The route getThing costs as much as ${cost}, which declares no @cost: write a field that does the same, or a number.`,
    )
})

test('routes that do not say who may call them are named, one a line', () => {
  const [route] = firstRoutes
  expect(() => requireDeclaredRoutes(schema, routes)).not.toThrow()
  const { access: _access, ...withoutAccess } = { ...route, method: 'GET' as const, path: '/a' }
  const { scope: _scope, ...withoutBoth } = { ...withoutAccess, path: '/b' }
  expect(() => requireDeclaredRoutes(schema, [...firstRoutes, withoutAccess, withoutBoth])).toThrow(
    [
      'GET /a does not declare who may call it: write its access.',
      'GET /b does not declare who may call it: write its access and its scope.',
    ].join('\n'),
  )
})

describe('calls past the limit', () => {
  let gateway: TestGateway
  let limited: TestGateway
  let admin: string

  beforeAll(async () => {
    gateway = await startTestGateway()
    admin = await gateway.adminToken()
    // The limit is ten calls.
    limited = await startTestGateway({ database: gateway.database, settings: { rateLimitFactor: 0.1 } })
  })
  afterAll(async () => {
    await limited.stop()
    await gateway.stop()
  })

  test('are counted by their cost, and refused like those of other limits, before the operation runs', async () => {
    const create = () => limited.rest('POST /rarity', { token: admin, json: { name: 'Seldom', shortName: 'seldom' } })
    const first = await create()
    expect([first.status, first.headers.get('x-ratelimit-remaining')]).toEqual([201, '2'])
    const second = await create()
    expect([second.status, second.text]).toEqual([429, 'Too many calls. Please wait a moment.'])
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
    const body = new FormData()
    body.append('files', new Blob(['no picture']), 'picture')
    const headers = { Accept: 'application/problem+json' }
    const upload = await limited.rest('POST /Image', { token: admin, body, headers })
    expect([upload.status, upload.headers.get('content-type')]).toEqual([
      429,
      expect.stringContaining('application/problem+json'),
    ])
    expect(upload.body).toMatchObject({ status: 429 })
  })
})
