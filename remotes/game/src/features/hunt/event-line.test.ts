import { describe, expect, it } from '@jest/globals'
import en from '../../shared/i18n/en.json'
import { aCombatEvent } from '../../testing/a-combat-event'
import { type CombatEvent, eventLine, roundsOf } from './event-line'

const types: readonly CombatEvent['type'][] = [
  'start',
  'round',
  'gainedProc',
  'event',
  'procDamage',
  'retainerAttack',
  'retainerAdded',
  'retainerRemoved',
  'dispel',
  'procEvaded',
  'baseAttackEvaded',
  'leech',
  'healing',
  'stun',
  'theft',
  'baseDamage',
  'endCombat',
]

describe('an event of the log', () => {
  it.each(types)('has a sentence for %s', (type) => {
    expect(eventLine(aCombatEvent({ type })).message in en).toBe(true)
  })

  it('shows the damage that counted, not the damage that was rolled', () => {
    expect(eventLine(aCombatEvent({ damage: 12, damageDiff: 9 })).value).toEqual({ kind: 'damage', amount: 9 })
  })

  it('shows the health a leech restored', () => {
    expect(eventLine(aCombatEvent({ type: 'leech', healingDiff: 4 })).value).toEqual({ kind: 'healing', amount: 4 })
  })

  it('is marked when the enemy caused it', () => {
    expect(eventLine(aCombatEvent({ actor: 'defender' }))).toMatchObject({ isFoe: true, icon: 'fangs' })
  })

  it.each([
    ['win', 'event.endCombat.win'],
    ['draw', 'event.endCombat.draw'],
    ['loss', 'event.endCombat.loss'],
  ] as const)('ends a %s with its own sentence', (result, message) => {
    expect(eventLine(aCombatEvent({ type: 'endCombat', result })).message).toBe(message)
  })
})

describe('the rounds of the log', () => {
  it('come newest first, their events in order, without the events that only start a round', () => {
    const rounds = roundsOf([
      aCombatEvent({ type: 'start', round: 0 }),
      aCombatEvent({ type: 'round', round: 1 }),
      aCombatEvent({ round: 1, damageDiff: 1 }),
      aCombatEvent({ type: 'round', round: 2 }),
      aCombatEvent({ round: 2, damageDiff: 2 }),
      aCombatEvent({ round: 2, damageDiff: 3 }),
    ])
    expect(
      rounds.map(({ round, events }) => [round, events.map(({ type, damageDiff }) => `${type} ${damageDiff}`)]),
    ).toEqual([
      [2, ['baseDamage 2', 'baseDamage 3']],
      [1, ['start 9', 'baseDamage 1']],
    ])
  })
})
