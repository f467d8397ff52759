import { describe, expect, it } from '@jest/globals'
import { aCombatEvent } from '../../testing/a-combat-event'
import en from '../i18n/en.json'
import type { CombatEvent } from './event-kinds'
import { eventLine, roundsOf } from './event-line'

const types: readonly CombatEvent['type'][] = [
  'START',
  'ROUND',
  'GAINED_PROC',
  'EVENT',
  'PROC_DAMAGE',
  'RETAINER_ATTACK',
  'RETAINER_ADDED',
  'RETAINER_REMOVED',
  'DISPEL',
  'PROC_EVADED',
  'BASE_ATTACK_EVADED',
  'LEECH',
  'HEALING',
  'STUN',
  'THEFT',
  'BASE_DAMAGE',
  'END_COMBAT',
]

describe('an event of the log', () => {
  it('has the image of the proc or the retainer behind it', () => {
    const image = { id: 'a'.repeat(24) }
    const procOf = (proc: { readonly id: string } | null) =>
      eventLine(aCombatEvent({ type: 'GAINED_PROC', proc: { name: 'Leech', image: proc } })).imageId
    expect([procOf(image), procOf(null)]).toEqual([image.id, null])
    const retainer = { name: 'Hound', item: { id: 'hound', image } }
    expect(eventLine(aCombatEvent({ type: 'RETAINER_ATTACK', retainer })).imageId).toBe(image.id)
  })

  it.each(types)('has a sentence for %s', (type) => {
    expect(eventLine(aCombatEvent({ type })).message in en).toBe(true)
  })

  it('is shown as unknown where only a newer gateway has its type', () => {
    const event = Object.assign(aCombatEvent(), { type: 'TELEPORT' })
    expect(eventLine(event)).toMatchObject({ icon: 'star', message: 'event.unknown', value: null })
  })

  it('shows the damage that took effect', () => {
    expect(eventLine(aCombatEvent({ effectiveDamage: 9 })).value).toEqual({ kind: 'damage', amount: 9 })
  })

  it('shows the health a leech restored', () => {
    expect(eventLine(aCombatEvent({ type: 'LEECH', effectiveHealing: 4 })).value).toEqual({
      kind: 'healing',
      amount: 4,
    })
  })

  it('is marked when the enemy caused it', () => {
    expect(eventLine(aCombatEvent({ actor: 'DEFENDER' }))).toMatchObject({ isFoe: true, icon: 'fangs' })
  })

  it.each([
    ['WIN', 'event.END_COMBAT.WIN'],
    ['DRAW', 'event.END_COMBAT.DRAW'],
    ['LOSS', 'event.END_COMBAT.LOSS'],
  ] as const)('ends a %s with its own sentence', (result, message) => {
    expect(eventLine(aCombatEvent({ type: 'END_COMBAT', result })).message).toBe(message)
  })
})

describe('the rounds of the log', () => {
  it('come newest first, their events in order, without the events that only start a round', () => {
    const rounds = roundsOf([
      aCombatEvent({ type: 'START', round: 0 }),
      aCombatEvent({ type: 'ROUND', round: 1 }),
      aCombatEvent({ round: 1, effectiveDamage: 1 }),
      aCombatEvent({ type: 'ROUND', round: 2 }),
      aCombatEvent({ round: 2, effectiveDamage: 2 }),
      aCombatEvent({ round: 2, effectiveDamage: 3 }),
    ])
    expect(
      rounds.map(({ round, events }) => [
        round,
        events.map(({ type, effectiveDamage }) => `${type} ${effectiveDamage}`),
      ]),
    ).toEqual([
      [2, ['BASE_DAMAGE 2', 'BASE_DAMAGE 3']],
      [1, ['START 9', 'BASE_DAMAGE 1']],
    ])
  })
})
