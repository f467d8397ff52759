import { describe, expect, it } from '@jest/globals'
import { draws, packRelease } from '@sanguine/content/testing'
import { enoughWins } from '@sanguine/rules'
import { enemyCases } from './cases'
import { checkAdvice, type FollowedAdvice, type Means } from './check-advice'
import type { EnemyCase } from './check-enemy'
import { deviationLimit } from './row'

const release = packRelease()
const encounters = enemyCases(release)

/**
 * For each advice; a thousand in `npm run test:deep`. One of the 51 chances that are compared is off by accident with a
 * probability of one in 2,600 at most: see `deviationLimit`.
 */
const fights = draws(300, 1000)

/** The player's possessions besides the equipped items, by turns: the gear of the ground's tier, money, nothing. */
const meansOf = (own: EnemyCase, turn: number): Means =>
  ([{ owned: own.setup.items.filter(({ type }) => type !== 'bait') }, 'plenty', 'nothing'] as const)[turn % 3] ??
  'nothing'

/** On the first two grounds and every other a creature that is met in the gear of the tier before. */
const cases = [...release.grounds.values()]
  .filter((_, index) => index < 2 || index % 2 === 0)
  .flatMap((ground, turn) => {
    const here = encounters.filter((encounter) => encounter.ground === ground)
    const [before, own] = here.slice(3 * Math.floor(here.length / 6))
    if (!before || !own) return []
    return [{ ground: ground.name, enemy: before.enemy.name, given: before, means: meansOf(own, turn) }]
  })

describe('advice about lost fights of the content pack', () => {
  const followed: FollowedAdvice[] = []

  it.each(cases)('on $ground against $enemy agrees with many fights', ({ given, means }) => {
    const advised = checkAdvice(release, given, means, fights)
    followed.push(advised)
    const { before, item, damage } = advised
    const compared = [before, item?.after, item?.gain, damage].flatMap((win) => win ?? [])
    expect(compared.filter(({ deviations }) => !(deviations < deviationLimit))).toEqual([])
    if (damage) {
      expect(damage.told).toBeGreaterThanOrEqual(enoughWins)
      expect(damage.oneLess).toBeLessThan(enoughWins)
    }
    // a gain of a few hundredths may be an accident's in so many fights
    if (item && item.gain.told > 0.1) expect(item.gain.played).toBeGreaterThan(0)
  })

  it('includes equipping, buying, saving coins and gaining XP', () => {
    const actions = followed.map(({ told }) => told.item?.action)
    for (const action of ['wear', 'buy', 'later'] as const)
      expect(actions.filter((told) => told === action).length).toBeGreaterThanOrEqual(3)
    const missingXp = followed.map(({ told }, index) => {
      const requiredXp = release.items.get(told.item?.itemId ?? '')?.requiredXp ?? 0
      return requiredXp - (cases[index]?.given.xp ?? 0)
    })
    expect(missingXp.filter((missing) => missing > 0)).not.toEqual([])
  })
})
