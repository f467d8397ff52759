import { describe, expect, it } from '@jest/globals'
import type { CombatResult } from '../../generated/documents'
import type { CombatEvent } from '../../shared/combat/event-kinds'
import { aCombatEvent } from '../../testing/a-combat-event'
import { aCombat } from '../../testing/builders'
import { combatSounds } from './combat-sounds'

const soundsOf = (events: readonly Partial<CombatEvent>[], result: CombatResult = 'ONGOING', played = 0) =>
  combatSounds(aCombat({ events: events.map((event) => aCombatEvent(event)), result }), played).map(([cue]) => cue)

describe('the sounds of a combat', () => {
  it('differ for hits, critical hits and evaded hits, in their order', () => {
    expect(soundsOf([{}, { isCriticalHit: true }, { type: 'BASE_ATTACK_EVADED' }, { type: 'HEALING' }])).toEqual([
      'hit',
      'critical',
      'evade',
    ])
  })

  it('are those of the rounds that were not played yet', () => {
    expect(soundsOf([{ round: 1 }, { round: 2, isCriticalHit: true }], 'ONGOING', 1)).toEqual(['critical'])
  })

  it('end with the result, after the last few hits of many', () => {
    const events = Array.from({ length: 9 }, () => ({}))
    expect(soundsOf(events, 'LOSS')).toEqual(['hit', 'hit', 'hit', 'hit', 'loss'])
    const delays = combatSounds(aCombat({ result: 'LOSS' }), 0)
    expect(delays).toEqual([['loss', 0.25]])
  })
})
