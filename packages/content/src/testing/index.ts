import type { Content } from '../content'
import type { KindName } from '../kind-name'
import { kindNames } from '../kind-name'
import { kinds } from '../kinds'
import type { ContentRecords, RecordOf } from '../records'
import { startSchema } from '../start'

export { aPack } from './a-pack'
export { type BestSetups, bestSetups } from './best-setups'
export { draws, everyNth } from './depth'
export { type NamedSetup, setupsOn } from './ground-setups'
export { packRelease } from './pack-release'
export { tierOf, tierXp } from './tiers'
export { gearAt, hunterIn } from './wardrobe'

/** The id of the n-th record of a kind in test content: the kind's place, then the number. */
export const testId = (kind: KindName, number: number) =>
  `${(kindNames.indexOf(kind) + 1).toString(16).padStart(2, '0')}${number.toString(16).padStart(22, '0')}`

/** A record with defaults for all fields that are not given. */
export const aRecord = <Name extends KindName>(kind: Name, number: number, given: object): RecordOf<Name> =>
  kinds[kind].record.parse({ id: testId(kind, number), ...given }) as RecordOf<Name>

/** A small, complete world: two grounds, two enemies, a weapon, a bait, a loot item. */
export function smallContent(): Content {
  const name = (shortName: string) => ({ name: shortName[0]?.toUpperCase() + shortName.slice(1), shortName })
  const imageId = 'f'.repeat(24)
  const [weapon, bait, trophy] = [testId('item', 1), testId('item', 2), testId('item', 3)]
  const [ghoul, wolf] = [testId('enemy', 1), testId('enemy', 2)]
  const gold = (value: number) => [{ name: 'vgc', value }]
  const seen = { isVisible: true, imageId }
  const place = { ...seen, animatedImageId: imageId }
  const records: ContentRecords = {
    ...(Object.fromEntries(kindNames.map((kind) => [kind, []])) as unknown as ContentRecords),
    currency: [aRecord('currency', 1, { name: 'Vampire Gold Coins', shortName: 'vgc', imageId })],
    itemType: [
      aRecord('itemType', 1, { ...name('weapon'), slotCount: 1, isEquipment: true }),
      aRecord('itemType', 2, { ...name('bait'), slotCount: 1, isEquipment: true }),
      aRecord('itemType', 3, { ...name('craftingmat'), orderIndex: 200 }),
    ],
    enemyType: [aRecord('enemyType', 1, { ...name('undead'), imageId })],
    rarity: [aRecord('rarity', 1, { ...name('common'), colorHex: '#cccccc' })],
    procType: [aRecord('procType', 1, name('leech'))],
    procEventType: [aRecord('procEventType', 1, name('attack'))],
    damageType: [aRecord('damageType', 1, name('blood'))],
    stat: [
      aRecord('stat', 1, { ...name('health'), imageId, orderIndex: 1 }),
      aRecord('stat', 2, { ...name('damage'), imageId, orderIndex: 2 }),
      aRecord('stat', 3, {
        ...name('bloodthirst'),
        imageId,
        orderIndex: 3,
        statType: 1,
        procTypeId: testId('procType', 1),
        procEventTypeId: testId('procEventType', 1),
        damageTypeId: testId('damageType', 1),
      }),
      aRecord('stat', 4, { ...name('curator'), imageId, orderIndex: 4, isYesNo: true }),
    ],
    item: [
      aRecord('item', 1, {
        ...seen,
        name: 'Rusty Blade',
        itemTypeId: testId('itemType', 1),
        rarityId: testId('rarity', 1),
        price: gold(10),
        refund: gold(4),
        isBuyable: true,
        stats: [
          { statShortName: 'damage', valueFrom: 3, valueTo: 5 },
          { statShortName: 'bloodthirst', valueFrom: 2, procPercent: 10 },
        ],
      }),
      aRecord('item', 2, {
        ...seen,
        name: 'Carrion',
        itemTypeId: testId('itemType', 2),
        rarityId: testId('rarity', 1),
        price: gold(1),
        isBuyable: true,
      }),
      aRecord('item', 3, {
        ...seen,
        name: 'Bone',
        itemTypeId: testId('itemType', 3),
        rarityId: testId('rarity', 1),
        refund: gold(1),
      }),
    ],
    enemy: [
      aRecord('enemy', 1, {
        ...seen,
        name: 'Ghoul',
        enemyTypeId: testId('enemyType', 1),
        rarityId: testId('rarity', 1),
        xp: 5,
        currencies: gold(3),
        refund: gold(1),
        stats: [{ statShortName: 'health', value: 20 }],
        equipment: { items: [{ itemType: 'weapon', itemId: weapon }] },
        loot: [{ itemId: trophy, dropChance: 50, amountMin: 1, amountMax: 2 }],
      }),
      aRecord('enemy', 2, {
        ...seen,
        name: 'Wolf',
        enemyTypeId: testId('enemyType', 1),
        rarityId: testId('rarity', 1),
        stats: [{ statShortName: 'health', value: 10 }],
      }),
    ],
    region: [aRecord('region', 1, { ...place, name: 'Old Town' })],
    huntingGround: [
      aRecord('huntingGround', 2, {
        ...place,
        name: 'Sewers',
        regionId: testId('region', 1),
        sequence: 2,
        requiredXp: 50,
        travelCost: gold(5),
      }),
      aRecord('huntingGround', 1, { ...place, name: 'Graveyard', regionId: testId('region', 1), sequence: 1 }),
    ],
    huntingTable: [1, 2].map((ground) =>
      aRecord('huntingTable', ground, {
        name: `Table ${ground}`,
        huntingGroundId: testId('huntingGround', ground),
        enemies: [
          { enemyId: wolf, rangeMin: 6000, rangeMax: 10_000 },
          { enemyId: ghoul, rangeMin: 0, rangeMax: 6000 },
        ],
      }),
    ),
    rank: [
      aRecord('rank', 2, { name: 'Neonate', xp: 100, rewardItemId: trophy, imageId }),
      aRecord('rank', 1, { name: 'Fledgling', xp: 0, imageId }),
    ],
  }
  const start = startSchema.parse({
    currencies: gold(20),
    items: [
      { itemId: weapon, equipped: true },
      { itemId: bait, amount: 20, equipped: true },
    ],
  })
  return { records, start }
}

/** The content with one record of it changed. */
export function withChange<Name extends KindName>(
  content: Content,
  kind: Name,
  number: number,
  change: Partial<RecordOf<Name>>,
): Content {
  const id = testId(kind, number)
  const records = (content.records[kind] as readonly RecordOf<Name>[]).map((record) =>
    (record as { id: string }).id === id ? { ...record, ...change } : record,
  )
  return { ...content, records: { ...content.records, [kind]: records } }
}
