import { createHash } from 'node:crypto'
import {
  type EnemyDefinition,
  emptyEnemy,
  emptyGround,
  emptyItem,
  emptyRegion,
  type GroundDefinition,
  type ItemDefinition,
  type ItemTypeDefinition,
  type RegionDefinition,
  type Release,
  type StatDefinition,
  type StatLine,
} from '@sanguine/rules'

/** The id of a thing of the test world, by its name. */
export const idOf = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 24)

const look = (name: string) => ({ imageId: idOf(`${name} picture`), animatedImageId: '', flavorText: `A ${name}.` })

const line = (stat: string, from: number, to = from): StatLine => ({ stat, from, to })

const anItem = (name: string, type: string, fields: Partial<ItemDefinition> = {}): ItemDefinition => ({
  ...emptyItem,
  id: idOf(name),
  name,
  ...look(name),
  type,
  rarityId: idOf('common'),
  isVisible: true,
  isBuyable: true,
  ...fields,
})

const anEnemy = (name: string, fields: Partial<EnemyDefinition> = {}): EnemyDefinition => ({
  ...emptyEnemy,
  id: idOf(name),
  name,
  ...look(name),
  enemyTypeId: idOf('undead'),
  rarityId: idOf('common'),
  isVisible: true,
  xp: 60,
  reward: { vgc: 20 },
  refund: { vgc: 5 },
  stats: [line('health', 1), line('damage', 1)],
  loot: [{ itemId: idOf('Bone'), dropChance: 100, amountMin: 1, amountMax: 1 }],
  ...fields,
})

const aRegion = (name: string, fields: Partial<RegionDefinition> = {}): RegionDefinition => ({
  ...emptyRegion,
  id: idOf(name),
  name,
  ...look(name),
  isVisible: true,
  ...fields,
})

const aGround = (name: string, fields: Partial<GroundDefinition> = {}): GroundDefinition => ({
  ...emptyGround,
  ...aRegion(name),
  regionId: idOf('Old Town'),
  ...fields,
})

const slots: Readonly<Record<string, number>> = {
  head: 1,
  weapon: 1,
  armour: 1,
  hands: 1,
  power: 1,
  feet: 1,
  emblem: 1,
  coffin: 1,
  accessory: 3,
  mount: 1,
  retainer: 3,
  avatar: 1,
  coin: 1,
  bait: 1,
  hex: 1,
  key: 0,
  craftingmat: 0,
  alchemy: 0,
  collection: 0,
}

const aType = ([shortName, count]: [string, number]): ItemTypeDefinition => ({
  id: idOf(`type ${shortName}`),
  shortName,
  name: `${shortName[0]?.toUpperCase()}${shortName.slice(1)}`,
  slots: count,
  isEquipment: count > 0,
  countsWhileOwned: shortName === 'collection',
})

const aStat = (shortName: string): StatDefinition => ({
  id: idOf(`stat ${shortName}`),
  shortName,
  name: `${shortName[0]?.toUpperCase()}${shortName.slice(1)}`,
  imageId: idOf(`stat ${shortName} picture`),
  flavorText: '',
  unitSymbol: '',
  isYesNo: shortName === 'curator',
  rarityId: null,
  proc: null,
})

const items = [
  anItem('Mouse', 'bait', { price: { vgc: 3 }, refund: { vgc: 1 } }),
  anItem('Knife', 'weapon', { stats: [line('damage', 6, 10)], price: { vgc: 5 }, refund: { vgc: 2 } }),
  anItem('Sabre', 'weapon', { stats: [line('damage', 9, 14)], price: { vgc: 50 }, refund: { vgc: 20 } }),
  anItem('Great Sword', 'weapon', { price: { vgc: 9000 }, requiredXp: 5000 }),
  anItem('Hat', 'head', { price: { vgc: 10 }, refund: { vgc: 4 }, stats: [line('health', 5)] }),
  anItem('Oak Coffin', 'coffin', { price: { vgc: 30 }, stats: [line('coffincharges', 2)] }),
  anItem('Bone Ring', 'accessory', { craftingMaterials: [{ itemId: idOf('Bone'), amount: 2 }] }),
  anItem('Bone', 'craftingmat', { price: { vgc: 4 }, refund: { vgc: 1 } }),
  anItem('Black Horse', 'mount', { price: { vgc: 40 }, refund: { vgc: 10 }, isUnique: true }),
  anItem('Servant', 'retainer', { price: { vgc: 25 }, creatureTypeId: idOf('undead'), stats: [line('damage', 1)] }),
  anItem('Butler', 'retainer', { price: { vgc: 30 }, stats: [line('damage', 2)] }),
  anItem('Lead Wolf', 'mount', { price: { vgc: 900 }, requiredXp: 5000, stats: [line('dominate', 1)] }),
  anItem('Mask', 'avatar', { price: { vgc: 8 } }),
  anItem('Castle Key', 'key', { price: { vgc: 15 } }),
  anItem('Hidden Helm', 'head', { price: { vgc: 1 }, isVisible: false }),
  anItem('Wardrobe', 'collection', { trophyItemIds: [idOf('Hat'), idOf('Bone')], stats: [line('health', 30)] }),
  anItem('Secret Shelf', 'collection', { trophyItemIds: [idOf('Hat')], isVisible: false }),
]

const byId = <Record extends { readonly id: string }>(records: readonly Record[]): ReadonlyMap<string, Record> =>
  new Map(records.map((record) => [record.id, record]))

/**
 * A small world in which every hunt is won. On the Moor every mouse attracts a ghoul of one health, whose defeat gives
 * 60 XP, 20 coins and a bone. A new player has 20 mice, a knife and 60 coins.
 */
export function aWorld(changes: Partial<Release> = {}): Release {
  const grounds = byId([
    aGround('Moor'),
    aGround('Graveyard', { sequence: 1, travelCost: { vgc: 10 } }),
    aGround('Castle', { sequence: 2, keyId: idOf('Castle Key') }),
    aGround('Abyss', { sequence: 3, requiredXp: 100_000 }),
    aGround('Secret Garden', { sequence: 4, isVisible: false }),
  ])
  const slices = [{ enemyId: idOf('Ghoul'), rangeMin: 0, rangeMax: 10_000 }]
  return {
    id: 'test world',
    items: byId(items),
    itemTypes: new Map(Object.entries(slots).map((entry) => [entry[0], aType(entry)])),
    rarities: byId([{ id: idOf('common'), shortName: 'common', name: 'Common', colorHex: '#cccccc' }]),
    enemies: byId([anEnemy('Ghoul')]),
    enemyTypes: byId([{ id: idOf('undead'), shortName: 'undead', name: 'Undead', imageId: idOf('undead picture') }]),
    regions: byId([aRegion('Old Town')]),
    grounds,
    tables: new Map(
      [...grounds.keys()].map((id) => [id, [{ id, name: 'table', huntingGroundId: id, sequence: 0, slices }]]),
    ),
    ranks: ['Fledgling', 'Neonate', 'Ancilla'].map((name, index) => ({
      id: idOf(name),
      name,
      xp: [0, 100, 1000][index] ?? 0,
      rewardItemId: index === 1 ? idOf('Hat') : null,
      coffinCharges: 0,
      imageId: idOf(`${name} picture`),
      flavorText: '',
    })),
    news: new Map(),
    currencies: new Map(
      [
        ['vgc', 'Vampire Gold Coins'],
        ['tears', 'Tears'],
      ].map(([shortName = '', name = ''], orderIndex) => [
        shortName,
        {
          id: idOf(shortName),
          shortName,
          name,
          singularName: name,
          imageId: idOf(`${shortName} picture`),
          orderIndex,
        },
      ]),
    ),
    stats: new Map(
      ['health', 'damage', 'critchance', 'timewalker', 'lootchance', 'curator', 'dominate', 'coffincharges'].map(
        (name) => [name, aStat(name)],
      ),
    ),
    start: {
      groundId: idOf('Moor'),
      currencies: { vgc: 60 },
      inventory: { [idOf('Mouse')]: 20, [idOf('Knife')]: 1 },
      equipped: [idOf('Knife'), idOf('Mouse')],
      coffinCharges: 0,
      mission: [],
      portraits: ['Portrait 1', 'Portrait 2', 'Portrait 3'].map(idOf),
    },
    ...changes,
  }
}

/** The same world with a ghoul that can neither win nor lose: every hunt is five rounds and a draw. */
export const aWorldOfDraws = (): Release =>
  aWorld({ enemies: byId([anEnemy('Ghoul', { stats: [line('health', 1_000_000), line('damage', 0)] })]) })
