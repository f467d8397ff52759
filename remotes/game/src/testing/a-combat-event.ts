import type { CombatEvent } from '../shared/combat/event-kinds'

/** A hit of the player in round one, with overrides. */
export const aCombatEvent = (overrides: Partial<CombatEvent> = {}): CombatEvent => ({
  type: 'BASE_DAMAGE',
  round: 1,
  actor: 'ATTACKER',
  actorName: 'Morwenna',
  targetName: 'Grave Rat',
  effectiveDamage: 9,
  effectiveHealing: 0,
  isCriticalHit: false,
  goldChange: 0,
  proc: null,
  retainer: null,
  result: 'ONGOING',
  ...overrides,
})
