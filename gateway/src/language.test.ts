import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { releaseService } from '@sanguine/catalogue'
import type { ItemDefinition } from '@sanguine/rules'
import { startTestGateway, type TestGateway } from './testing'

let gateway: TestGateway
let token: string

beforeAll(async () => {
  gateway = await startTestGateway()
  token = await gateway.player()
})
afterAll(() => gateway.stop())

const call = (path: string, language: string, form?: Record<string, string>) =>
  gateway.rest(path, { token, headers: { 'Accept-Language': language }, ...(form && { form }) })

async function ask(query: string, language?: string) {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      ...(language !== undefined && { 'Accept-Language': language }),
    },
    body: JSON.stringify({ query }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: tests look at any shape
  return { headers: response.headers, ...((await response.json()) as { data: any }) }
}

const release = (language?: 'de') => gateway.app.get(releaseService).current(language)

interface Named {
  readonly id: string
  readonly name: string
}

/** Names of objects from definitions by id. */
const namesOf = (definitions: ReadonlyMap<string, Named>, things: readonly Named[]) =>
  things.map(({ id }) => definitions.get(id)?.name)

describe('a call in German', () => {
  it('reads the items of a merchant in German, and a call in English reads them in English', async () => {
    const shelves = { de: release('de'), en: release() }
    for (const [language, { items, itemTypes }] of Object.entries(shelves)) {
      const { body, headers } = await call('/clientshop/GetArmory', language)
      expect(body.map(({ name }: Named) => name)).toEqual(namesOf(items, body))
      expect(new Set(body.map((one: { itemType: string }) => one.itemType))).toContain(itemTypes.get('hands')?.name)
      expect(headers.get('vary')).toMatch(/accept-language/i)
    }
    expect(shelves.de.itemTypes.get('hands')?.name).toBe('Hände')
  })

  it('reads its items, stats and slots in German, also between calls in English', async () => {
    for (const language of ['en', 'de', 'en'] as const) {
      const { items, stats, itemTypes } = language === 'de' ? release('de') : release()
      const { body } = await call('/clientUser/getme', language)
      const owned = body.inventory.map(({ item }: { readonly item: Named }) => item)
      expect(owned.length).toBeGreaterThan(0)
      expect(owned.map(({ name }: Named) => name)).toEqual(namesOf(items, owned))
      expect(body.stats.map(({ name }: Named) => name)).toEqual([...stats.values()].map(({ name }) => name))
      const { data } = await ask(
        '{ me { equipmentSlots { itemType { shortName name } item { id name } lockedBy { stat { shortName name } } } } }',
        language,
      )
      for (const { itemType, item, lockedBy } of data.me.equipmentSlots) {
        expect(itemType.name).toBe(itemTypes.get(itemType.shortName)?.name)
        expect(item?.name).toBe(items.get(item?.id)?.name)
        expect(lockedBy?.stat.name).toBe(stats.get(lockedBy?.stat.shortName)?.name)
      }
    }
  })

  it('gets shop items of the same rank in the order of their German names', async () => {
    const { data } = await ask('{ shop(merchant: SANCTUM) { item { name requiredXp } } }', 'de')
    const german = new Intl.Collator('de')
    const sorted = [...data.shop].sort(
      (a, b) => a.item.requiredXp - b.item.requiredXp || german.compare(a.item.name, b.item.name),
    )
    expect(data.shop).toEqual(sorted)
  })

  it('sees the world and the player in German', async () => {
    const source =
      '{ me { currentRank { name } huntingGround { region { name } } bait { item { id name } } } regions { id name } }'
    const { data, headers } = await ask(source, 'de-AT,de;q=0.9,en;q=0.5')
    expect(data.me).toMatchObject({
      currentRank: { name: 'Frischling' },
      huntingGround: { region: { name: 'Aschental' } },
    })
    expect(data.regions.map(({ name }: Named) => name)).toEqual(namesOf(release('de').regions, data.regions))
    expect(data.me.bait.item.name).toBe(release('de').items.get(data.me.bait.item.id)?.name)
    expect(headers.get('vary')).toMatch(/accept-language/i)
    for (const other of [undefined, '*', 'fr']) {
      const english = await ask(source, other)
      expect(english.data.me.currentRank).toEqual({ name: 'Fledgling' })
      expect(english.data.regions[0].name).toBe('Ashen Vale')
    }
  })

  it('reads the news in German', async () => {
    const { body } = await call('/news/latestnews/0/5', 'de')
    const headers = [...release('de').news.values()].slice(0, 5).map(({ header }) => header)
    expect(body.map(({ header }: { header: string }) => header)).toEqual(headers)
    expect(headers).not.toEqual([...release().news.values()].slice(0, 5).map(({ header }) => header))
  })

  it('is refused with names in its own language', async () => {
    const dear = [...release().items.values()].find((item) => item.requiredXp > 0 && isBought(item)) as ItemDefinition
    const source = `mutation { buy(input: { itemId: "${dear.id}", amount: 1 }) { userErrors { code item { name } requiredXp } } }`
    const german = release('de').items.get(dear.id)?.name
    expect(german).not.toBe(dear.name)
    const refusal = { code: 'XP_TOO_LOW', item: { name: german }, requiredXp: dear.requiredXp }
    expect((await ask(source, 'de')).data.buy.userErrors).toEqual([refusal])
    expect((await ask(source)).data.buy.userErrors).toEqual([{ ...refusal, item: { name: dear.name } }])
  })

  it('returns a hunt in German, stores it in English, and the journal returns it in both', async () => {
    const { body } = await call('/Game/quickhunt', 'de')
    const { id } = body.enemyInfo
    const [german, english] = [release('de').enemies.get(id)?.name, release().enemies.get(id)?.name]
    expect(german).not.toBe(english)
    expect(body.defender.name).toBe(german)
    const told = new Set(body.combatEvents.map((event: { attackerName: string }) => event.attackerName))
    expect([...told].filter((name) => name !== body.attacker.name)).toEqual([german])

    const stored = await gateway.database.connection.collection('players').findOne({ 'state.combat.enemyId': id })
    expect(stored?.state.combat.defender.name).toBe(english)

    const source = '{ journal { nodes { __typename ... on CombatEntry { enemy { name } } } } }'
    const latest = async (language: string) => (await ask(source, language)).data.journal.nodes[0]
    expect(await latest('de')).toEqual({ __typename: 'CombatEntry', enemy: { name: german } })
    expect(await latest('en')).toEqual({ __typename: 'CombatEntry', enemy: { name: english } })
  })

  it('reads and writes the records of the CMS in English', async () => {
    token = await gateway.adminToken()
    const english = [...release().enemyTypes.values()].map(({ name }) => name).sort()
    const records = async () => (await call('/enemyType', 'de')).body.map(({ name }: Named) => name).sort()
    expect(await records()).toEqual(english)
    const { data } = await ask('{ admin { enemyTypes { nodes { name } } } }', 'de')
    expect(data.admin.enemyTypes.nodes.map(({ name }: Named) => name).sort()).toEqual(english)
  })
})

const isBought = (item: ItemDefinition): boolean =>
  item.isVisible && item.isBuyable && !item.isInPremiumShop && !item.isUnique
