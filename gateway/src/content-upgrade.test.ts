import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type AnyRecord,
  anyKind,
  anyRecords,
  type Content,
  kindNames,
  mapRecord,
  referencesOf,
} from '@sanguine/content'
import { type Pack, packHash, readPack } from '@sanguine/content/pack'
import { archivePackImages } from '@sanguine/media'
import { checkLedger } from '@sanguine/players'
import { startTestGateway, type TestGateway } from './testing'

const first = readPack()

/** The pack without some records and without any reference to them. */
function without({ records, start, ...pack }: Pack, gone: ReadonlySet<string>): Pack {
  const isHere = (value: unknown) => !gone.has(String(value))
  const clean = (kind: (typeof kindNames)[number], record: AnyRecord) =>
    mapRecord(kind, record, { value: (value, { type }) => (type === 'reference' && !isHere(value) ? '' : value) })
  const left = Object.fromEntries(
    kindNames.map((kind) => [
      kind,
      anyRecords(records, kind)
        .filter(({ id }) => isHere(id))
        .map((record) => withoutEmptyEntries(kind, clean(kind, record)))
        .filter((record) => anyKind(kind).record.safeParse(record).success),
    ]),
  ) as unknown as Content['records']
  const content = {
    records: left,
    start: { ...start, huntingGroundId: '', items: start.items.filter(({ itemId }) => isHere(itemId)) },
  }
  // Some items can then no longer be obtained, which does not matter in this test.
  return {
    ...pack,
    ...content,
    version: pack.version + 1,
    hash: packHash({ ...content, translations: pack.translations }),
  }
}

/** Removes list entries whose reference is empty. */
function withoutEmptyEntries(kind: (typeof kindNames)[number], record: AnyRecord): AnyRecord {
  const isWhole = (entry: unknown) =>
    typeof entry !== 'object' || entry === null ? entry !== '' : !Object.values(entry).includes('')
  const clean = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((entry) => isWhole(withoutImage(entry)))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner)]))
  }
  const fields = Object.keys(anyKind(kind).fields)
  return { ...record, ...Object.fromEntries(fields.map((field) => [field, clean(record[field])])) }
}

const withoutImage = (entry: unknown) => {
  if (typeof entry !== 'object' || entry === null) return entry
  const { imageId: _, ...rest } = entry as Record<string, unknown>
  return rest
}

let old: TestGateway
let newer: TestGateway
let token: string

beforeAll(async () => {
  old = await startTestGateway({ pack: first })
  token = await old.player()
})
afterAll(async () => {
  await newer?.stop()
  await old.stop()
})

const me = `{ me { inventory { amount isEquipped item { id name image { id thumbnailUrl } stats { stat { shortName } from to } } }
  equipmentSlots { itemType { shortName } item { id } } currencies { currency { shortName } amount }
  stats { stat { shortName } from to } xp huntingGround { id name } combat { id round enemy { name }
    events { __typename round actorName targetName standing { attackerHealth defenderHealth }
      ... on DamageEvent { damage } } } } }`

const ask = async (gateway: TestGateway, query = me) => (await gateway.graphql(query, {}, token)).data

/** Hunts until a combat is still open after its first round, and returns its enemy's id. */
async function fight(): Promise<string> {
  for (let hunts = 0; hunts < 20; hunts += 1) {
    const { data } = await old.graphql(
      'mutation { hunt(input: { round: 1 }) { combat { result enemy { id } } } }',
      {},
      token,
    )
    const { result, enemy } = data.hunt.combat
    if (result === 'ONGOING') return enemy.id
    old.advance(3_600_000)
  }
  throw new Error('Every fight was over after one round.')
}

describe('a player whose owned and equipped items, ground and enemy are missing in a new pack', () => {
  let before: Awaited<ReturnType<typeof ask>>['me']

  beforeAll(async () => {
    const enemyId = await fight()
    before = (await ask(old)).me
    const owned = before.inventory.map(({ item }: { item: { id: string } }) => item.id)
    await archivePackImages(old.app)
    const pack = without(first, new Set([...owned, enemyId, before.huntingGround.id]))
    const shownIds = new Set(
      kindNames.flatMap((kind) =>
        anyRecords(pack.records, kind).flatMap((record) => referencesOf(kind, record).map(({ value }) => value)),
      ),
    )
    const images = pack.images.filter(({ id }) => shownIds.has(id))
    expect(images.length).toBeLessThan(first.images.length)
    newer = await startTestGateway({ pack: { ...pack, images }, database: old.database, clock: old.clock })
  })

  it('keeps all of it, with amounts, slots and the open fight', async () => {
    expect((await ask(newer)).me).toEqual(before)
  })

  it('still sees the images', async () => {
    for (const { item } of before.inventory) {
      const { status } = await fetch(newer.url + item.image.thumbnailUrl)
      expect([item.name, status]).toEqual([item.name, 200])
    }
  })

  it('can end the fight, unequip and equip the items, and hunt again', async () => {
    const { data } = await newer.graphql(
      'mutation { quickHunt { combat { result reward { xp } } userErrors { code } } }',
      {},
      token,
    )
    expect(data.quickHunt).toEqual({
      combat: { result: expect.stringMatching(/WIN|LOSS|DRAW/), reward: { xp: expect.any(Number) } },
      userErrors: [],
    })
    const weapon = before.equipmentSlots.find(
      ({ itemType }: { itemType: { shortName: string } }) => itemType.shortName === 'weapon',
    ).item.id
    for (const verb of ['unequip', 'equip'] as const) {
      const answer = await newer.graphql(
        `mutation { ${verb}(input: { itemId: "${weapon}" }) { userErrors { code } } }`,
        {},
        token,
      )
      expect(answer.data[verb].userErrors).toEqual([])
    }
    newer.advance(3_600_000)
    const again = await newer.graphql('mutation { quickHunt { combat { id } userErrors { code } } }', {}, token)
    expect(again.data.quickHunt.userErrors).toEqual([])
    const mismatches: unknown[] = []
    await checkLedger(newer.app, (mismatch) => mismatches.push(mismatch))
    expect(mismatches).toEqual([])
  })

  it('finds the items in no shop, and may travel away', async () => {
    const { data } = await newer.graphql(
      '{ shop(merchant: JEWEL) { item { id } } regions { huntingGrounds { id requiredXp } } }',
      {},
      token,
    )
    const owned = new Set(before.inventory.map(({ item }: { item: { id: string } }) => item.id))
    expect(data.shop.filter(({ item }: { item: { id: string } }) => owned.has(item.id))).toEqual([])
    const grounds = data.regions.flatMap(
      (region: { huntingGrounds: { id: string; requiredXp: number }[] }) => region.huntingGrounds,
    )
    const [open] = grounds.filter(({ requiredXp }: { requiredXp: number }) => requiredXp === 0)
    const answer = await newer.graphql(
      `mutation { travel(input: { huntingGroundId: "${open.id}" }) { userErrors { code } } }`,
      {},
      token,
    )
    expect(answer.data.travel.userErrors).toEqual([])
  })

  it('is affected by an upgrade whose report an admin reads', async () => {
    const source =
      '{ admin { contentUpgrades { nodes { from { version } to { version } summary notes { event kind sentence } } } } }'
    const admin = await newer.graphql(source, {}, await newer.adminToken())
    const { version } = first
    expect(admin.data.admin.contentUpgrades.nodes).toEqual([
      expect.objectContaining({
        from: { version },
        to: { version: version + 1 },
        summary: expect.stringMatching(/ hidden/),
      }),
    ])
    const { data, errors } = await newer.graphql(source, {}, token)
    expect(data).toEqual({ admin: null })
    expect(errors?.[0].extensions.code).toBe('FORBIDDEN')
  })
})
