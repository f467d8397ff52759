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
  it('deal what their base attacks are multiplied to, rounded', () => {
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

  it('have what the health of a creature is multiplied to, and one at least', () => {
    expect(creatureIn(phaseOf('moon', 'waxingMoon'), aCreature({ maxHealth: 200 })).maxHealth).toBe(210)
    expect(creatureIn(phaseOf('moon', 'waningMoon'), aCreature({ maxHealth: 1 })).maxHealth).toBe(1)
  })

  it('are as ever without a phase, and in one that changes no fight', () => {
    for (const phase of [null, phaseOf('ash', 'ashfall')]) {
      expect(hunterIn(phase, aFighter())).toEqual(aFighter())
      expect(creatureIn(phase, aCreature())).toEqual(aCreature())
    }
  })

  it('are told apart by what changes a fight alone', () => {
    const none = fightKeyOf(null)
    expect(fightKeyOf(phaseOf('tide', 'highTide'))).toBe(none)
    expect(fightKeyOf(phaseOf('tide', 'ebbTide'))).not.toBe(none)
    expect(fightKeyOf(phaseOf('tide', 'ebbTide'))).not.toBe(fightKeyOf(phaseOf('tide', 'floodTide')))
  })
})
