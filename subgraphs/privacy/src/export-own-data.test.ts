import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { digestOf } from '@sanguine/accounts'
import { startTestGateway, type TestGateway, testCallTimeoutMs } from '@sanguine/gateway/testing'
import { collectionsService, isPersonal } from '@sanguine/kernel'
import { queueNotifications } from '@sanguine/push'
import { SubscribedBrowser } from '@sanguine/push/testing'

let gateway: TestGateway
let mina: { token: string; id: string }

const passwordOf = (name: string) => digestOf(`${name} of Whitby 1893`)

async function account(name: string) {
  const token = await gateway.player(name)
  return { token, id: String((await gateway.rest('/clientUser/getme', { token })).body.id) }
}

const exportBy = (token: string, password = passwordOf('Mina')) =>
  gateway.rest('POST /user/exportOwnData', { token, json: { password } })

/** Leaves a row of Mina in every collection with data of accounts. */
async function leaveTraces(): Promise<void> {
  const { token, id } = mina
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': 'hunt-1' }
  const body = JSON.stringify({ query: 'mutation { quickHunt { userErrors { code } } }' })
  await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body })
  const { data } = await gateway.graphql('{ journal { nodes { __typename id } } }', {}, token)
  const { id: entryId } = data.journal.nodes.find((each: { __typename: string }) => each.__typename === 'CombatEntry')
  const sharing = 'mutation ($input: ShareFightInput!) { shareFight(input: $input) { userErrors { code } } }'
  await gateway.graphql(sharing, { input: { entryId } }, token)
  const creating =
    'mutation ($input: CreatePersonalTokenInput!) { createPersonalToken(input: $input) { token { id } } }'
  const tokenInput = { name: 'Script', scopes: ['read'], password: passwordOf('Mina') }
  await gateway.graphql(creating, { input: tokenInput }, token)
  const registering =
    'mutation { registerApp(input: { name: "App", redirectUris: [], scopes: ["read"], isConfidential: false }) { app { id } } }'
  const { registerApp } = (await gateway.graphql(registering, {}, token)).data
  const device = await fetch(`${gateway.url}/oauth/device_authorization`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: registerApp.app.id, scope: 'read' }),
  })
  const { user_code: userCode } = (await device.json()) as { user_code: string }
  const starting =
    'mutation ($userCode: String!) { startDeviceAuthorization(input: { userCode: $userCode }) { authorization { ticket } } }'
  const { startDeviceAuthorization } = (await gateway.graphql(starting, { userCode }, token)).data
  const deciding =
    'mutation ($ticket: String!) { finishAuthorization(input: { ticket: $ticket, isAllowed: true }) { userErrors { code } } }'
  await gateway.graphql(deciding, { ticket: startDeviceAuthorization.authorization.ticket }, token)
  const packages = (await gateway.rest('/premiumpackage/getactive', { token })).body
  const { id: packageId } = packages.find(({ singleItemType }: { singleItemType: number }) => singleItemType === 4)
  await gateway.rest('POST /payment/', { token, json: { packageId, additionalInfo: 'buyForUser:Lucy' } })
  const lucy = await gateway.login('Lucy')
  await gateway.rest('POST /payment/', { token: lucy, json: { packageId, additionalInfo: 'buyForUser:Mina' } })
  await gateway.rest('POST /user/UpdateEmail', {
    token,
    headers: { 'Idempotency-Key': 'address-1' },
    json: { userId: id, password: passwordOf('Mina'), email: 'mina.murray@example.org' },
  })
  const admin = await gateway.adminToken()
  await gateway.rest('PUT /user', { token: admin, json: { id, patreonType: 2 } })
  const { pushKey } = (await gateway.graphql('{ pushKey }', {}, token)).data
  const adding = 'mutation ($input: AddPushDeviceInput!) { addPushDevice(input: $input) { userErrors { code } } }'
  const { subscription } = new SubscribedBrowser('https://push.example/mina', pushKey)
  await gateway.graphql(adding, { input: subscription }, token)
  const webhook = 'mutation($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }'
  const input = { url: 'https://bot.example.org/', events: ['FIGHT'] }
  const created = await gateway.graphql(webhook, { input }, token)
  const pinging = 'mutation($input: PingWebhookInput!) { pingWebhook(input: $input) { userErrors { code } } }'
  await gateway.graphql(pinging, { input: { id: created.data.createWebhook.webhook.id } }, token)
  const notification = { kind: 'huntReady', cause: '1', expiresAt: gateway.clock.now() + 1000, hasBadge: true } as const
  await queueNotifications(gateway.app, id, [notification])
  const { connection } = gateway.database
  const accountId = new connection.base.Types.ObjectId(id)
  const now = new Date(gateway.clock.now())
  await connection.collection('images').insertOne({ _id: 'image-1' as never, uploadedBy: id, uploadedAt: now, size: 7 })
  await connection.collection('contentKeyedChanges').insertOne({ _id: `${id}:key` as never, kind: 'item', at: now })
  await connection
    .collection('huntTallies')
    .updateOne({ _id: id as never }, { $set: { counts: { a: 1 } } }, { upsert: true })
  await connection
    .collection('dropTallies')
    .updateOne({ _id: id as never }, { $set: { countedTo: 1 } }, { upsert: true })
  await connection
    .collection('remoteVersions')
    .insertOne({ remote: 'chronicle', deployedBy: { accountId: id }, deployedAt: now })
  await connection
    .collection('loginTickets')
    .insertOne({ _id: 'ticket' as never, purpose: 'passkeyEnrolment', accountId, credentialVersion: 0, expiresAt: now })
}

beforeAll(async () => {
  gateway = await startTestGateway()
  await gateway.player('Lucy')
  mina = await account('Mina')
  await leaveTraces()
})
afterAll(() => gateway.stop())

/** Whether a value of the database, at any depth, is or names the account. */
function mentions(value: unknown, id: string): boolean {
  if (typeof value === 'string') return value.includes(id)
  if (value === null || typeof value !== 'object') return false
  if ('toHexString' in value && typeof value.toHexString === 'function') return value.toHexString() === id
  return Object.entries(value).some(([key, inner]) => key.includes(id) || mentions(inner, id))
}

const described = () => new Map(gateway.app.get(collectionsService).map((collection) => [collection.name, collection]))

/** Names of fields that hold an account in the collections there are. */
const accountField = /(^|\.)(accountId|player|buyerId|recipientId|uploadedBy|email|actor)$/i

describe('every collection', () => {
  test('is described once by its domain, with a model or without', async () => {
    const { connection } = gateway.database
    const names = gateway.app.get(collectionsService).map(({ name }) => name)
    expect(names).toHaveLength(new Set(names).size)
    const modelled = Object.values(connection.models).map(({ collection }) => collection.collectionName)
    const found = (await connection.listCollections()).map(({ name }) => name)
    expect([...new Set([...modelled, ...found])].filter((name) => !described().has(name))).toEqual([])
    expect(names.filter((name) => !modelled.includes(name) && !found.includes(name))).toEqual([])
  })

  test('with an account or player in a field of its model is exported', () => {
    const silent = Object.values(gateway.database.connection.models).flatMap(({ collection, schema }) => {
      const description = described().get(collection.collectionName)
      const fields = Object.keys(schema.paths).filter((path) => accountField.test(path))
      return description && isPersonal(description) ? [] : fields.map((path) => `${collection.collectionName}.${path}`)
    })
    expect(silent).toEqual([])
  })

  test('is exported with all rows that mention the account, except mails that may have gone to others', async () => {
    const exported = (await exportBy(mina.token)).body.collections
    const counts: Record<string, number> = {}
    for (const { name } of await gateway.database.connection.listCollections()) {
      const rows = await gateway.database.connection.collection(name).find({}).toArray()
      const mentioning = rows.filter((row) => mentions(row, mina.id) && row.isToUnconfirmed !== true).length
      if (mentioning > 0) counts[name] = mentioning
    }
    const exportedCounts = Object.fromEntries(
      Object.entries<unknown[]>(exported).map(([name, rows]) => [name, rows.length]),
    )
    expect(exportedCounts).toMatchObject(counts)
    const personal = gateway.app.get(collectionsService).filter(isPersonal)
    expect(Object.keys(exported)).toEqual(personal.map(({ name }) => name))
    // exists only while a deletion is in progress
    expect(personal.filter(({ name }) => !exportedCounts[name]).map(({ name }) => name)).toEqual(['userDeletions'])
  })
})

describe('an export', () => {
  test('is an attachment of JSON, which is never cached', async () => {
    const { headers, body } = await exportBy(mina.token)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="sanguine-data-2025-01-01.json"')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toMatchObject({ format: 'sanguine-own-data', version: 1, accountId: mina.id })
    expect(body.collections.accounts).toEqual([
      expect.objectContaining({ id: mina.id, name: 'Mina', email: 'mina@example.org' }),
    ])
  })

  test('has no secrets: no hashes, no seeds in use', async () => {
    const { text } = await exportBy(mina.token)
    const { connection } = gateway.database
    const _id = new connection.base.Types.ObjectId(mina.id)
    const stored = await connection.collection('accounts').findOne({ _id: _id as never })
    const player = await connection.collection('players').findOne({ _id: _id as never })
    for (const secret of [stored?.passwordHash, player?.state.fairness.seed, player?.state.fairness.nextSeed]) {
      expect(typeof secret).toBe('string')
      expect(text).not.toContain(secret)
    }
  })

  test('names no other account: neither the giver of a gift nor the staff', async () => {
    const { body, text } = await exportBy(mina.token)
    const gift = body.collections.payments.find(({ isGiftToAccount = false }) => isGiftToAccount)
    expect(gift).not.toHaveProperty('buyerId')
    expect(text).not.toContain('"admin"')
    expect(JSON.stringify(body.collections.auditEntries)).toContain('patreonType')
  })

  test('needs the password', async () => {
    const { status, text } = await exportBy(mina.token, passwordOf('Lucy'))
    expect([status, text]).toEqual([403, 'The password is wrong.'])
    expect((await gateway.rest('POST /user/exportOwnData', { json: { password: passwordOf('Mina') } })).status).toBe(
      401,
    )
  })

  test('is open to an account that may not play', async () => {
    const { token } = await account('Renfield')
    await gateway.database.connection
      .collection('accounts')
      .updateOne({ name: 'Renfield' }, { $set: { role: 'banned' } })
    gateway.advance(1_000)
    expect((await exportBy(token, passwordOf('Renfield'))).status).toBe(200)
  })

  test('can be made five times a day', async () => {
    const limited = await startTestGateway({ settings: { rateLimitFactor: 1 } })
    try {
      const token = await limited.player('Quincey')
      const json = { password: passwordOf('Quincey') }
      const call = async () => (await limited.rest('POST /user/exportOwnData', { token, json })).status
      const statuses: number[] = []
      for (let count = 0; count < 6; count += 1) statuses.push(await call())
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
      limited.advance(86_400_000)
      expect(await call()).toBe(200)
    } finally {
      await limited.stop()
    }
  })
})

async function ask(token: string, password = passwordOf('Mina')) {
  const mutation =
    'mutation($input: ExportOwnDataInput!) { exportOwnData(input: $input) { ticket userErrors { code } } }'
  const reply = await gateway.graphql(mutation, { input: { password } }, token)
  return reply.data.exportOwnData
}

const download = (token: string, ticket: unknown) =>
  gateway.rest('POST /user/downloadOwnData', { token, json: { ticket } })

describe('a download ticket of GraphQL', () => {
  test('downloads the export once', async () => {
    const { ticket, userErrors } = await ask(mina.token)
    expect(userErrors).toEqual([])
    const { status, body } = await download(mina.token, ticket)
    expect([status, body.accountId]).toEqual([200, mina.id])
    expect((await download(mina.token, ticket)).status).toBe(404)
  })

  test('expires after five minutes', async () => {
    const { ticket } = await ask(mina.token)
    gateway.advance(5 * 60_000)
    expect((await download(mina.token, ticket)).status).toBe(404)
  })

  test('is refused to another account', async () => {
    const { ticket } = await ask(mina.token)
    expect((await download(await gateway.login('Lucy'), ticket)).status).toBe(404)
  })

  test('is not given for a wrong password', async () => {
    expect(await ask(mina.token, passwordOf('Lucy'))).toEqual({
      ticket: null,
      userErrors: [{ code: 'PASSWORD_WRONG' }],
    })
  })
})

test('a year of play is sent in parts while it is read', async () => {
  const { token, id } = await account('Varney')
  const { connection } = gateway.database
  const line = { type: 'noBait', auto: true }
  const rows = Array.from({ length: 30_000 }, (_none, sequence) => {
    const place = `${id}:${String(sequence).padStart(12, '0')}:000`
    return { _id: place as never, player: id, sequence, at: sequence, line }
  })
  await connection.collection('journal').insertMany(rows)
  const response = await fetch(`${gateway.url}/api/user/exportOwnData`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'sanguine-site', authorization: `Bearer ${token}` },
    body: JSON.stringify({ password: passwordOf('Varney') }),
  })
  expect(response.headers.get('transfer-encoding')).toBe('chunked')
  const { collections } = (await response.json()) as { collections: { journal: unknown[] } }
  expect(collections.journal.length).toBeGreaterThanOrEqual(rows.length)
})

test('an export of 20 MB waits for a slow reader, longer than other calls may take, and arrives whole', async () => {
  const { token, id } = await account('Ruthven')
  const { connection } = gateway.database
  const line = { type: 'noBait', auto: true, text: 'x'.repeat(1_000) }
  const rowCount = 20_000
  for (let from = 0; from < rowCount; from += 2_000) {
    const rows = Array.from({ length: 2_000 }, (_none, index) => {
      const sequence = from + index
      const place = `${id}:${String(sequence).padStart(12, '0')}:000`
      return { _id: place as never, player: id, sequence, at: sequence, line }
    })
    await connection.collection('journal').insertMany(rows)
  }
  let rowsRead = 0
  const journal = gateway.app
    .get(collectionsService)
    .filter(isPersonal)
    .find(({ name }) => name === 'journal')
  if (!journal) throw new Error('The journal is not described.')
  const { read } = journal
  const spy = jest.spyOn(journal, 'read').mockImplementation(async function* (app, accountId) {
    for await (const row of read(app, accountId)) {
      if (accountId === id) rowsRead += 1
      yield row
    }
  })
  const { ticket } = await ask(token, passwordOf('Ruthven'))
  const timers = jest.spyOn(globalThis, 'setTimeout')
  const call = request(`${gateway.url}/api/user/exportOwnData`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'sanguine-site', authorization: `Bearer ${token}` },
  })
  call.end(JSON.stringify({ password: passwordOf('Ruthven') }))
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  // nothing is read: what the two sockets hold is all that is made
  for (let before = -1; before !== rowsRead; await sleep(200)) before = rowsRead
  // the time that other calls may take is over
  const limits = timers.mock.calls.filter(([, ms]) => ms === testCallTimeoutMs)
  timers.mockRestore()
  expect(limits).not.toEqual([])
  for (const [end] of limits) end()
  expect(rowsRead).toBeLessThan(rowCount)
  expect(await exportBy(token, passwordOf('Ruthven'))).toMatchObject({
    status: 429,
    text: 'Your data are being exported already. Please wait until that download has ended.',
  })
  expect((await download(token, ticket)).status).toBe(429)
  expect((await exportBy(mina.token)).status).toBe(200)
  let text = ''
  for await (const chunk of response.setEncoding('utf8')) text += chunk
  expect(text.length).toBeGreaterThan(20_000_000)
  const { collections } = JSON.parse(text) as { collections: { journal: unknown[] } }
  expect(collections.journal.length).toBeGreaterThanOrEqual(rowCount)
  expect(rowsRead).toBe(collections.journal.length)
  spy.mockRestore()
})
