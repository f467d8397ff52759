import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { aRuledRelease } from '../testing/a-region'
import { aRelease } from '../testing/a-release'
import { regionRuleNames } from './region-rule'
import { phaseNamed, regionRules } from './region-rules'
import { phaseOn, regionState } from './region-state'

const nobody = {}
const at = (rule: (typeof regionRuleNames)[number], now: number, speed = 1) => {
  const state = regionState('region', nobody, aRuledRelease(rule), { now, speed })
  if (!state) throw new Error('the region has lost its rule')
  return state
}

const cycles = regionRuleNames.filter((name) => name !== 'heat')
const secondsOf = (name: (typeof regionRuleNames)[number]) =>
  regionRules[name].phases.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0)

describe('the rule of a region', () => {
  it('is null if the content names none, and on a ground that does not exist', () => {
    const clock = { now: 0, speed: 1 }
    expect(regionState('region', nobody, aRelease(), clock)).toBeNull()
    expect(regionState('gone', nobody, aRuledRelease('tide'), clock)).toBeNull()
    expect(phaseOn('gone', nobody, aRuledRelease('tide'), clock)).toBeNull()
    expect(phaseOn('moor', nobody, aRuledRelease('tide'), clock)?.name).toBe('floodTide')
  })

  it('is found by the names stored in a combat, and is null for unknown names', () => {
    for (const { name, phases } of Object.values(regionRules))
      for (const phase of phases) expect(phaseNamed(name, phase.name)).toBe(phase)
    expect(phaseNamed('tide', 'fullMoon')).toBeNull()
    expect(phaseNamed('toString', 'lowTide')).toBeNull()
  })

  it('has phases that no other rule has', () => {
    const names = Object.values(regionRules).flatMap(({ phases }) => phases.map(({ name }) => name))
    expect(new Set(names).size).toBe(names.length)
  })
})

describe.each(cycles)('the cycle of the %s', (name) => {
  const { phases } = regionRules[name]
  const cycle = secondsOf(name) * 1000

  it('goes through its phases in order, and turns at the predicted millisecond', () => {
    let now = 0
    for (const [index, phase] of [...phases, ...phases].entries()) {
      const state = at(name, now)
      const turnsAt = now + (phase.seconds ?? 0) * 1000
      const next = phases[(index + 1) % phases.length]
      expect(state).toMatchObject({ phase, beganAt: now, turnsAt, next, heat: 0 })
      expect(at(name, turnsAt - 1)).toEqual(state)
      now = turnsAt
    }
    expect(now).toBe(2 * cycle)
  })

  it('does not divide a day, so that each hour of the day gets every phase in time', () => {
    expect((86_400_000 / cycle) % 1).not.toBe(0)
    const met = new Set(Array.from({ length: 200 }, (_, day) => at(name, day * 86_400_000).phase.name))
    expect(met.size).toBe(phases.length)
  })

  it('depends on the time alone: after the clock is set back the phase is that of the new time', () => {
    const before = at(name, 5_000_000)
    at(name, 9_000_000_000)
    expect(at(name, 5_000_000)).toEqual(before)
  })

  it('covers every time, also before 1970, at any speed', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 4e12 }), fc.constantFrom(0.5, 1, 7, 60, 100_000), (now, speed) => {
        const { beganAt, turnsAt } = at(name, now, speed)
        expect(beganAt).toBeLessThanOrEqual(now)
        expect(turnsAt).toBeGreaterThan(now)
        expect(at(name, turnsAt ?? 0, speed).beganAt).toBe(turnsAt)
      }),
    )
  })

  it('is shortened by the game speed', () => {
    expect(at(name, 0, 60).turnsAt).toBe(((phases[0].seconds ?? 0) * 1000) / 60)
  })
})
