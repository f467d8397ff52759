import type { AdminEnemyFragment } from '../../../generated/documents'
import { recordFields } from '../../../testing/record-fields'

const common = {
  id: 'aaaaaaaaaaaaaaaaaaaaaaa1',
  name: 'Common',
  shortName: 'common',
  imageId: '',
  colorHex: '#b5ae9c',
}
const boss = { id: 'aaaaaaaaaaaaaaaaaaaaaaa2', name: 'Boss', shortName: 'boss', imageId: '', colorHex: '#f0735c' }
const werewolf = { id: 'bbbbbbbbbbbbbbbbbbbbbbb1', name: 'Werewolf', shortName: 'werewolf', imageId: '' }
const undead = { id: 'bbbbbbbbbbbbbbbbbbbbbbb2', name: 'Undead', shortName: 'undead', imageId: '' }
const weapon = { id: 'ccccccccccccccccccccccc1', name: 'Weapon', shortName: 'weapon', imageId: '', isEquipment: true }
const bait = { id: 'ccccccccccccccccccccccc2', name: 'Bait', shortName: 'bait', imageId: '', isEquipment: false }
const axe = { id: 'ddddddddddddddddddddddd1', name: 'Moon axe', imageId: '', type: weapon.id }
const fang = { id: 'ddddddddddddddddddddddd2', name: 'Wolf fang', imageId: '', type: bait.id }
const lamb = { id: 'ddddddddddddddddddddddd3', name: 'Bleating lamb', imageId: '', type: bait.id }

/** An enemy as the gateway returns it; by default Old Marrowmaw. */
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
  currencies: [{ name: 'VGC', shortName: 'vgc', value: 5200, imageId: '' }],
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

/** The root fields with which the gateway answers. */
export const enemyContent: Readonly<Record<string, unknown>> = {
  ...recordFields('enemy', [marrowmaw, hound]),
  ...recordFields('rarity', [common, boss]),
  ...recordFields('enemyType', [werewolf, undead]),
  ...recordFields('currency', [
    { id: 'f1', name: 'VGC', shortName: 'vgc', imageId: '' },
    { id: 'f2', name: 'Diamonds', shortName: 'diamonds', imageId: '' },
  ]),
  ...recordFields('stat', [
    { id: 's1', name: 'Health', shortName: 'health', statType: 0, unitSymbol: '', imageId: '' },
    { id: 's2', name: 'Damage', shortName: 'damage', statType: 0, unitSymbol: '', imageId: '' },
    { id: 's3', name: 'Red Thirst', shortName: 'redthirst', statType: 1, unitSymbol: '', imageId: '' },
  ]),
  ...recordFields('item', [axe, fang, lamb]),
  ...recordFields('itemType', [weapon, bait]),
  ...recordFields('huntingGround', [
    { id: 'g1', name: 'Wolfsmoor', imageId: '', sequence: 1, specialBaitItemId: [lamb.id] },
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
