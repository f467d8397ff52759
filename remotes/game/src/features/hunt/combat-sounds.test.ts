import { describe, expect, it } from '@jest/globals'
import { aCombatEvent } from '../../testing/a-combat-event'
import { aCombat } from '../../testing/builders'
import { combatSounds } from './combat-sounds'
import type { CombatEvent } from './event-line'
import type { Combat } from './use-hunt'

const soundsOf = (events: readonly Partial<CombatEvent>[], overrides: object = {}, played = 0) =>
  combatSounds(
    aCombat({ combatEvents: events.map((event) => aCombatEvent(event)), ...overrides }) as unknown as Combat,
    played,
  ).map(([cue]) => cue)

describe('the sounds of a combat', () => {
  it('differ for hits, critical hits and evaded hits, in their order', () => {
    expect(soundsOf([{}, { isCriticalHit: true }, { type: 'baseAttackEvaded' }, { type: 'healing' }])).toEqual([
      'hit',
      'critical',
      'evade',
    ])
  })

  it('are those of the rounds that were not played yet', () => {
    expect(soundsOf([{ round: 1 }, { round: 2, isCriticalHit: true }], {}, 1)).toEqual(['critical'])
  })

  it('end with the result, after the last few hits of many', () => {
    const events = Array.from({ length: 9 }, () => ({}))
    const over = { combatEnded: true, result: 'loss' }
    expect(soundsOf(events, over)).toEqual(['hit', 'hit', 'hit', 'hit', 'loss'])
    const delays = combatSounds(aCombat({ ...over, combatEvents: [] }) as unknown as Combat, 0)
    expect(delays).toEqual([['loss', 0.25]])
  })
})
