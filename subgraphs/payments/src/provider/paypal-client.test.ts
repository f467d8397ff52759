import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { App } from '@sanguine/kernel'
import { testApp } from '@sanguine/kernel/testing'
import { paymentStatus } from '../payment-metrics'
import { ProviderProblem } from './payment-provider'
import { PaypalClient } from './paypal-client'

type Response = 'lost' | number

let server: Server
let app: App
let client: PaypalClient
/** for the next calls, in their order; then 200 */
let responses: Response[]
/** token and request id of each call */
let calls: [token: string | undefined, requestId: string | undefined][]
let tokens: number

function respond(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/v1/oauth2/token') {
      tokens += 1
      respond(response, 200, { access_token: `token-${tokens}`, expires_in: 3600 })
      return
    }
    const { authorization, 'paypal-request-id': requestId } = request.headers
    calls.push([authorization, requestId as string | undefined])
    const next = responses.shift() ?? 200
    if (next === 'lost') response.destroy()
    else respond(response, next, { name: 'ERROR' })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => {
  ;[responses, calls, tokens] = [[], [], 0]
  const { port } = server.address() as AddressInfo
  const apiBase = `http://127.0.0.1:${port}`
  ;({ app } = testApp())
  client = new PaypalClient(app, { clientId: 'client', clientSecret: 'secret', webhookId: null, apiBase })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const [get, keyed, unkeyed] = [
  { method: 'GET', path: '/v2/orders/1' },
  { method: 'POST', path: '/v2/orders', body: {}, requestId: 'payment-1' },
  { method: 'POST', path: '/v2/orders', body: {} },
] as const

describe('a call whose response is lost', () => {
  test.each([
    ['that reads', get, undefined],
    ['under a request id', keyed, 'payment-1'],
  ])('%s is sent once more, unchanged', async (_what, call, requestId) => {
    responses = ['lost']
    expect(await client.call(call)).toMatchObject({ status: 200 })
    expect(calls).toEqual([
      ['Bearer token-1', requestId],
      ['Bearer token-1', requestId],
    ])
  })

  test('that might act twice is not sent again', async () => {
    responses = ['lost']
    await expect(client.call(unkeyed)).rejects.toBeInstanceOf(ProviderProblem)
    expect(calls).toHaveLength(1)
  })

  test('twice fails', async () => {
    responses = ['lost', 'lost']
    await expect(client.call(keyed)).rejects.toBeInstanceOf(ProviderProblem)
    expect(calls).toHaveLength(2)
  })
})

describe('calls', () => {
  test.each<[string, Response[], number, number]>([
    ['that succeed work', [], 2, 0],
    ['that PayPal refuses work', [404], 2, 0],
    ['without a response fail', ['lost', 'lost'], 3, 2],
    ['with a fault of PayPal fail', [503], 2, 1],
  ])('%s for the status page', async (_what, given, total, failed) => {
    responses = given
    await client.call(get).catch(() => undefined)
    expect(await paymentStatus.measure(app)).toEqual({ total, failed, slow: 0 })
  })
})

describe('a token that PayPal no longer accepts', () => {
  test('is renewed, and the refused call is sent again', async () => {
    responses = [401]
    expect(await client.call(unkeyed)).toMatchObject({ status: 200 })
    await client.call(get)
    expect(calls.map(([token]) => token)).toEqual(['Bearer token-1', 'Bearer token-2', 'Bearer token-2'])
  })

  test('is renewed once for a call', async () => {
    responses = [401, 401]
    await expect(client.call(get)).rejects.toThrow('PayPal returned 401 for GET /v2/orders/1')
    expect([calls.length, tokens]).toEqual([2, 2])
  })
})
