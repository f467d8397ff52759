import type { CombatEvent } from '../features/hunt/event-line'

/** A hit of the player in round one, with overrides. */
export const aCombatEvent = (overrides: Partial<CombatEvent> = {}): CombatEvent => ({
  type: 'baseDamage',
  round: 1,
  actor: 'attacker',
  target: 'defender',
  attackerName: 'Morwenna',
  targetName: 'Grave Rat',
  damage: 12,
  damageDiff: 9,
  isCriticalHit: false,
  healing: 0,
  healingDiff: 0,
  goldChange: 0,
  proc: null,
  retainer: null,
  attackerHealth: 100,
  defenderHealth: 20,
  result: 'ongoing',
  ...overrides,
})
