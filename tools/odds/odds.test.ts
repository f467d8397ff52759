import { describe, expect, it } from '@jest/globals'
import { packRelease } from '@sanguine/content/testing'
import { attractionCases, enemyCases } from './cases'
import { checkAttraction } from './check-attraction'
import { checkEnemy } from './check-enemy'
import { deviationLimit, deviations } from './row'

const release = packRelease()
const nameOf = (id: string | null) => release.items.get(id ?? '')?.name ?? 'nothing'

// with 100,000 hunts each: `npm run test:odds`
describe('the odds of the content pack', () => {
  const enemies = enemyCases(release).map(
    ([groundId, enemyId]) => [release.enemies.get(enemyId)?.name, groundId, enemyId] as const,
  )

  it('are compared for every visible enemy', () => {
    expect(enemies).toHaveLength([...release.enemies.values()].filter(({ visible }) => visible).length)
  })

  it.each(enemies)('of a hunt for %s match the simulation', (_, groundId, enemyId) => {
    expect(checkEnemy(release, groundId, enemyId, 150).maxDeviations).toBeLessThan(deviationLimit)
  })

  const attractions = attractionCases(release).map(
    (given) => [release.grounds.get(given.groundId)?.name, nameOf(given.baitId), nameOf(given.hexId), given] as const,
  )
  it.each(attractions)(
    'of the enemies that come on %s to %s with %s match the simulation',
    (_ground, _bait, _hex, given) => {
      expect(checkAttraction(release, given, 300).maxDeviations).toBeLessThan(deviationLimit)
    },
  )
})

describe('deviations', () => {
  it('detects a wrong chance', () => {
    expect(deviations(50_300, 100_000, 0.5)).toBeLessThan(deviationLimit)
    expect(deviations(51_000, 100_000, 0.5)).toBeGreaterThan(deviationLimit)
    expect(deviations(51_000, 100_000, 0.5, 0.01)).toBeLessThan(deviationLimit)
    expect(deviations(100, 100_000, 0)).toBeGreaterThan(deviationLimit)
  })
})
