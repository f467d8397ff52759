import { describe, expect, it } from '@jest/globals'
import { aCombatEvent, anAttack } from '../../testing/a-combat-event'
import { marksOf } from './fight-marks'

const kinds = (events: Parameters<typeof marksOf>[0]) => {
  const { ATTACKER, DEFENDER } = marksOf(events)
  return { hunter: ATTACKER.map(({ kind }) => kind), creature: DEFENDER.map(({ kind }) => kind) }
}

describe('the marks of a round', () => {
  it('are at the target for critical hits and evasions, and at the owner for procs', () => {
    expect(
      kinds([
        anAttack({ isCriticalHit: true }),
        aCombatEvent('AttackEvadedEvent', { actor: 'DEFENDER' }),
        aCombatEvent('LeechEvent', { actor: 'DEFENDER' }),
      ]),
    ).toEqual({ hunter: ['evaded'], creature: ['critical', 'proc'] })
  })

  it('do not exist for ordinary hits, gained procs and the start and end of a fight', () => {
    const types = [
      'CombatStartEvent',
      'RoundStartEvent',
      'ProcGainedEvent',
      'RetainerAttackEvent',
      'CombatEndEvent',
    ] as const
    expect(kinds([anAttack(), ...types.map((type) => aCombatEvent(type))])).toEqual({ hunter: [], creature: [] })
  })

  it('are the last three of many', () => {
    const hits = Array.from({ length: 9 }, (_, damage) => anAttack({ isCriticalHit: true, effectiveDamage: damage }))
    expect(marksOf(hits).DEFENDER.map((mark) => mark.kind === 'critical' && mark.damage)).toEqual([6, 7, 8])
  })
})
