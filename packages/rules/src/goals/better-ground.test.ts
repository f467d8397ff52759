import { describe, expect, it } from '@jest/globals'
import type { PlayerState } from '../state/player-state'
import { aCombat } from '../testing/a-combat'
import { aPlayer } from '../testing/a-player'
import { aGround, anEnemy, anItem, aRegion, aRelease, aTable, line } from '../testing/a-release'
import { betterGround } from './better-ground'
import { goals } from './goals'

const giant = { stats: [line('health', 1000), line('damage', 10)] }
const release = aRelease({
  items: [anItem('seal', 'key'), anItem('sword', 'weapon', { stats: [line('damage', 500)] })],
  regions: [aRegion('sea', { requiredXp: 300 })],
  grounds: [
    aGround('wood', { requiredXp: 50, travelCost: { vgc: 40 } }),
    aGround('cliff', { requiredXp: 90, keyId: 'seal' }),
    aGround('reef', { regionId: 'sea' }),
  ],
  enemies: [
    anEnemy('wolf', { xp: 40, reward: { vgc: 80 } }),
    anEnemy('bear', { xp: 9, reward: { vgc: 18 } }),
    anEnemy('kraken', { xp: 90, reward: { vgc: 90 }, ...giant }),
  ],
  tables: [
    aTable('moor', 0, ['ghoul', 0, 10_000]),
    aTable('wood', 0, ['wolf', 0, 10_000]),
    aTable('cliff', 0, ['bear', 0, 10_000]),
    aTable('reef', 0, ['kraken', 0, 10_000]),
  ],
})
const beaten = { ghoul: 9, wolf: 1, bear: 1 }
const hunter = (fields: Partial<PlayerState> = {}) => aPlayer(release, { xp: 60, hunted: { ghoul: 9 }, ...fields })
const journeys = (fields: Partial<PlayerState> = {}) => betterGround(hunter(fields), release)
const wood = { kind: 'travel', groundId: 'wood', rewardFactor: 4, newCreatures: 1, missing: 0 }

describe('a better ground', () => {
  it('is harder, open, and has better rewards or new creatures', () => {
    expect(journeys()).toEqual([wood])
    expect(journeys({ hunted: beaten })).toEqual([{ ...wood, newCreatures: 0 }])
  })

  it.each<readonly [string, Partial<PlayerState>]>([
    ['there is no bait', { setups: [{ weapon: ['knife'] }] }],
    ['its XP are not reached', { xp: 49 }],
    ['it is where the player is', { groundId: 'wood' }],
  ])('does not exist if %s', (_which, fields) => expect(journeys(fields)).toEqual([]))

  it('is worth saving for if hunts pay more, not for new creatures alone', () => {
    expect(journeys({ currencies: { vgc: 39 } })).toEqual([{ ...wood, missing: 1 }])
    const alike = new Map(release.enemies).set('wolf', anEnemy('wolf'))
    expect(betterGround(hunter(), { ...release, enemies: alike })).toMatchObject([{ groundId: 'wood', missing: 0 }])
    expect(betterGround(hunter({ currencies: { vgc: 39 } }), { ...release, enemies: alike })).toEqual([])
  })

  it('is the hardest one where most hunts are won', () => {
    const armed = { inventory: { mouse: 20, sword: 1, seal: 1 }, setups: [{ weapon: ['sword'], bait: ['mouse'] }] }
    expect(journeys({ ...armed, xp: 400 })).toMatchObject([{ groundId: 'reef' }])
    expect(journeys({ xp: 400 })).toEqual([wood])
  })

  it('may pay little only while most of its creatures are new', () => {
    const withKey = { xp: 90, inventory: { mouse: 20, knife: 1, seal: 1 } }
    expect(journeys(withKey)).toMatchObject([{ groundId: 'cliff', newCreatures: 1 }])
    expect(journeys({ ...withKey, hunted: beaten })).toMatchObject([{ groundId: 'wood' }])
    expect(journeys({ ...withKey, hunted: beaten, groundId: 'wood' })).toEqual([])
  })

  it('stays a goal during a fight', () => {
    expect(journeys({ combat: aCombat() })).toEqual([wood])
  })

  it('has no factor if hunts pay nothing', () => {
    const poor = new Map(release.enemies).set('ghoul', anEnemy('ghoul', { xp: 0, reward: {} }))
    expect(betterGround(hunter({ hunted: beaten }), { ...release, enemies: poor })).toEqual([
      { ...wood, rewardFactor: null, newCreatures: 0 },
    ])
  })
})

describe('the goal to travel', () => {
  const kinds = (fields: Partial<PlayerState>) => goals(hunter(fields), release).map(({ kind }) => kind)
  const mission = (groundId: string, caught: number) => ({
    mission: {
      groundId,
      startsAt: 0,
      endsAt: 9,
      objectives: [{ enemyId: 'ghoul', caught, goal: 6 }],
      reward: { xp: 1, currencies: {}, items: [] },
      completedAt: 0,
    },
  })

  it.each([
    ['comes before a mission', 'wood', 3, ['travel', 'mission']],
    ['comes before a mission that is not begun', 'moor', 0, ['travel', 'mission']],
    ['waits for a mission that is begun where the player is', 'moor', 3, ['mission', 'travel']],
  ])('%s', (_which, groundId, caught, expected) => {
    const shown = kinds(mission(groundId, caught))
    expect(shown.filter((kind) => kind === 'travel' || kind === 'mission')).toEqual(expected)
  })

  it('is before shop items if it pays for itself, and after them if it only has new creatures', () => {
    const shop = anItem('cap', 'head', { price: { vgc: 1 } })
    const order = (enemies: typeof release.enemies) =>
      goals(hunter(), { ...release, enemies, items: new Map(release.items).set('cap', shop) })
        .map(({ kind }) => kind)
        .filter((kind) => kind === 'travel' || kind === 'shopItem')
    expect(order(release.enemies)).toEqual(['travel', 'shopItem'])
    expect(order(new Map(release.enemies).set('wolf', anEnemy('wolf')))).toEqual(['shopItem', 'travel'])
  })
})
