import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { aPack, smallContent } from '@sanguine/content/testing'
import { routes } from '../rest/routes'
import { startTestGateway, type TestGateway } from '../testing'
import { type SiteAccess, siteAccess } from './site-routes'

const pack = aPack(smallContent())

let gateway: TestGateway
/** a gateway with the settings of a public site */
let closed: TestGateway

/** No collector listens there; the route for traces of browsers exists all the same. */
const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }

beforeAll(async () => {
  gateway = await startTestGateway({ pack, env: traced })
  closed = await startTestGateway({
    database: gateway.database,
    pack,
    settings: { isProduction: true },
    env: { ALLOW_PLAY_MONEY: 'false', ...traced },
  })
})
afterAll(async () => {
  await closed.stop()
  await gateway.stop()
})

test('the list of calls beside the APIs is complete and exact', () => {
  const apis = new Set(['POST /graphql', ...routes.map(({ method, path }) => `${method} /api${path}`)])
  const beside = gateway.calls.filter((call) => !call.startsWith('HEAD ') && !apis.has(call))
  expect([...siteAccess.keys()].sort()).toEqual([...new Set(beside)].sort())
})

test('closed variants route only what everyone, deployers, the payment provider or OAuth clients may call', () => {
  const kept: readonly SiteAccess[] = ['everyone', 'payment provider', 'clients of OAuth', 'deployers']
  const keptOpen = [...siteAccess].filter(([, access]) => kept.includes(access))
  const routed = new Set(closed.calls)
  expect([...siteAccess.keys()].filter((call) => routed.has(call))).toEqual(keptOpen.map(([call]) => call))
})

/** The status of a call without a session that a proxy on this machine forwards. */
async function statusOf(call: string): Promise<number> {
  const [method = '', path = ''] = call.split(' ')
  const target = path
    .replace(':file', 'index.html')
    .replace(':name/*', 'game/mf-manifest.json')
    .replace(/:\w+/g, 'game')
  const headers = { 'x-forwarded-for': '203.0.113.7', ...(method === 'POST' && { 'content-type': 'application/json' }) }
  const response = await fetch(gateway.url + target, { method, headers, ...(method === 'POST' && { body: '{}' }) })
  await response.arrayBuffer()
  return response.status
}

test.each([...siteAccess])('%s is for %s', async (call, access) => {
  const status = await statusOf(call)
  const expected: Record<SiteAccess, readonly number[]> = {
    // Without a build, no remote has the requested files, and a report without a body is invalid.
    everyone: [200, 400, 404],
    deployers: [401],
    'payment provider': [403],
    // The body of the call is no form.
    'clients of OAuth': [415],
    // the same as for any address without a page
    'dev mailbox': [404],
    'play money': [404, 405],
  }
  expect(expected[access]).toContain(status)
})
