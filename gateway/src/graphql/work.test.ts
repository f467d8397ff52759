import { EventEmitter, once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { releaseService } from '@sanguine/catalogue'
import { type ServedCall, servedCall } from '@sanguine/kernel'
import { startTestGateway, type TestGateway } from '../testing'

let gateway: TestGateway
let mina: string
let packageIds: readonly string[]

beforeAll(async () => {
  gateway = await startTestGateway()
  mina = await gateway.player('Mina')
  await gateway.player('Lucy')
  const { data } = await gateway.graphql('{ packages { id } }', {}, mina)
  packageIds = data.packages.map(({ id }: { readonly id: string }) => id)
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(() => gateway.stop())

const offers = (count: number, nameOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `o${index}: offer(recipientName: "${nameOf(index)}") { startsAt }`).join(
    ' ',
  )

const nodesQuery = (ids: readonly string[], fields: string) =>
  `{ nodes(ids: ${JSON.stringify(ids)}) { ... on PremiumPackage { id ${fields} } } }`

describe('many offers of packages', () => {
  test('are refused before anything is read', async () => {
    const hundred = Array.from({ length: 100 }, (_, index) => packageIds[index % packageIds.length] ?? '')
    const { status, errors } = await gateway.graphql(
      nodesQuery(
        hundred,
        offers(40, () => 'Lucy'),
      ),
      {},
      mina,
    )
    expect(status).toBe(400)
    expect(errors?.[0].message).toMatch(/^The operation is too large: \d+ /)
  })

  test('that are equal are computed once', async () => {
    const [id = ''] = packageIds
    const release = gateway.app.get(releaseService)
    const latest = release.latest.bind(release)
    let reads = 0
    jest.spyOn(release, 'latest').mockImplementation(() => {
      if (servedCall()) reads += 1
      return latest()
    })
    const names = ['Lucy', 'lucy', 'Mina']
    const query = nodesQuery(
      Array(3).fill(id),
      offers(30, (index) => names[index % names.length] ?? ''),
    )
    const { data, errors } = await gateway.graphql(query, {}, mina)
    expect(errors).toBeUndefined()
    expect(data.nodes).toHaveLength(3)
    // One read for the package, and one for each of three offers.
    expect(reads).toBe(4)
  })
})

test('a call whose client has disconnected reads nothing more', async () => {
  const { app, url } = gateway
  const release = app.get(releaseService)
  const latest = release.latest.bind(release)
  const events = new EventEmitter()
  const begun = once(events, 'begun')
  const held = once(events, 'released')
  jest.spyOn(release, 'latest').mockImplementation(async () => {
    const call = servedCall()
    if (!call) return latest()
    events.emit('begun', call)
    await held
    return latest()
  })
  const query = nodesQuery(
    packageIds.slice(0, 1),
    offers(2, (index) => ['Lucy', 'Mina'][index] ?? ''),
  )
  const client = new AbortController()
  const response = fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${mina}` },
    body: JSON.stringify({ query }),
    signal: client.signal,
  })
  const [call] = (await begun) as [ServedCall]
  const { databaseCommands } = call
  const over = once(call.signal, 'abort')
  client.abort()
  await expect(response).rejects.toThrow()
  await over
  events.emit('released')
  jest.restoreAllMocks()
  expect((await gateway.graphql(query, {}, mina)).errors).toBeUndefined()
  expect(call.databaseCommands).toBe(databaseCommands)
})

test('a document that may be expensive counts as many calls, and is answered with 429 beyond the limit', async () => {
  const limited = await startTestGateway({ settings: { rateLimitFactor: 0.05 } })
  try {
    const token = await limited.player('Renfield')
    const lists = `{ ${Array.from({ length: 8 }, (_, n) => `m${n}: me { inventory { amount } }`).join(' ')} }`
    const call = async () => {
      const response = await fetch(`${limited.url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: lists }),
      })
      const { status, headers } = response
      return { status, retryAfter: Number(headers.get('retry-after')), body: await response.json() }
    }
    const responses = []
    for (let index = 0; index < 8; index += 1) responses.push(await call())
    const refused = responses.find(({ status }) => status !== 200)
    expect(refused?.status).toBe(429)
    expect(refused?.retryAfter).toBeGreaterThan(0)
    expect(refused?.body).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY' } }] })
  } finally {
    await limited.stop()
  }
})
