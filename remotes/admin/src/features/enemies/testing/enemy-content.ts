import type { AdminEnemyFragment } from '../../../generated/documents'
import { recordFields } from '../../../testing/record-fields'

const common = {
  id: 'aaaaaaaaaaaaaaaaaaaaaaa1',
  name: 'Common',
  shortName: 'common',
  image: null,
  colorHex: '#b5ae9c',
}
const boss = { id: 'aaaaaaaaaaaaaaaaaaaaaaa2', name: 'Boss', shortName: 'boss', image: null, colorHex: '#f0735c' }
const werewolf = { id: 'bbbbbbbbbbbbbbbbbbbbbbb1', name: 'Werewolf', shortName: 'werewolf', image: null }
const undead = { id: 'bbbbbbbbbbbbbbbbbbbbbbb2', name: 'Undead', shortName: 'undead', image: null }
const weapon = { id: 'ccccccccccccccccccccccc1', name: 'Weapon', shortName: 'weapon', image: null, isEquipment: true }
const bait = { id: 'ccccccccccccccccccccccc2', name: 'Bait', shortName: 'bait', image: null, isEquipment: false }
const axe = {
  id: 'ddddddddddddddddddddddd1',
  name: 'Moon axe',
  image: null,
  itemTypeId: weapon.id,
  rarityId: common.id,
  isVisible: true,
}
const fang = {
  id: 'ddddddddddddddddddddddd2',
  name: 'Wolf fang',
  image: null,
  itemTypeId: bait.id,
  rarityId: common.id,
  isVisible: true,
}
const lamb = {
  id: 'ddddddddddddddddddddddd3',
  name: 'Bleating lamb',
  image: null,
  itemTypeId: bait.id,
  rarityId: common.id,
  isVisible: true,
}

/** An enemy as the gateway returns it, without translations; by default Old Marrowmaw. */
export const anEnemy = (given: Partial<AdminEnemyFragment> = {}): Omit<AdminEnemyFragment, 'translations'> => ({
  id: 'eeeeeeeeeeeeeeeeeeeeeee1',
  revision: 3,
  updatedAt: new Date(Date.now() - 150_000).toISOString(),
  name: 'Old Marrowmaw',
  enemyTypeId: werewolf.id,
  rarityId: boss.id,
  image: null,
  animatedImage: null,
  flavorText: 'It has outlived eleven hunters.',
  isVisible: true,
  xp: 2400,
  currencies: [{ currencyShortName: 'vgc', value: 5200 }],
  refund: [],
  stats: [{ statShortName: 'health', value: 90, valueTo: 110, procPercent: 0 }],
  equipment: { items: [] },
  loot: [{ itemId: fang.id, dropChance: 12.5, amountMin: 1, amountMax: 2 }],
  ...given,
})

export const marrowmaw = anEnemy()
export const houndId = 'eeeeeeeeeeeeeeeeeeeeeee2'
const hound = anEnemy({
  id: houndId,
  name: 'Gallows hound',
  enemyTypeId: undead.id,
  rarityId: common.id,
  isVisible: false,
})

/** The fields of `admin` with which the gateway responds. */
export const enemyContent: Readonly<Record<string, unknown>> = {
  ...recordFields('enemy', [marrowmaw, hound]),
  ...recordFields('rarity', [common, boss]),
  ...recordFields('enemyType', [werewolf, undead]),
  ...recordFields('currency', [
    { id: 'f1', name: 'VGC', singularName: '', shortName: 'vgc', image: null },
    { id: 'f2', name: 'Diamonds', singularName: 'Diamond', shortName: 'diamonds', image: null },
  ]),
  ...recordFields('stat', [
    { id: 's1', name: 'Health', shortName: 'health', statType: 'STAT', unitSymbol: '', isYesNo: false, image: null },
    { id: 's2', name: 'Damage', shortName: 'damage', statType: 'STAT', unitSymbol: '', isYesNo: false, image: null },
    {
      id: 's3',
      name: 'Red Thirst',
      shortName: 'redthirst',
      statType: 'PROC',
      unitSymbol: '',
      isYesNo: false,
      image: null,
    },
  ]),
  ...recordFields('item', [axe, fang, lamb]),
  ...recordFields('itemType', [weapon, bait]),
  ...recordFields('huntingGround', [
    { id: 'g1', name: 'Wolfsmoor', image: null, regionId: 'r1', sequence: 1, specialBaitItemIds: [lamb.id] },
  ]),
  ...recordFields('huntingTable', [
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
  ]),
}
