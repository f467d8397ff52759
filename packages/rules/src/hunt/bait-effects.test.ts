import { describe, expect, it } from '@jest/globals'
import { aGround, anEnemy, aRegion, aRelease, aTable } from '../testing/a-release'
import { baitEffects, groundsByBait } from './bait-effects'

const ground = aGround('crypt', { specialBaitItemIds: ['lamb', 'bone', 'heart'] })
const release = aRelease({
  enemies: [
    anEnemy('rat', { xp: 10 }),
    anEnemy('wolf', { enemyTypeId: 'werewolf', xp: 10 }),
    anEnemy('lord', { xp: 40 }),
  ],
  grounds: [ground, aGround('empty', { specialBaitItemIds: ['lamb'] })],
  tables: [
    aTable('crypt', 0, ['rat', 0, 7000], ['wolf', 7000, 10_000]),
    aTable('crypt', 1, ['rat', 0, 4000], ['wolf', 4000, 10_000]),
    aTable('crypt', 2, ['rat', 0, 3600], ['wolf', 3600, 7000], ['lord', 7000, 10_000]),
  ],
})

describe('the effect of a special bait', () => {
  it('is the enemy types that appear more often, and the value of a hunt', () => {
    const [lamb, bone] = baitEffects(ground, release)
    expect(lamb).toEqual({ itemId: 'lamb', moreTypeIds: ['werewolf'], xpFactor: 1 })
    // the werewolves rise by only 4 points, and the undead fall
    expect(bone).toEqual({ itemId: 'bone', moreTypeIds: [], xpFactor: expect.closeTo(1.9) })
  })

  it('names an enemy type from five points on, the greatest increase first', () => {
    const kinds = ['ghost', 'demon', 'alien', 'robot'].map((id) => anEnemy(id, { enemyTypeId: id }))
    const world = aRelease({
      enemies: [anEnemy('rat'), ...kinds],
      grounds: [aGround('moor', { specialBaitItemIds: ['lamb'] })],
      tables: [
        aTable('moor', 0, ['rat', 0, 10_000]),
        aTable(
          'moor',
          1,
          ['ghost', 0, 500],
          ['demon', 500, 999],
          ['alien', 999, 3000],
          ['robot', 3000, 4000],
          ['rat', 4000, 10_000],
        ),
      ],
    })
    const moor = world.grounds.get('moor') ?? ground
    expect(baitEffects(moor, world)[0]?.moreTypeIds).toEqual(['alien', 'robot', 'ghost'])
  })

  it('is empty if the bait has no table or the ground no enemies', () => {
    expect(baitEffects(ground, release)[2]).toEqual({ itemId: 'heart', moreTypeIds: [], xpFactor: 1 })
    const empty = release.grounds.get('empty') ?? ground
    expect(baitEffects(empty, release)).toEqual([{ itemId: 'lamb', moreTypeIds: [], xpFactor: 1 }])
  })
})

describe('the grounds of a bait', () => {
  it('are the visible ones where it is a special bait', () => {
    const world = aRelease({
      regions: [aRegion('unseen', { isVisible: false })],
      grounds: [
        aGround('crypt', { specialBaitItemIds: ['lamb', 'bone'] }),
        aGround('hidden', { specialBaitItemIds: ['lamb'], isVisible: false }),
        aGround('beyond', { specialBaitItemIds: ['heart'], regionId: 'unseen' }),
        aGround('mill', { specialBaitItemIds: ['lamb'] }),
      ],
    })
    expect([...groundsByBait(world)]).toEqual([
      ['lamb', ['crypt', 'mill']],
      ['bone', ['crypt']],
    ])
  })
})
