import { emptyEnemy, emptyGround, emptyItem, emptyRegion } from '../release/empty-definitions'
import type {
  EnemyDefinition,
  GroundDefinition,
  HuntingTableDefinition,
  Id,
  ItemDefinition,
  ItemTypeDefinition,
  NewsDefinition,
  ProcDefinition,
  RankDefinition,
  RarityDefinition,
  RegionDefinition,
  Release,
  StatDefinition,
  StatLine,
} from '../release/release'

const look = { imageId: 'image', animatedImageId: '', flavorText: '' }

/** A stat line; a yes is 1. */
export const line = (stat: string, from: number, to = from): StatLine => ({ stat, from, to })

export const anItem = (id: string, type: string, fields: Partial<ItemDefinition> = {}): ItemDefinition => ({
  ...emptyItem,
  ...look,
  id,
  name: id,
  type,
  rarityId: 'common',
  isVisible: true,
  isBuyable: true,
  ...fields,
})

export const anEnemy = (id: string, fields: Partial<EnemyDefinition> = {}): EnemyDefinition => ({
  ...emptyEnemy,
  ...look,
  id,
  name: id,
  enemyTypeId: 'undead',
  rarityId: 'common',
  isVisible: true,
  xp: 10,
  reward: { vgc: 20 },
  refund: { vgc: 5 },
  stats: [line('health', 40), line('damage', 2, 6)],
  ...fields,
})

export const aRegion = (id: string, fields: Partial<RegionDefinition> = {}): RegionDefinition => ({
  ...emptyRegion,
  ...look,
  id,
  name: id,
  isVisible: true,
  ...fields,
})

export const aGround = (id: string, fields: Partial<GroundDefinition> = {}): GroundDefinition => ({
  ...emptyGround,
  ...aRegion(id),
  regionId: 'region',
  ...fields,
})

/** A table whose slices are given as `[enemy, rangeMin, rangeMax]`. */
export const aTable = (
  groundId: string,
  sequence: number,
  ...slices: readonly (readonly [string, number, number])[]
): HuntingTableDefinition => ({
  id: `${groundId}-${sequence}`,
  name: 'table',
  huntingGroundId: groundId,
  sequence,
  slices: slices.map(([enemyId, rangeMin, rangeMax]) => ({ enemyId, rangeMin, rangeMax })),
})

export const aRank = (id: string, xp: number, rewardItemId: string | null = null): RankDefinition => ({
  id,
  name: id,
  xp,
  rewardItemId,
  coffinCharges: 0,
  imageId: 'image',
  flavorText: '',
})

const aType = (shortName: string, fields: Partial<ItemTypeDefinition> = {}): ItemTypeDefinition => ({
  id: shortName,
  shortName,
  name: shortName,
  slots: 1,
  isEquipment: true,
  ...fields,
})

export const aStat = (shortName: string, proc: ProcDefinition | null = null): StatDefinition => ({
  id: shortName,
  shortName,
  name: shortName[0]?.toUpperCase() + shortName.slice(1),
  imageId: `${shortName}-image`,
  flavorText: '',
  unitSymbol: '',
  isYesNo: false,
  rarityId: null,
  proc,
})

const worn = [
  'head',
  'weapon',
  'armour',
  'hands',
  'power',
  'feet',
  'emblem',
  'coffin',
  'mount',
  'avatar',
  'coin',
  'bait',
  'hex',
]
const kept = ['key', 'craftingmat', 'scroll', 'alchemy']
const countingWhileOwned = ['tome', 'collection']
const plainStats = [
  'health',
  'damage',
  'critchance',
  'timewalker',
  'lootchance',
  'curator',
  'dominate',
  'coffincharges',
  'coffinrecharge',
]

export interface Parts {
  readonly items?: readonly ItemDefinition[]
  readonly enemies?: readonly EnemyDefinition[]
  readonly rarities?: readonly RarityDefinition[]
  readonly regions?: readonly RegionDefinition[]
  readonly grounds?: readonly GroundDefinition[]
  readonly tables?: readonly HuntingTableDefinition[]
  readonly ranks?: readonly RankDefinition[]
  readonly news?: readonly NewsDefinition[]
  readonly stats?: readonly StatDefinition[]
  readonly start?: Partial<Release['start']>
}

export const someNews = (id: Id, giftItemId: Id | null): NewsDefinition => ({
  id,
  header: id,
  message: '',
  imageId: '',
  animatedImageId: '',
  at: 0,
  giftItemId,
})

const byId = <Record extends { readonly id: string }>(records: readonly Record[]): ReadonlyMap<string, Record> =>
  new Map(records.map((record) => [record.id, record]))

/** A small world: the ground `moor`, where the bait `mouse` attracts one `ghoul`. The given parts are added to it. */
export function aRelease(parts: Parts = {}): Release {
  const grounds = byId([aGround('moor'), ...(parts.grounds ?? [])])
  const tables = parts.tables ?? [aTable('moor', 0, ['ghoul', 0, 10_000])]
  const types = [
    ...worn.map((name) => aType(name)),
    aType('accessory', { slots: 3 }),
    aType('retainer', { slots: 3 }),
    ...kept.map((name) => aType(name, { slots: 0, isEquipment: false })),
    ...countingWhileOwned.map((name) => aType(name, { slots: 0, isEquipment: false, countsWhileOwned: true })),
  ]
  return {
    id: 'release',
    items: byId([
      anItem('mouse', 'bait', { price: { vgc: 3 }, refund: { vgc: 1 } }),
      anItem('knife', 'weapon', { stats: [line('damage', 6, 10)] }),
      ...(parts.items ?? []),
    ]),
    itemTypes: new Map(types.map((type) => [type.shortName, type])),
    rarities: byId(parts.rarities ?? []),
    enemies: byId([anEnemy('ghoul'), ...(parts.enemies ?? [])]),
    enemyTypes: new Map(),
    regions: byId([aRegion('region'), ...(parts.regions ?? [])]),
    grounds,
    tables: new Map([...grounds.keys()].map((id) => [id, tables.filter((table) => table.huntingGroundId === id)])),
    ranks: parts.ranks ?? [aRank('baseStats', 0), aRank('neonate', 100), aRank('ancilla', 1000)],
    news: byId(parts.news ?? []),
    currencies: new Map([
      ['vgc', { id: 'vgc', shortName: 'vgc', name: 'VGC', singularName: 'VGC', imageId: 'coin', orderIndex: 0 }],
    ]),
    stats: new Map(
      [...plainStats.map((name) => aStat(name)), ...(parts.stats ?? [])].map((stat) => [stat.shortName, stat]),
    ),
    start: {
      groundId: 'moor',
      currencies: { vgc: 60 },
      inventory: { mouse: 20, knife: 1 },
      equipped: ['knife', 'mouse'],
      coffinCharges: 0,
      mission: [],
      portraits: [],
      ...parts.start,
    },
  }
}
