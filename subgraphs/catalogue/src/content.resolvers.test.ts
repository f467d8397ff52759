import { describe, expect, it } from '@jest/globals'
import { buildRelease } from '@sanguine/content'
import { smallContent, testId, withChange } from '@sanguine/content/testing'
import { runQuery } from '@sanguine/gateway/testing'
import { testApp } from '@sanguine/kernel/testing'
import type { Release } from '@sanguine/rules'
import type { Item, Stat } from '@sanguine/schema'
import { releaseService } from './content/release-cache'
import { currencyAmounts, itemAmounts } from './content.resolvers'
import { fixedRelease, viewerOf } from './testing'
import { enemyOf, itemOf, rarityOf } from './unknown-records'

const releaseOf = (content = smallContent()): Release => {
  const built = buildRelease(content, 'r1')
  if (!built.ok) throw new Error('The test content is broken.')
  return built.release
}

const [blade, carrion] = [testId('item', 1), testId('item', 2)]
const nowhere = 'e'.repeat(24)

function ask<Data>(document: string, release: Release = releaseOf()): Promise<Data> {
  const { app } = testApp()
  app.provide(
    releaseService,
    fixedRelease(() => release),
  )
  return runQuery<Data>(app, viewerOf('user'), document)
}

const itemIn = async (id: string, fields: string, release?: Release) =>
  (await ask<{ item: Item | null }>(`{ item(id: "${id}") { ${fields} } }`, release)).item

const statsIn = async (fields: string, release?: Release) =>
  (await ask<{ stats: Stat[] }>(`{ stats { ${fields} } }`, release)).stats

describe('Item', () => {
  it('has type, rarity, stats and price', async () => {
    const fields = `name itemType { name shortName isEquipment slotCount } rarity { shortName colorHex } image { id url }
      price { currency { name shortName } amount } refund { amount } craftingMaterials { amount } craftedInto { name }
      creatureType { name } requiredSubscription isUnique stats { stat { shortName type } from to procPercent }`
    expect(await itemIn(blade, fields)).toEqual({
      name: 'Rusty Blade',
      itemType: { name: 'Weapon', shortName: 'weapon', isEquipment: true, slotCount: 1 },
      rarity: { shortName: 'common', colorHex: '#cccccc' },
      image: { id: 'f'.repeat(24), url: `/api/image/${'f'.repeat(24)}` },
      price: [{ currency: { name: 'Vampire Gold Coins', shortName: 'vgc' }, amount: 10 }],
      refund: [{ amount: 4 }],
      craftingMaterials: [],
      craftedInto: [],
      creatureType: null,
      requiredSubscription: null,
      isUnique: false,
      stats: [
        { stat: { shortName: 'damage', type: 'NUMBER' }, from: 3, to: 5, procPercent: null },
        { stat: { shortName: 'bloodthirst', type: 'PROC' }, from: 2, to: 2, procPercent: 10 },
      ],
    })
  })

  it('has its crafting materials, also if two items are made of each other', async () => {
    const madeOf = (itemId: string) => ({ craftingMaterials: [{ itemId, amount: 2 }] })
    const round = releaseOf(
      withChange(withChange(smallContent(), 'item', 1, madeOf(carrion)), 'item', 2, madeOf(blade)),
    )
    const fields = 'craftingMaterials { amount item { name craftingMaterials { item { name } } } }'
    expect(await itemIn(blade, fields, round)).toEqual({
      craftingMaterials: [
        { amount: 2, item: { name: 'Carrion', craftingMaterials: [{ item: { name: 'Rusty Blade' } }] } },
      ],
    })
  })

  it('has the items that merchants craft from it', async () => {
    const crafted = releaseOf(
      withChange(smallContent(), 'item', 1, { craftingMaterials: [{ itemId: carrion, amount: 2 }], isBuyable: true }),
    )
    expect(await itemIn(carrion, 'craftedInto { name }', crafted)).toEqual({ craftedInto: [{ name: 'Rusty Blade' }] })
    expect(await itemIn(blade, 'craftedInto { name }', crafted)).toEqual({ craftedInto: [] })
  })

  it('shows whether its type counts while it is owned', async () => {
    const kept = releaseOf(withChange(smallContent(), 'itemType', 3, { countsWhileOwned: true }))
    const counts = (id: string) => itemIn(id, 'itemType { countsWhileOwned }', kept)
    expect(await counts(testId('item', 3))).toEqual({ itemType: { countsWhileOwned: true } })
    expect(await counts(blade)).toEqual({ itemType: { countsWhileOwned: false } })
  })

  it('has the hunting grounds where it is a special bait', async () => {
    const release = releaseOf()
    const [ground] = release.grounds.values()
    if (!ground) throw new Error('The test content has no ground.')
    const grounds = new Map([[ground.id, { ...ground, specialBaitItemIds: [carrion] }]])
    const baited = { ...release, grounds }
    expect(await itemIn(carrion, 'specialGrounds { name }', baited)).toEqual({
      specialGrounds: [{ name: ground.name }],
    })
    expect(await itemIn(blade, 'specialGrounds { name }', baited)).toEqual({ specialGrounds: [] })
  })

  it('is null for an unknown id', async () => {
    expect(await itemIn(nowhere, 'id')).toBeNull()
  })
})

describe('a record that content no longer has', () => {
  const release = releaseOf()

  it('has a placeholder in older data', () => {
    expect(itemOf(release, nowhere)).toMatchObject({ id: nowhere, name: 'Unknown', price: {} })
    expect(itemOf(release, blade)).toBe(release.items.get(blade))
    const enemy = enemyOf(release, nowhere)
    expect(enemy).toMatchObject({ id: nowhere, name: 'Unknown' })
    expect(rarityOf(release, enemy.rarityId)).toMatchObject({ name: 'Unknown' })
  })

  it('is omitted from amounts', async () => {
    expect(currencyAmounts(release, { vgc: 0, doubloons: 5 })).toEqual([{ currency: 'vgc', amount: 0 }])
    expect(currencyAmounts(release, {})).toEqual([])
    expect(itemAmounts(release, [{ itemId: nowhere, amount: 1 }])).toEqual([])
    const stats = new Map([...release.stats].filter(([shortName]) => shortName !== 'bloodthirst'))
    expect(await itemIn(blade, 'stats { stat { shortName } }', { ...release, stats })).toEqual({
      stats: [{ stat: { shortName: 'damage' } }],
    })
  })
})

describe('Query.stats', () => {
  it('lists every stat in order, with its rarity if it has one', async () => {
    const content = withChange(smallContent(), 'stat', 2, { rarityId: testId('rarity', 1) })
    expect(await statsIn('shortName type rarity { shortName }', releaseOf(content))).toEqual([
      { shortName: 'health', type: 'NUMBER', rarity: null },
      { shortName: 'damage', type: 'NUMBER', rarity: { shortName: 'common' } },
      { shortName: 'bloodthirst', type: 'PROC', rarity: null },
      { shortName: 'curator', type: 'YES_NO', rarity: null },
    ])
  })

  it('has type, event and enemy type of a proc', async () => {
    const content = withChange(smallContent(), 'stat', 3, { affectedCreatureTypeId: testId('enemyType', 1) })
    const fields = 'proc { procType procEvent affectedCreatureType { shortName } }'
    expect((await statsIn(fields, releaseOf(content))).map(({ proc }) => proc)).toEqual([
      null,
      null,
      { procType: 'leech', procEvent: 'attack', affectedCreatureType: { shortName: 'undead' } },
      null,
    ])
  })
})
