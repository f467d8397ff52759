import { describe, expect, it } from '@jest/globals'
import { packRelease } from '@sanguine/content/testing'
import { homes, lures } from './cases'
import { checkAttraction } from './check-attraction'
import { checkEnemy } from './check-enemy'
import { deviations, mostDeviations } from './row'

const release = packRelease()
const nameOf = (id: string | null) => release.items.get(id ?? '')?.name ?? 'nothing'

// with 100,000 hunts each: `npm run test:odds`
describe('the odds of the content pack', () => {
  const enemies = homes(release).map(
    ([groundId, enemyId]) => [release.enemies.get(enemyId)?.name, groundId, enemyId] as const,
  )

  it('are held against the dice for every visible enemy', () => {
    expect(enemies).toHaveLength([...release.enemies.values()].filter(({ visible }) => visible).length)
  })

  it.each(enemies)('of a hunt for %s are those of the dice', (_, groundId, enemyId) => {
    expect(checkEnemy(release, groundId, enemyId, 150).worst).toBeLessThan(mostDeviations)
  })

  const all = lures(release).map(
    (lure) => [release.grounds.get(lure.groundId)?.name, nameOf(lure.baitId), nameOf(lure.hexId), lure] as const,
  )
  it.each(all)('of who comes on %s to %s with %s are those of the dice', (_ground, _bait, _hex, lure) => {
    expect(checkAttraction(release, lure, 300).worst).toBeLessThan(mostDeviations)
  })
})

describe('the measure', () => {
  it('knows a loaded die', () => {
    expect(deviations(50_300, 100_000, 0.5)).toBeLessThan(mostDeviations)
    expect(deviations(51_000, 100_000, 0.5)).toBeGreaterThan(mostDeviations)
    expect(deviations(51_000, 100_000, 0.5, 0.01)).toBeLessThan(mostDeviations)
    expect(deviations(100, 100_000, 0)).toBeGreaterThan(mostDeviations)
  })
})
