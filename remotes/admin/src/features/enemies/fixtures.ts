import type { AdminEnemiesQuery, AdminEnemyFragment } from '../../generated/documents'

const common = { id: 'aaaaaaaaaaaaaaaaaaaaaaa1', name: 'Common', shortName: 'common', colorHex: '#b5ae9c' }
const boss = { id: 'aaaaaaaaaaaaaaaaaaaaaaa2', name: 'Boss', shortName: 'boss', colorHex: '#f0735c' }
const werewolf = { id: 'bbbbbbbbbbbbbbbbbbbbbbb1', name: 'Werewolf' }
const undead = { id: 'bbbbbbbbbbbbbbbbbbbbbbb2', name: 'Undead' }
const weapon = { id: 'ccccccccccccccccccccccc1', name: 'Weapon', shortName: 'weapon', isEquipment: true }
const bait = { id: 'ccccccccccccccccccccccc2', name: 'Bait', shortName: 'bait', isEquipment: false }
const axe = { id: 'ddddddddddddddddddddddd1', name: 'Moon axe', imageId: '', type: weapon.id }
const fang = { id: 'ddddddddddddddddddddddd2', name: 'Wolf fang', imageId: '', type: bait.id }
const lamb = { id: 'ddddddddddddddddddddddd3', name: 'Bleating lamb', imageId: '', type: bait.id }

/** An enemy as the CMS gets it: Old Marrowmaw, unless told otherwise. */
export const anEnemy = (given: Partial<AdminEnemyFragment> = {}): AdminEnemyFragment => ({
  id: 'eeeeeeeeeeeeeeeeeeeeeee1',
  revision: 3,
  updatedAt: new Date(Date.now() - 150_000).toISOString(),
  name: 'Old Marrowmaw',
  enemyType: werewolf.id,
  enemyRarity: boss.id,
  imageId: '',
  animatedImageId: '',
  flavorText: 'It has outlived eleven hunters.',
  visible: true,
  xp: 2400,
  currencies: [{ shortName: 'vgc', value: 5200 }],
  refund: [],
  stats: [{ name: 'health', value: 90, valueTo: 110, procPercent: 0 }],
  equipment: { items: [] },
  loot: [{ itemId: fang.id, dropChance: 12.5, amountMin: 1, amountMax: 2 }],
  ...given,
})

export const marrowmaw = anEnemy()
export const houndId = 'eeeeeeeeeeeeeeeeeeeeeee2'
const hound = anEnemy({
  id: houndId,
  name: 'Gallows hound',
  enemyType: undead.id,
  enemyRarity: common.id,
  visible: false,
})

/** What the gateway holds, by root field. */
export const enemyContent = {
  enemyRecords: [marrowmaw, hound] satisfies AdminEnemiesQuery['records'],
  enemyRecord: ({ id }: { readonly id: string }) => [marrowmaw, hound].find((one) => one.id === id) ?? null,
  rarityRecords: [common, boss],
  enemyTypeRecords: [werewolf, undead],
  currencyRecords: [
    { id: 'f1', name: 'VGC', shortName: 'vgc', imageId: '' },
    { id: 'f2', name: 'Diamonds', shortName: 'diamonds', imageId: '' },
  ],
  statRecords: [
    { id: 's1', name: 'Health', shortName: 'health', statType: 0, unitSymbol: '', imageId: '' },
    { id: 's2', name: 'Damage', shortName: 'damage', statType: 0, unitSymbol: '', imageId: '' },
    { id: 's3', name: 'Red Thirst', shortName: 'redthirst', statType: 1, unitSymbol: '', imageId: '' },
  ],
  itemRecords: [axe, fang, lamb],
  itemTypeRecords: [weapon, bait],
  huntingGroundRecords: [{ id: 'g1', name: 'Wolfsmoor', sequence: 1, specialBaitItemId: [lamb.id] }],
  huntingTableRecords: [
    {
      id: 't1',
      name: 'Night table',
      huntingGroundId: 'g1',
      sequence: 0,
      enemies: [
        { enemyId: houndId, rangeMin: 0, rangeMax: 9200 },
        { enemyId: marrowmaw.id, rangeMin: 9200, rangeMax: 9600 },
      ],
    },
    {
      id: 't2',
      name: 'Full moon',
      huntingGroundId: 'g1',
      sequence: 1,
      enemies: [{ enemyId: marrowmaw.id, rangeMin: 0, rangeMax: 10_000 }],
    },
  ],
}
