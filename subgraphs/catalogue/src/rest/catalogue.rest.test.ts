import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals'
import { anyKind, type KindName, kindNames } from '@sanguine/content'
import { startTestGateway, type TestGateway } from '@sanguine/gateway/testing'
import { wireName } from './wire-names'

let gateway: TestGateway
let admin: string
let player: string

beforeAll(async () => {
  gateway = await startTestGateway()
  admin = await gateway.adminToken()
  player = await gateway.player()
})
afterAll(() => gateway.stop())

const nowhere = 'e'.repeat(24)
const ask = (path: string, json?: unknown, token = admin) =>
  gateway.rest(path, json === undefined ? { token } : { token, json })

/** The least that a new record of the kind needs. */
async function leastOf(kind: KindName): Promise<Record<string, unknown>> {
  // a ground has no two tables with the same sequence
  const least: Record<string, unknown> = kind === 'huntingTable' ? { sequence: 900 } : {}
  for (const [field, { shape }] of Object.entries(anyKind(kind).fields)) {
    if (shape.type === 'text' && shape.required) least[wireName(kind, field)] = `new ${field}`
    if (shape.type === 'reference' && shape.required)
      least[wireName(kind, field)] = (await ask(`/${shape.to}`)).body[0].id
  }
  return least
}

describe('a creation that is repeated under its Idempotency-Key', () => {
  const create = (json: unknown) =>
    gateway.rest('POST /item', { token: admin, json, headers: { 'Idempotency-Key': 'rope-1' } })

  it('creates one record, and is a 409 with other content', async () => {
    const before = (await ask('/item')).body.length
    const reordered = { reqXP: 3, buyable: false, unknown: 1, name: 'Rope' }
    const responses = await Promise.all([create({ name: 'Rope', reqXP: 3 }), create(reordered)])
    expect(responses.map(({ status }) => status)).toEqual([201, 201])
    expect(responses[1]?.body).toEqual(responses[0]?.body)
    const refused = await create({ name: 'Chain' })
    expect(refused.status).toBe(409)
    expect(refused.text).toBe('This Idempotency-Key belongs to another call. Please use a new one.')
    expect((await ask('/item')).body).toHaveLength(before + 1)
    await ask(`DELETE /item/${responses[0]?.body.id}`)
  })
})

test('a deletion that is repeated under its Idempotency-Key has the same response', async () => {
  const { id } = (await ask('POST /item', { name: 'Rope' })).body
  const remove = () => gateway.rest(`DELETE /item/${id}`, { token: admin, headers: { 'Idempotency-Key': 'rope-2' } })
  const first = await remove()
  expect([first.status, first.body]).toEqual([200, { success: true }])
  const repeat = await remove()
  expect([repeat.status, repeat.body, repeat.headers.get('idempotency-replayed')]).toEqual([200, first.body, 'true'])
  expect((await ask(`DELETE /item/${id}`)).status).toBe(404)
})

describe('the price of a package', () => {
  const fields = 'premiumPackage { id priceUsd { cents currency } } userErrors { field message }'
  const update = async (id: string, cents: number) => {
    const document = `mutation ($input: UpdatePremiumPackageInput!) { updatePremiumPackage(input: $input) { ${fields} } }`
    return (await gateway.graphql(document, { input: { id, priceUsd: { cents } } }, admin)).data.updatePremiumPackage
  }
  const read = async (id: string) =>
    (await gateway.graphql(`{ admin { premiumPackage(id: "${id}") { priceUsd { cents } } } }`, {}, admin)).data.admin
      .premiumPackage.priceUsd.cents

  it('is a number of dollars in REST and the same cents in GraphQL, whichever set it', async () => {
    const { id } = (await ask('POST /premiumPackage', { name: 'Exact', usd: 4.35 })).body
    for (const [usd, cents] of [
      [4.35, 435],
      ['1.10', 110],
      [0.29, 29],
      [1.15, 115],
    ] as const) {
      expect((await ask(`PATCH /premiumPackage/${id}`, { usd })).body).toMatchObject({ usd: Number(usd) })
      expect(await read(id)).toBe(cents)
      expect(await update(id, cents)).toMatchObject({ premiumPackage: { priceUsd: { cents, currency: 'USD' } } })
      expect((await ask(`/premiumPackage/${id}`)).body.usd).toBe(Number(usd))
    }
    await ask(`DELETE /premiumPackage/${id}`)
  })

  it('is refused, not rounded, if it has fractions of a cent', async () => {
    const { id } = (await ask('POST /premiumPackage', { name: 'Exact', usd: 4.35 })).body
    for (const usd of [1.005, 0.1 + 0.2, '4.355']) {
      const refused = await ask(`PATCH /premiumPackage/${id}`, { usd })
      expect(refused).toMatchObject({
        status: 400,
        text: expect.stringContaining('must be an amount in whole cents, such as 4.99'),
      })
    }
    expect(await update(id, -1)).toMatchObject({ premiumPackage: null, userErrors: [{ field: ['priceUsd'] }] })
    expect(await read(id)).toBe(435)
    await ask(`DELETE /premiumPackage/${id}`)
  })
})

describe.each(kindNames)('the calls of the kind %s', (kind) => {
  it('list, create, read, update and delete records', async () => {
    const before = (await ask(`/${kind}`)).body
    const least = await leastOf(kind)
    const created = await ask(`POST /${kind}`, { ...least, id: '', surprise: true })
    expect(created.status).toBe(201)
    expect(Object.keys(created.body).sort()).toEqual(
      [
        'id',
        'revision',
        'updatedAt',
        ...Object.keys(anyKind(kind).fields).map((field) => wireName(kind, field)),
      ].sort(),
    )
    expect(created.body).toMatchObject({ ...least, revision: 1, updatedAt: Math.floor(gateway.clock.at / 1000) })
    const { id } = created.body
    expect((await ask(`/${kind.toUpperCase()}/${id}/`)).body).toEqual(created.body)
    expect((await ask(`/${kind}`)).body).toHaveLength(before.length + 1)

    const title = anyKind(kind).title
    for (const [call, name] of [
      [`PUT /${kind}`, 'once'],
      [`PUT /${kind}/${id}`, 'twice'],
      [`PATCH /${kind}`, 'thrice'],
    ] as const) {
      const changed = await ask(call, { ...created.body, revision: undefined, [title]: name })
      expect(changed.status).toBe(200)
      expect(changed.body).toMatchObject({ id, [title]: name })
    }
    expect((await ask(`PUT /${kind}`, created.body)).status).toBe(409)

    expect((await ask(`DELETE /${kind}/${id}`)).body).toEqual({ success: true })
    expect((await ask(`/${kind}/${id}`)).status).toBe(404)
    expect((await ask(`DELETE /${kind}/${id}`)).status).toBe(404)
    expect((await ask(`/${kind}`)).body).toEqual(before)
  })

  it('change only given fields by PATCH, and replace the record by PUT', async () => {
    const least = await leastOf(kind)
    const title = anyKind(kind).title
    const { imageId } = (await ask('/currency')).body[0]
    const more = { imageId, sequence: 7, orderIndex: 7, timestamp: 1_700_000_000 }
    const { body: made } = await ask(`POST /${kind}`, { ...least, ...more })
    const { body: patched } = await ask(`PATCH /${kind}/${made.id}`, { [title]: 'patched' })
    expect(patched).toEqual({ ...made, [title]: 'patched', revision: 2 })
    expect((await ask(`PATCH /${kind}/${made.id}`, { [title]: 'late', revision: 1 })).status).toBe(409)
    expect((await ask(`PATCH /${kind}/${made.id}`, { [title]: { $gt: '' } })).status).toBe(400)
    const { body: replaced } = await ask(`PUT /${kind}/${made.id}`, least)
    expect(replaced).toMatchObject({ ...least, ...('imageId' in made && { imageId: '' }) })
    expect((await ask(`DELETE /${kind}/${made.id}`)).status).toBe(200)
  })

  it('return a record of the pack as it is written', async () => {
    const [record] = (await ask(`/${kind}`)).body
    if (!record) return
    const { revision, updatedAt, ...written } = record
    const { body } = await ask(`PUT /${kind}`, written)
    expect(body).toEqual({ ...written, revision: revision + 1, updatedAt: expect.any(Number) })
  })

  it('are for admins', async () => {
    const calls = [`/${kind}`, `/${kind}/${nowhere}`, `POST /${kind}`, `PUT /${kind}`, `DELETE /${kind}/${nowhere}`]
    for (const call of calls) {
      const json = /^P/.test(call) ? {} : undefined
      const isShared = call === '/stat' || call === `/premiumPackage/${nowhere}`
      expect([call, (await ask(call, json, player)).status]).toEqual([call, isShared ? expect.any(Number) : 403])
      expect([call, (await gateway.rest(call, json ? { json } : {})).status]).toEqual([call, 401])
    }
  })
})

describe('a refusal of the REST API', () => {
  it('is a sentence with field and reason', async () => {
    const { status, text, headers } = await ask('POST /item', { name: 'Rope', reqXP: 'much' })
    expect([status, text]).toEqual([400, 'reqXP: must be a whole number.'])
    expect(headers.get('content-type')).toContain('text/plain')
    expect((await ask('POST /currency', { name: 'x', shortName: 'vgc' })).text).toBe(
      'shortName: there is already a currency with the short name vgc.',
    )
    expect((await ask('PUT /item', { name: 'Rope' })).text).toBe('id: is required.')
    expect((await ask(`PUT /item/${nowhere}`, { name: 'Rope' })).status).toBe(404)
    expect((await ask('/item/1')).text).toBe('id: must be an id of 24 hex digits.')
  })

  it('has the field names of the wire, in lists and patches too', async () => {
    const [item] = (await ask('/item')).body
    expect((await ask(`PATCH /item/${item.id}`, { reqXP: 'much' })).text).toBe('reqXP: must be a whole number.')
    expect((await ask(`PATCH /item/${item.id}`, { price: [{ shortName: 'doubloon', value: 3 }] })).text).toBe(
      'price.0.shortName: there is no currency with the short name doubloon.',
    )
    const stats = [{ name: 'health' }, { name: 'health' }]
    expect((await ask('POST /enemy', { name: 'Bat', stats })).text).toBe('stats.1.name: is in the list twice.')
    expect((await ask('POST /item', { name: 'Rope', trophieItemIds: ['x'] })).text).toBe(
      'trophieItemIds.0: must be an id of 24 hex digits.',
    )
  })

  it('does not apply to fields with names of GraphQL, which are ignored', async () => {
    const { body } = await ask('POST /item', { name: 'Rope', requiredXp: 5, isVisible: true })
    expect(body).toMatchObject({ reqXP: 0, visible: false })
    const patched = await ask(`PATCH /item/${body.id}`, { requiredXp: 5, needSub: 1 })
    expect(patched.body).toMatchObject({ reqXP: 0, needSub: 1 })
    await ask(`DELETE /item/${body.id}`)
  })

  it('applies to operators in place of values', async () => {
    for (const json of [{ name: { $ne: '' } }, { name: 'x', type: { $gt: '' } }, { name: 'x', price: { $gt: 0 } }, []])
      expect((await ask('POST /item', json)).status).toBe(400)
  })

  it('applies to the deletion of a record in use, with the names of its uses', async () => {
    const [rarity] = (await ask('/rarity')).body
    const { status, text } = await ask(`DELETE /rarity/${rarity.id}`)
    expect(status).toBe(409)
    expect(text).toMatch(/^The rarity ".+" is still used by the \w+ ".+"( and |, ).+\.$/)
  })
})

describe('nested lists', () => {
  it('are the grounds of a region and the tables of a ground', async () => {
    const [region] = (await ask('/region')).body
    const grounds = (await ask(`/huntingground/region/${region.id}`)).body
    expect(grounds.length).toBeGreaterThan(0)
    for (const ground of grounds) expect(ground.regionId).toBe(region.id)
    const tables = (await ask(`/huntingtable/huntingground/${grounds[0].id}`)).body
    for (const table of tables) expect(table.huntingGroundId).toBe(grounds[0].id)
    expect(tables.length).toBeGreaterThan(0)
  })
})

describe('news', () => {
  it('are returned with every field as it was sent', async () => {
    const [item] = (await ask('/item')).body
    const fields = { name: 'The gates', sequence: 3, keyId: item.id, xpRequired: 40, timestamp: 1_700_000_000 }
    const given = { header: 'Gates', ...fields }
    const { status, body } = await ask('POST /news', given)
    expect(status).toBe(201)
    expect(body).toMatchObject(given)
    expect((await ask(`/news/${body.id}`)).body).toMatchObject(given)
    await ask(`DELETE /news/${body.id}`)
  })
})

describe('forms', () => {
  it('create a record like JSON', async () => {
    const form = { name: 'Rope', reqXP: '5', visible: 'true', price: '[{"name":"vgc","value":"3"}]' }
    const { status, body } = await gateway.rest('POST /item', { token: admin, form })
    expect(status).toBe(201)
    expect(body).toMatchObject({ reqXP: 5, visible: true, price: [{ name: 'vgc', shortName: 'vgc', value: 3 }] })
  })
})

describe('content for players', () => {
  it('includes the glossary, with rarities as objects or null', async () => {
    const { status, body } = await ask('/stat', undefined, player)
    expect(status).toBe(200)
    expect(body.length).toBeGreaterThan(0)
    for (const stat of body)
      expect(Object.keys(stat).sort()).toEqual(['flavorText', 'id', 'imageId', 'name', 'rarity', 'shortName'])
  })

  it('includes visible items, and never hidden ones', async () => {
    const { body: made } = await ask('POST /item', { name: 'Amulet', visible: true, craftingMats: [] })
    const seen = await ask(`/ClientItem/${made.id}`, undefined, player)
    expect(seen.body).toMatchObject({ id: made.id, name: 'Amulet', animatedId: '', craftingMats: [] })
    await ask('PUT /item', { ...made, visible: false })
    expect((await ask(`/ClientItem/${made.id}`, undefined, player)).status).toBe(404)
  })

  it('includes the premium packages that are sold this month', async () => {
    const active = async () => (await ask('/premiumpackage/getactive', undefined, player)).body
    const before = await active()
    expect(before.length).toBeGreaterThan(10)
    const { at } = gateway.clock
    // New Year has begun in Berlin, and will in UTC half an hour later.
    gateway.clock.at = Date.parse('2024-12-31T23:30:00Z')
    const [month, year] = [1, 2025]
    for (const [name, fields] of Object.entries({
      'This month': { month, year, visible: true },
      'Every such month': { month, year: 0, visible: true },
      'Another month': { month: (month % 12) + 1, year, visible: true },
      'Another year': { month, year: year + 1, visible: true },
      Hidden: { month: 0, year: 0, visible: false },
    }))
      await ask('POST /premiumPackage', { name, usd: 1, ...fields })
    const names = (await active()).map(({ name }: { name: string }) => name)
    expect(
      names.filter((name: string) => !before.some((known: { name: string }) => known.name === name)).sort(),
    ).toEqual(['Every such month', 'This month'])
    const { data } = await gateway.graphql(
      '{ packages { name price { cents } items { amount item { name } } } }',
      {},
      player,
    )
    expect(data.packages.map(({ name }: { name: string }) => name)).toEqual(names)
    expect(data.packages.some(({ items }: { items: unknown[] }) => items.length > 0)).toBe(true)
    expect((await ask('/premiumpackage/getactive', undefined, '')).status).toBe(401)
    gateway.clock.at = at
  })

  it('includes visible premium packages, and never hidden ones', async () => {
    const { body: made } = await ask('POST /premiumPackage', { name: 'Silver', usd: '4.99', visible: true })
    expect((await ask(`/premiumpackage/${made.id}`, undefined, player)).body).toMatchObject({
      name: 'Silver',
      usd: 4.99,
    })
    await ask('PUT /premiumPackage', { ...made, visible: false })
    expect((await ask(`/premiumpackage/${made.id}`, undefined, player)).status).toBe(404)
    expect((await ask(`/premiumpackage/${made.id}`)).status).toBe(200)
  })
})
