import { describe, expect, it } from '@jest/globals'
import type { CombatResult } from '../../generated/documents'
import type { CombatEvent } from '../../shared/combat/event-kinds'
import { aCombatEvent, anAttack } from '../../testing/a-combat-event'
import { aCombat } from '../../testing/builders'
import { combatSounds } from './combat-sounds'

const soundsOf = (events: readonly CombatEvent[], result: CombatResult = 'ONGOING', played = 0) =>
  combatSounds(aCombat({ events, result }), played).map(([cue]) => cue)

describe('the sounds of a combat', () => {
  it('differ for hits, critical hits and evaded hits, in their order', () => {
    const critical = anAttack({ isCriticalHit: true })
    const events = [anAttack(), critical, aCombatEvent('AttackEvadedEvent'), aCombatEvent('HealingEvent')]
    expect(soundsOf(events)).toEqual(['hit', 'critical', 'evade'])
  })

  it('are only those of newly played rounds', () => {
    expect(soundsOf([anAttack(), anAttack({ round: 2, isCriticalHit: true })], 'ONGOING', 1)).toEqual(['critical'])
  })

  it('end with the sound of the result, after at most four hits', () => {
    const events = Array.from({ length: 9 }, () => anAttack())
    expect(soundsOf(events, 'LOSS')).toEqual(['hit', 'hit', 'hit', 'hit', 'loss'])
    const delays = combatSounds(aCombat({ result: 'LOSS' }), 0)
    expect(delays).toEqual([['loss', 0.25]])
  })
})
