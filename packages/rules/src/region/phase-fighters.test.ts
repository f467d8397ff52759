import { describe, expect, it } from '@jest/globals'
import { aCreature, aFighter } from '../testing/a-combat'
import { creatureIn, fightKeyOf, hunterIn } from './phase-fighters'
import type { PhaseName, RegionRuleName } from './region-rule'
import { phaseNamed } from './region-rules'

const phaseOf = (rule: RegionRuleName, name: PhaseName) => {
  const phase = phaseNamed(rule, name)
  if (!phase) throw new Error(`there is no phase ${name}`)
  return phase
}

describe('the fighters in a phase', () => {
  it('have their base attacks multiplied and rounded', () => {
    const finale = phaseOf('opera', 'finale')
    expect(hunterIn(finale, aFighter({ damageFrom: 50, damageTo: 105 }))).toMatchObject({
      damageFrom: 55,
      damageTo: 116,
    })
    expect(creatureIn(finale, aCreature({ damageFrom: 25, damageTo: 50 }))).toMatchObject({
      damageFrom: 31,
      damageTo: 63,
    })
  })

  it('have the health of a creature multiplied, at least 1', () => {
    expect(creatureIn(phaseOf('moon', 'waxingMoon'), aCreature({ maxHealth: 200 })).maxHealth).toBe(210)
    expect(creatureIn(phaseOf('moon', 'waningMoon'), aCreature({ maxHealth: 1 })).maxHealth).toBe(1)
  })

  it('are unchanged without a phase, and in one that does not change fights', () => {
    for (const phase of [null, phaseOf('ash', 'ashfall')]) {
      expect(hunterIn(phase, aFighter())).toEqual(aFighter())
      expect(creatureIn(phase, aCreature())).toEqual(aCreature())
    }
  })

  it('have a key that depends only on changes of fights', () => {
    const none = fightKeyOf(null)
    expect(fightKeyOf(phaseOf('tide', 'highTide'))).toBe(none)
    expect(fightKeyOf(phaseOf('tide', 'ebbTide'))).not.toBe(none)
    expect(fightKeyOf(phaseOf('tide', 'ebbTide'))).not.toBe(fightKeyOf(phaseOf('tide', 'floodTide')))
  })
})
