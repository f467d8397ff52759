import { describe, expect, it } from '@jest/globals'
import { aPlayer, aWearer } from '../testing/a-player'
import { aGround, anEnemy, anItem, aRegion, aRelease, aTable } from '../testing/a-release'
import { bossesWithin, dropSourcesByItem, encounterChances, enemiesOn } from './ground-enemies'

const drops = (itemId: string, dropChance = 5) => ({ itemId, dropChance, amountMin: 1, amountMax: 1 })

const release = aRelease({
  items: [anItem('tooth', 'craftingmat'), anItem('page', 'scroll')],
  enemies: [
    anEnemy('wolf', { loot: [drops('tooth'), drops('tooth', 20), drops('page', 0)] }),
    anEnemy('king', { loot: [drops('page')] }),
    anEnemy('shade', { isVisible: false, loot: [drops('page')] }),
  ],
  regions: [aRegion('beyond', { isVisible: false })],
  grounds: [aGround('forest'), aGround('cellar', { isVisible: false }), aGround('court', { regionId: 'beyond' })],
  tables: [
    aTable('forest', 0, ['wolf', 0, 9_000], ['shade', 9_000, 10_000]),
    aTable('forest', 1, ['king', 0, 5_000], ['wolf', 5_000, 10_000], ['ghoul', 3, 3]),
    aTable('cellar', 0, ['king', 0, 10_000]),
    aTable('court', 0, ['king', 0, 10_000]),
  ],
})

describe('the enemies of a ground', () => {
  it('are each enemy of its tables once, without hidden enemies and those without a share', () => {
    expect(enemiesOn('forest', release)).toEqual(['wolf', 'king'])
  })

  it.each(['moor', 'nowhere'])('are empty for a ground without a table: %s', (ground) => {
    expect(enemiesOn(ground, release)).toEqual([])
  })
})

describe('encounter chances', () => {
  it("follow the equipped bait on a ground other than the player's", () => {
    expect(encounterChances('forest', aPlayer(release), release, null)).toEqual(new Map([['wolf', 1]]))
  })

  it('include the effect of the equipped hex', () => {
    const cursed = aRelease({
      items: [anItem('curse', 'hex', { attractsEnemyId: 'king' })],
      enemies: [anEnemy('wolf'), anEnemy('king')],
      tables: [aTable('moor', 0, ['wolf', 0, 8_000], ['king', 8_000, 10_000])],
    })
    const chances = encounterChances('moor', aWearer(cursed, { bait: ['mouse'], hex: ['curse'] }), cursed, null)
    expect(chances?.get('king')).toBeCloseTo(0.6)
  })

  it('are null without bait', () => expect(encounterChances('forest', aWearer(release, {}), release, null)).toBeNull())
})

describe('the number of hunts within which a boss appears', () => {
  const lair = aRelease({
    rarities: [{ id: 'boss', shortName: 'boss', name: 'Boss', colorHex: '' }],
    items: [anItem('lamb', 'bait')],
    enemies: [anEnemy('wolf'), anEnemy('king', { rarityId: 'boss' })],
    grounds: [aGround('lair', { specialBaitItemIds: ['lamb'] })],
    tables: [
      aTable('lair', 0, ['wolf', 0, 9_000], ['king', 9_000, 10_000]),
      aTable('lair', 1, ['wolf', 0, 5_000], ['king', 5_000, 10_000]),
    ],
  })
  const within = (bait: string, waited = 0) =>
    bossesWithin('lair', aWearer(lair, { bait: [bait] }, { bossWaits: { king: waited } }), lair).get('king')

  it('depends on the equipped bait and the wait so far', () => {
    expect([within('mouse'), within('lamb'), within('mouse', 6_000)]).toEqual([10, 2, 4])
  })

  it('is unknown without bait', () => {
    expect(bossesWithin('lair', aWearer(lair, {}), lair).size).toBe(0)
  })
})

describe('the creature that drops an item', () => {
  it('is listed once for each ground, whatever its bait', () => {
    expect(dropSourcesByItem(release).get('tooth')).toEqual([{ enemyId: 'wolf', groundId: 'forest' }])
  })

  it('must drop it, be visible, and live on a visible ground', () => {
    expect(dropSourcesByItem(release).get('page')).toEqual([{ enemyId: 'king', groundId: 'forest' }])
  })

  it('does not exist for an item that no creature drops', () =>
    expect(dropSourcesByItem(release).get('knife')).toBeUndefined())
})
