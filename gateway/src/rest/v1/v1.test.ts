import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { digestOf } from '@sanguine/accounts'
import { startTestGateway, type TestGateway } from '../../testing'

let gateway: TestGateway
let token: string

beforeAll(async () => {
  gateway = await startTestGateway()
  token = await gateway.player('Mina')
})
afterAll(() => gateway.stop())

const problems = { Accept: 'application/json, application/problem+json' }

/** A call of v1, such as `POST /hunts`. */
const ask = (path: string, body?: object, headers: Record<string, string> = {}) => {
  const [method = 'GET', target = ''] = path.split(' ')
  return gateway.rest(`${method} /v1${target}`, { token, json: body, headers: { ...problems, ...headers } })
}

describe('a refusal of a rule is a problem', () => {
  test('with its code, its sentence in the language of the call, and the values of the sentence', async () => {
    const shop = await ask('GET /merchants/MERCATUS/items')
    const offer = shop.body.find(({ refusal }: { refusal: { code: string } | null }) => refusal?.code === 'XP_TOO_LOW')
    const buy = (language: string) =>
      ask('POST /purchases', { itemId: offer.item.id, amount: 1 }, { 'Accept-Language': language })
    const [english, german] = [await buy('en'), await buy('de')]
    expect(english).toMatchObject({
      status: 409,
      body: {
        code: 'XP_TOO_LOW',
        type: 'urn:sanguine:problem:xp-too-low',
        detail: `${offer.item.name} requires ${offer.refusal.requiredXp} XP.`,
        values: { requiredXp: offer.refusal.requiredXp, item: offer.item },
      },
    })
    expect(german.body.code).toBe('XP_TOO_LOW')
    expect(german.body.detail).not.toBe(english.body.detail)
  })

  test('with the seconds to wait, if waiting is enough', async () => {
    expect((await ask('POST /quick-hunts')).status).toBe(200)
    gateway.advance(3_000)
    const { status, body, headers } = await ask('POST /quick-hunts')
    expect([status, body.code, body.retryAfterSeconds]).toEqual([409, 'HUNT_TOO_EARLY', 597])
    expect(headers.get('retry-after')).toBe('597')
  })
})

test.each([
  ['POST /hunts', { round: 1.5 }, 'round: must be a whole number.'],
  ['POST /hunts', { rounds: 1 }, 'The input must not have "rounds".'],
  ['POST /purchases', { itemId: 'a'.repeat(24), amount: '1' }, 'amount: must be a whole number.'],
  ['POST /purchases', { amount: 1 }, 'itemId: is missing.'],
  ['GET /journal?after=zz', undefined, 'after: must be a cursor of this list.'],
  ['GET /ladder?after=zz', undefined, 'after: must be a cursor of this list.'],
  ['GET /journal?first=0', undefined, 'first: must be 1 to 100.'],
  ['GET /journal?kind=win', undefined, 'kind: must be WIN, LOSS, DRAW, AUTO_HUNT or OTHER.'],
  ['GET /journal?since=yesterday', undefined, 'since: must be a time such as 2024-07-01T09:00:00Z.'],
  ['GET /merchants/mercator/items', undefined, 'merchant: must be '],
])('%s %j is refused with the reason', async (path, body, sentence) => {
  const response = await ask(path, body)
  expect([response.status, response.body.detail]).toEqual([400, expect.stringContaining(sentence)])
})

test('a page ends with the cursor of the next, and none follows the last', async () => {
  const first = await ask('GET /journal?first=1')
  expect(first.body.items).toHaveLength(1)
  const rest = await ask(`GET /journal?first=100${first.body.nextCursor ? `&after=${first.body.nextCursor}` : ''}`)
  expect(rest.body.nextCursor).toBeNull()
})

test('a merge patch changes only the named fields, and null clears', async () => {
  const { body: before } = await ask('GET /me')
  const headers = { 'Content-Type': 'application/merge-patch+json' }
  const patch = { reserve: 3, baitId: before.bait.item.id }
  const changed = await ask('PATCH /me/auto-hunt', patch, headers)
  expect(changed.body.player.autoHunt).toMatchObject({ isOn: true, reserve: 3, bait: before.bait.item })
  const cleared = await ask('PATCH /me/auto-hunt', { baitId: null }, headers)
  expect(cleared.body.player.autoHunt).toMatchObject({ isOn: true, reserve: 3, bait: null })
})

test('an equipment set keeps its ground when its name changes, and loses it by null', async () => {
  const { huntingGround } = (await ask('GET /me')).body
  const headers = { 'Content-Type': 'application/merge-patch+json' }
  const readSet = async () => (await ask('GET /me/equipment-sets')).body[0]
  await ask('PATCH /me/equipment-sets/0', { huntingGroundId: huntingGround.id }, headers)
  await ask('PATCH /me/equipment-sets/0', { name: 'Wolves' }, headers)
  expect(await readSet()).toEqual({ index: 0, name: 'Wolves', isLocked: false, huntingGround })
  await ask('PATCH /me/equipment-sets/0', { huntingGroundId: null }, headers)
  expect(await readSet()).toMatchObject({ name: 'Wolves', huntingGround: null })
})

test('a pinned rank has a plan, and is unpinned by its path', async () => {
  const { nextRank: rank } = (await ask('GET /me')).body
  await ask(`PATCH /me/pins/RANK/${rank.id}`, { isPinned: true })
  expect((await ask('GET /me/pins')).body).toEqual([{ item: null, rank }])
  const [planned] = (await ask('GET /me/plan')).body
  expect(planned).toMatchObject({ pin: { rank }, isMet: false, missingXp: expect.any(Number) })
  await ask(`PATCH /me/pins/RANK/${rank.id}`, { isPinned: false })
  expect((await ask('GET /me/pins')).body).toEqual([])
})

test('a repeat with an Idempotency-Key acts once, and is marked', async () => {
  const { body } = await ask('GET /me')
  const buy = () => ask('POST /purchases', { itemId: body.bait.item.id, amount: 1 }, { 'Idempotency-Key': 'once' })
  const [first, second] = [await buy(), await buy()]
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body.player.bait).toEqual(first.body.player.bait)
  expect([first.headers.get('idempotency-replayed'), second.headers.get('idempotency-replayed')]).toEqual([
    null,
    'true',
  ])
})

test('a key of another call is refused by every call that takes one', async () => {
  const headers = { 'Idempotency-Key': 'of-a-purchase' }
  const { body } = await ask('GET /me')
  expect((await ask('POST /purchases', { itemId: body.bait.item.id, amount: 1 }, headers)).status).toBe(201)
  const calls = validCalls.filter(({ takesKey, operationId }) => takesKey && !keepsOwnKeys.includes(operationId))
  expect(calls.length).toBeGreaterThan(15)
  const codes = []
  for (const { operationId, call, valid } of calls) {
    const { status, body: problem } = await ask(call, valid, headers)
    codes.push([operationId, status, problem.code, problem.detail])
  }
  const sentence = 'This Idempotency-Key belongs to another call. Please use a new one.'
  expect(codes).toEqual(calls.map(({ operationId }) => [operationId, 409, 'CONFLICT', sentence]))
})

test('a path that v1 replaces stays, names its deprecation date and its replacement, and has no end date', async () => {
  const { status, headers } = await gateway.rest('/clientUser/getme', { token })
  expect([status, headers.get('deprecation'), headers.get('sunset')]).toEqual([200, '@1795737600', null])
  expect(headers.get('link')).toContain('</api/v1/me>; rel="successor-version"')
  expect((await ask('GET /me')).headers.get('deprecation')).toBeNull()
  const shop = await gateway.rest('/clientshop/GetArmory', { token })
  expect(shop.headers.get('link')).toContain('</api/v1/merchants/{merchant}/items>; rel="successor-version"')
})

describe('public data', () => {
  const visit = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${gateway.url}/api/v1${path}`, { method, headers })

  test.each(['/regions', '/items?first=2', '/enemies?first=2', '/stats', '/news'])(
    '%s needs no key, is cached, and is not computed again while the content is unchanged',
    async (path) => {
      const first = await visit(path)
      expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
      const etag = first.headers.get('etag') ?? ''
      const [known, german] = await Promise.all([
        visit(path, { 'If-None-Match': etag }),
        visit(path, { 'If-None-Match': etag, 'Accept-Language': 'de' }),
      ])
      expect([known.status, await known.text(), german.status]).toEqual([304, '', 200])
      expect(german.headers.get('vary')).toBe('Accept-Language, accept-encoding')
    },
  )

  test.each(['/items?first=0', `/items/${'e'.repeat(24)}`])(
    '%s is refused without the ETag of a response, by which the refusal would later count as unchanged',
    async (path) => {
      const { status, headers } = await visit(path)
      expect([status >= 400, headers.get('etag'), headers.get('cache-control')]).toEqual([true, null, 'no-store'])
    },
  )

  test.each(['/items?first=0', `/items/${'e'.repeat(24)}`, '/players/Nobody'])(
    '%s is refused, whatever a client says that it has',
    async (path) => {
      const refusal = (await visit(path)).status
      expect(refusal).toBeGreaterThanOrEqual(400)
      for (const method of ['GET', 'HEAD'])
        for (const tag of ['*', ' * ', 'W/"0"', '"0", *'])
          expect([method, tag, (await visit(path, { 'If-None-Match': tag }, method)).status]).toEqual([
            method,
            tag,
            refusal,
          ])
    },
  )

  test('is a 304 for any tag only where it is a success', async () => {
    for (const path of ['/stats', '/regions'])
      for (const method of ['GET', 'HEAD']) {
        const known = await visit(path, { 'If-None-Match': '*' }, method)
        expect([known.status, await known.text()]).toEqual([304, ''])
        const { status } = await visit(path, { 'If-None-Match': '"0", *' }, method)
        expect(status).toBe(200)
      }
    const { headers } = await visit('/stats')
    const etag = headers.get('etag') ?? ''
    for (const tags of [etag.slice(2), `"0", ${etag}`, `"0" ,${etag.slice(2)},`])
      expect((await visit('/stats', { 'If-None-Match': tags })).status).toBe(304)
    expect((await visit('/stats', { 'If-None-Match': etag.slice(0, -2) })).status).toBe(200)
  })

  test('shows a player by name in any case like the ladder does, and no other account', async () => {
    await ask('POST /quick-hunts')
    const { items } = (await (await visit('/ladder')).json()) as { items: { player: { name: string } }[] }
    const mina = items.find(({ player }) => player.name === 'Mina')
    const found = await visit('/players/mINA')
    expect([found.headers.get('cache-control'), await found.json()]).toEqual(['public, max-age=1', mina])
    expect((await visit('/players/Nobody')).status).toBe(404)
    await gateway.visitor('Not active')
    expect((await visit('/players/Not%20active')).status).toBe(404)
  })

  test('has pages whose cursors return every entry once', async () => {
    const ids: string[] = []
    let after = ''
    let total = 0
    do {
      const page = await (await visit(`/items?first=100${after}`)).json()
      const { items, nextCursor, totalCount } = page as {
        items: { id: string }[]
        nextCursor: string | null
        totalCount: number
      }
      ids.push(...items.map(({ id }) => id))
      total = totalCount
      after = nextCursor === null ? '' : `&after=${nextCursor}`
    } while (after !== '')
    expect([ids.length, new Set(ids).size]).toEqual([total, total])
    expect(total).toBeGreaterThan(100)
    expect((await visit(`/items?after=${'f'.repeat(24)}`)).status).toBe(400)
  })

  test('does not contain hidden records', async () => {
    const admin = await gateway.adminToken()
    const { items } = (await (await visit('/items?first=1')).json()) as { items: { id: string }[] }
    const input = { id: items[0]?.id, isVisible: false }
    const hide = 'mutation($input: UpdateItemInput!) { updateItem(input: $input) { userErrors { code } } }'
    expect((await gateway.graphql(hide, { input }, admin)).errors).toBeUndefined()
    expect((await visit(`/items/${input.id}`)).status).toBe(404)
    const after = (await (await visit('/items?first=1')).json()) as { items: { id: string }[] }
    expect(after.items[0]?.id).not.toBe(input.id)
  })
})

test('the cost of a call is the cost of the fields that it reads', async () => {
  expect((await ask('GET /me')).headers.get('x-ratelimit-cost')).toBe('1')
  expect((await ask('GET /journal')).headers.get('x-ratelimit-cost')).toBe('3')
})

interface Bounds {
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly type?: string
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Body>> }
}

interface Body {
  readonly properties?: Readonly<Record<string, Bounds>>
  readonly required?: readonly string[]
}

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly {
    $ref?: string
    name: string
    in: string
    required?: boolean
    schema: Bounds
    example?: unknown
  }[]
  readonly requestBody?: { content: Record<string, { schema: { $ref: string } }> }
}

const { paths, components }: Document = JSON.parse(readFileSync(join(__dirname, '../../../../openapi.v1.json'), 'utf8'))

/** The numbers and the text next to the bounds of the document. */
const valuesOutside = ({ minimum, maximum, pattern }: Bounds): unknown[] => [
  ...(minimum === undefined ? [] : [minimum - 1]),
  ...(maximum === undefined ? [] : [maximum + 1]),
  ...(pattern === undefined ? [] : ['!']),
]

/** A value that the document allows. */
const validValue = ({ pattern, type }: Bounds = {}): unknown => {
  if (type === 'boolean') return true
  if (type === 'array') return []
  return pattern === undefined ? 1 : 'e'.repeat(24)
}

/** Streams take no call without their type of `Accept`. */
const streamPaths = ['/v1/events', '/v1/staff/events']

/** Calls that do not act on the player, and recognize their repeats where they store what they made. */
const keepsOwnKeys = [
  ...['createWebhook', 'pingWebhook', 'resendWebhookDelivery', 'buyPackage'],
  ...['resendActivationMail', 'updateEmail'],
]

/** The calls of the document with valid input. */
const validCalls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, parameters = [], requestBody }]) => {
    const { schema } = Object.values(requestBody?.content ?? {})[0] ?? {}
    const { properties = {}, required = [] } = components.schemas[schema?.$ref.split('/').at(-1) ?? ''] ?? {}
    const filled = parameters
      .filter((parameter) => parameter.in === 'path')
      .reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), path.replace('/v1', ''))
    return {
      operationId,
      call: `${method.toUpperCase()} ${filled}`,
      valid: schema && Object.fromEntries(required.map((name) => [name, validValue(properties[name])])),
      takesKey: parameters.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey'),
    }
  }),
)

/** The calls of the document with one value outside of its bounds. */
const outside = Object.entries(paths).flatMap(([path, methods]) =>
  streamPaths.includes(path)
    ? []
    : Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]) => {
        const filled = parameters
          .filter((parameter) => parameter.in === 'path')
          .reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), path.replace('/v1', ''))
        const { schema } = Object.values(requestBody?.content ?? {})[0] ?? {}
        const { properties = {}, required = [] } = components.schemas[schema?.$ref.split('/').at(-1) ?? ''] ?? {}
        const valid = schema && Object.fromEntries(required.map((name) => [name, validValue(properties[name])]))
        const needed = parameters.filter((parameter) => parameter.in === 'query' && parameter.required)
        const callWith = (values: Readonly<Record<string, string>>) => {
          const query = { ...Object.fromEntries(needed.map(({ name }) => [name, '2024-07-01T09:00:00Z'])), ...values }
          return `${method.toUpperCase()} ${filled}?${new URLSearchParams(query)}`
        }
        const ofParameters = parameters.flatMap(({ name, in: place, schema, example }) =>
          !['path', 'query'].includes(place)
            ? []
            : valuesOutside(schema).map((value): [string, string, object | undefined] => [
                name,
                place === 'path'
                  ? callWith({}).replace(String(example), String(value))
                  : callWith({ [name]: String(value) }),
                valid,
              ]),
        )
        const ofBody = Object.entries(properties).flatMap(([name, bounds]) =>
          valuesOutside(bounds).map((value): [string, string, object] => [
            name,
            callWith({}),
            { ...valid, [name]: value },
          ]),
        )
        return [...ofParameters, ...ofBody]
      }),
)

test('a value outside the limits of the document is refused with the name of its field', async () => {
  expect(outside.map(([name]) => name)).toEqual(expect.arrayContaining(['first', 'round', 'itemId', 'index', 'offset']))
  const refusals = []
  for (const [name, call, body] of outside) {
    const { status, body: problem } = await ask(call, body)
    refusals.push([name, call, status, String(problem.detail).startsWith(`${name}: `) ? name : problem.detail])
  }
  expect(refusals).toEqual(outside.map(([name, call]) => [name, call, 400, name]))
})

test('an account is registered, and another logs in, changes its password and ends its session', async () => {
  const credentials = { username: 'Renfield', password: digestOf('Renfield of Whitby 1893') }
  const call = (path: string, body?: object, by?: string) => {
    const [method = 'GET', target = ''] = path.split(' ')
    return gateway.rest(`${method} /v1${target}`, { ...(by && { token: by }), json: body, headers: problems })
  }
  const account = { ...credentials, username: 'Seward', email: 'seward@example.org' }
  const registered = await call('POST /accounts', account)
  expect([registered.status, registered.body]).toEqual([201, {}])
  expect((await call('POST /accounts', account)).body.code).toBe('NAME_TAKEN')
  expect((await call('POST /account/activation', { token: 'x' })).body.code).toBe('TOKEN_INVALID')
  await gateway.player('Renfield')
  const { status, body: session } = await call('POST /sessions', credentials)
  expect([status, session]).toMatchObject([201, { account: { name: 'Renfield', role: 'USER' }, ticket: null }])
  const by = session.accessToken
  expect((await call('GET /account', undefined, by)).body).toMatchObject({ name: 'Renfield', ban: null })
  const change = { currentPassword: credentials.password, newPassword: digestOf('the master is near 1893') }
  expect((await call('POST /account/password', change, by)).status).toBe(200)
  expect((await call('POST /sessions', credentials)).body.code).toBe('LOGIN_FAILED')
  expect((await call('DELETE /sessions/current', undefined, by)).body).toEqual({ hasClosedSession: true })
  expect((await call('GET /account', undefined, by)).status).toBe(401)
})

test('a package is paid for and listed with its payment', async () => {
  const { body: packages } = await ask('GET /packages')
  const single = packages.find(({ subscriptionLevel }: { subscriptionLevel: string | null }) => !subscriptionLevel)
  const { status, body } = await ask('POST /payments', { packageId: single.id })
  expect([status, body.payment]).toMatchObject([201, { packageId: single.id, status: 'CREATED', charges: [] }])
  expect((await ask(`POST /payments/${body.payment.id}/check`)).body).toMatchObject({ isCompleted: false })
  const listed = await ask('GET /me/payments?first=1')
  expect(listed.body).toEqual({ items: [body.payment], nextCursor: null })
  expect((await ask('GET /me/subscription')).body).toBeNull()
})

test.each([
  ['GET /collections', 'trophies'],
  ['GET /me/statistics', 'hunts'],
  ['GET /journal/totals', 'wins'],
])('%s returns what the document declares', async (call, field) => {
  const since = new Date(gateway.app.clock.now() - 86_400_000).toISOString()
  const { status, body } = await ask(`${call}?since=${since}`)
  expect([status, [body].flat()[0]]).toEqual([200, expect.objectContaining({ [field]: expect.anything() })])
})

test('the odds and the sources are those of the ground and the item', async () => {
  const { body: me } = await ask('GET /me')
  const odds = await ask(`GET /hunting-grounds/${me.huntingGround.id}/odds`)
  expect(odds.body).toMatchObject({ creatures: expect.any(Array) })
  const best = await ask(`GET /hunting-grounds/${me.huntingGround.id}/best-equipment`)
  expect(best.body).toMatchObject({ changes: expect.any(Array), after: { cooldownSeconds: expect.any(Number) } })
  const [{ item }] = (await ask('GET /me/inventory')).body
  expect((await ask(`GET /items/${item.id}/sources`)).body).toMatchObject({ item })
  const missing = await Promise.all([
    ask(`GET /items/${'e'.repeat(24)}/sources`),
    ask(`GET /hunting-grounds/${'e'.repeat(24)}/odds`),
    ask(`GET /hunting-grounds/${'e'.repeat(24)}/best-equipment`),
  ])
  expect(missing.map(({ status }) => status)).toEqual([404, 404, 404])
})
