import { describe, expect, it } from '@jest/globals'
import { everyNth, gearAt, hunterIn, packRelease } from '@sanguine/content/testing'
import { canEquip, encounterOdds, slots } from '@sanguine/rules'
import { attractionCases, enemyCases } from './cases'
import { checkAttraction } from './check-attraction'
import { checkEnemy } from './check-enemy'
import { checkTotals } from './check-totals'
import { phasesOf } from './in-phase'
import { deviationLimit, deviations } from './row'

const release = packRelease()
const nameOf = (id: string | null) => release.items.get(id ?? '')?.name ?? 'nothing'

// With 100,000 hunts each: `npm run test:odds`. Every fourth case, so the set-ups take turns: all of them with `npm run test:deep`.
describe('the odds of the content pack', () => {
  const encounters = enemyCases(release).map(
    (given) => [given.enemy.name, given.setup.name, given.phase?.name ?? 'no phase', given] as const,
  )

  it('are compared for every visible enemy in three possible setups, and in every phase', () => {
    expect(encounters).toHaveLength(3 * [...release.enemies.values()].filter(({ isVisible }) => isVisible).length)
    for (const [, , , { setup, ground, xp }] of encounters) {
      const state = hunterIn(setup.items, { groundId: ground.id, xp }, release)
      expect(setup.items.filter((item) => !canEquip(state, item))).toEqual([])
      expect(slots(state, release).filter(({ isActive }) => isActive)).toHaveLength(setup.items.length)
    }
    const met = new Set(encounters.map(([, , , { phase }]) => phase))
    const phases = [...release.grounds.keys()].flatMap((groundId) => phasesOf(groundId, release))
    expect(met).toEqual(new Set(phases))
  })

  it.each(everyNth(4, encounters))(
    'of a hunt for %s in %s, %s, agree with simulation',
    (_enemy, _setup, _phase, given) => {
      expect(checkEnemy(release, given, 60).maxDeviations).toBeLessThan(deviationLimit)
    },
  )

  const gears = [
    ['a fledgling', 0],
    ['a hunter of 2,000 XP', 2_000],
    ['a hunter of all ranks', Number.MAX_SAFE_INTEGER],
  ] as const
  it.each(gears)('of the gear of %s agree with simulation, for every fourth enemy (for all: test:deep)', (_, xp) => {
    const setup = { name: `gear of ${xp} XP`, items: gearAt(xp, release) }
    const ofGear = everyNth(
      4,
      encounters.filter((_, index) => index % 3 === 0),
    ).map(([, , , given]) => ({ ...given, setup, xp }))
    const rows = ofGear.map((given) => checkEnemy(release, given, 60))
    expect(rows.filter(({ maxDeviations }) => maxDeviations >= deviationLimit)).toEqual([])
  })

  it('are consistent with each other for nearly impossible wins', () => {
    const beginner = hunterIn(gearAt(0, release), { groundId: '', xp: 0 }, release)
    const told = everyNth(4, [...release.enemies.values()]).map((enemy) => ({
      enemy,
      odds: encounterOdds(enemy, beginner, release),
    }))
    const impossible = told.filter(({ odds }) => odds.win < 1e-9)
    expect(impossible).not.toEqual([])
    expect(impossible.filter(({ enemy, odds }) => odds.winXp !== enemy.xp)).toEqual([])
  })

  const totals = [...release.grounds.values()].map((ground, index) => {
    const [gear, xp] = gears[index % gears.length] ?? gears[0]
    return [ground.name, gear, ground.id, xp] as const
  })
  it.each(everyNth(4, totals))(
    'of a hunt on %s in the gear of %s add up to its rewards',
    (_ground, _gear, groundId, xp) => {
      for (const { name, expected, counted, tolerance } of checkTotals(release, groundId, xp, 300))
        expect({ name, isWithin: Math.abs(expected - counted) <= tolerance }).toEqual({ name, isWithin: true })
    },
  )

  const attractions = attractionCases(release).map(
    (given) => [release.grounds.get(given.groundId)?.name, nameOf(given.baitId), nameOf(given.hexId), given] as const,
  )
  it.each(everyNth(4, attractions))(
    'of the enemies that appear on %s with %s and %s agree with simulation',
    (_ground, _bait, _hex, given) => {
      expect(checkAttraction(release, given, 300).maxDeviations).toBeLessThan(deviationLimit)
    },
  )
})

describe('deviations', () => {
  it('detect a wrong chance', () => {
    expect(deviations(50_300, 100_000, 0.5)).toBeLessThan(deviationLimit)
    expect(deviations(51_000, 100_000, 0.5)).toBeGreaterThan(deviationLimit)
    expect(deviations(51_000, 100_000, 0.5, 0.01)).toBeLessThan(deviationLimit)
    expect(deviations(100, 100_000, 0)).toBeGreaterThan(deviationLimit)
    expect(deviations(99_900, 100_000, 1)).toBeGreaterThan(deviationLimit)
  })

  it('are those of the normal distribution for large counts, and tolerate rare events', () => {
    expect(deviations(50_300, 100_000, 0.5)).toBeCloseTo(300 / Math.sqrt(25_000), 2)
    expect(deviations(50_000, 100_000, 0.5)).toBe(0)
    expect(deviations(3, 60, 0.001)).toBeLessThan(deviationLimit)
    expect(deviations(0, 60, 0)).toBe(0)
  })
})
