import { describe, expect, it } from '@jest/globals'
import { aCombatEvent, anAttack, combatEventTypes } from '../../testing/a-combat-event'
import en from '../i18n/en.json'
import { eventLine, roundsOf } from './event-line'

describe('an event of the log', () => {
  it('has the image of its proc or retainer', () => {
    const image = { id: 'a'.repeat(24) }
    const procOf = (proc: { readonly id: string } | null) =>
      eventLine(aCombatEvent('ProcGainedEvent', { proc: { name: 'Leech', image: proc } })).imageId
    expect([procOf(image), procOf(null)]).toEqual([image.id, null])
    const retainer = { name: 'Hound', item: { id: 'hound', image } }
    expect(eventLine(aCombatEvent('RetainerAttackEvent', { retainer })).imageId).toBe(image.id)
  })

  it.each(combatEventTypes)('has a sentence for %s', (type) => {
    expect(eventLine(aCombatEvent(type)).message in en).toBe(true)
  })

  it('is shown as unknown if only a newer gateway knows its type', () => {
    const event = Object.assign(anAttack(), { __typename: 'TeleportEvent' })
    expect(eventLine(event)).toMatchObject({ icon: 'star', message: 'event.unknown', value: null })
  })

  it('shows the damage that took effect', () => {
    expect(eventLine(anAttack({ effectiveDamage: 9 })).value).toEqual({ kind: 'damage', amount: 9 })
  })

  it('shows the health a leech restored', () => {
    expect(eventLine(aCombatEvent('LeechEvent', { effectiveHealing: 4 })).value).toEqual({
      kind: 'healing',
      amount: 4,
    })
  })

  it('is marked when the enemy caused it', () => {
    expect(eventLine(anAttack({ actor: 'DEFENDER' }))).toMatchObject({ isFoe: true, icon: 'fangs' })
  })

  it.each([
    ['WIN', 'event.END_COMBAT.WIN'],
    ['DRAW', 'event.END_COMBAT.DRAW'],
    ['LOSS', 'event.END_COMBAT.LOSS'],
  ] as const)('ends a %s with its own sentence', (result, message) => {
    expect(eventLine(aCombatEvent('CombatEndEvent', { result })).message).toBe(message)
  })
})

describe('the rounds of the log', () => {
  it('are newest first, with events in order, without those that only start a round', () => {
    const rounds = roundsOf([
      aCombatEvent('CombatStartEvent', { round: 0 }),
      aCombatEvent('RoundStartEvent', { round: 1 }),
      anAttack({ round: 1, actorName: 'A' }),
      aCombatEvent('RoundStartEvent', { round: 2 }),
      anAttack({ round: 2, actorName: 'B' }),
      anAttack({ round: 2, actorName: 'C' }),
    ])
    expect(
      rounds.map(({ round, events }) => [
        round,
        events.map(({ __typename, actorName }) => `${__typename} ${actorName}`),
      ]),
    ).toEqual([
      [2, ['AttackEvent B', 'AttackEvent C']],
      [1, ['CombatStartEvent Morwenna', 'AttackEvent A']],
    ])
  })
})
