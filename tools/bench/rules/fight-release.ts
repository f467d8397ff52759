import {
  type EnemyDefinition,
  emptyItem,
  type ItemDefinition,
  type LootLine,
  type ProcDefinition,
  type Release,
  type StatDefinition,
  type StatLine,
} from '@sanguine/rules'

const unseen = { imageId: '', animatedImageId: '', flavorText: '', isVisible: true }

const line = (stat: string, from: number, to = from, procPercent?: number): StatLine => ({
  stat,
  from,
  to,
  ...(procPercent && { procPercent }),
})

const item = (id: string, type: string, stats: readonly StatLine[]): readonly [string, ItemDefinition] => [
  id,
  { ...emptyItem, id, name: id, type, stats, isVisible: true },
]

const proc = (
  shortName: string,
  kind: Pick<ProcDefinition, 'procType' | 'procEvent'>,
): readonly [string, StatDefinition] => [
  shortName,
  {
    id: shortName,
    shortName,
    name: shortName,
    imageId: '',
    flavorText: '',
    unitSymbol: '',
    isYesNo: false,
    rarityId: null,
    proc: { ...kind, damageType: null, affectedCreatureTypeId: null },
  },
]

const drop: LootLine = { itemId: 'bait', dropChance: 20, amountMin: 1, amountMax: 3 }

/** With this much health on both sides, each fight takes all five rounds. */
const health = 5000

const ghoul: EnemyDefinition = {
  ...unseen,
  id: 'ghoul',
  name: 'Ghoul',
  enemyTypeId: 'undead',
  rarityId: '',
  xp: 5,
  reward: { vgc: 9 },
  refund: { vgc: 1 },
  stats: [line('health', health), line('damage', 10, 40), line('critchance', 10), line('spark', 5, 9, 20)],
  equipment: ['bat'],
  loot: Array.from({ length: 5 }, () => drop),
}

const place = { ...unseen, sequence: 0, requiredXp: 0, keyId: null }

/** One enemy, and a player with three retainers and procs of every event. */
export const fightRelease: Release = {
  id: 'bench',
  items: new Map([
    item('blade', 'weapon', [
      line('damage', 10, 30),
      line('health', health),
      line('drink', 5, 20, 25),
      line('curse', 1, 1, 10),
    ]),
    item('ring', 'accessory', [line('dominate', 2), line('timewalker', 30), line('lootchance', 5, 10)]),
    ...['bat', 'rat', 'cat'].map((id) => item(id, 'retainer', [line('damage', 3, 9)])),
    item('bait', 'bait', []),
  ]),
  itemTypes: new Map(),
  rarities: new Map(),
  enemyTypes: new Map(),
  news: new Map(),
  stats: new Map([
    proc('drink', { procType: 'leech', procEvent: 'attack' }),
    proc('spark', { procType: 'damage', procEvent: 'hit' }),
    proc('curse', { procType: 'stun', procEvent: 'attack' }),
  ]),
  enemies: new Map([[ghoul.id, ghoul]]),
  regions: new Map(),
  grounds: new Map([
    ['moor', { ...place, id: 'moor', name: 'Moor', regionId: '', travelCost: {}, specialBaitItemIds: [] }],
  ]),
  tables: new Map([
    [
      'moor',
      [
        {
          id: '',
          name: '',
          huntingGroundId: 'moor',
          sequence: 0,
          slices: [{ enemyId: ghoul.id, rangeMin: 0, rangeMax: 10_000 }],
        },
      ],
    ],
  ]),
  ranks: [
    { id: 'fledgling', name: 'Fledgling', xp: 0, rewardItemId: null, coffinCharges: 0, imageId: '', flavorText: '' },
  ],
  currencies: new Map(),
  start: {
    groundId: 'moor',
    currencies: { vgc: 100 },
    inventory: { blade: 1, ring: 1, bat: 1, rat: 1, cat: 1, bait: 1_000_000 },
    equipped: ['blade', 'ring', 'bat', 'rat', 'cat', 'bait'],
    coffinCharges: 0,
    mission: [],
    portraits: [],
  },
}
