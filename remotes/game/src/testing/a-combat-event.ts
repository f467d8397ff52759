import type { CombatEvent } from '../shared/combat/event-kinds'

type EventOf<Type extends CombatEvent['__typename']> = Extract<CombatEvent, { readonly __typename: Type }>

const common = { round: 1, actor: 'ATTACKER', actorName: 'Morwenna', targetName: 'Grave Rat' } as const
const proc = { name: 'Curse', image: null }
const retainer = { name: 'Hound', item: { id: 'hound', image: null } }

const events: { readonly [Type in CombatEvent['__typename']]: EventOf<Type> } = {
  CombatStartEvent: { __typename: 'CombatStartEvent', ...common },
  RoundStartEvent: { __typename: 'RoundStartEvent', ...common },
  ProcGainedEvent: { __typename: 'ProcGainedEvent', ...common, proc },
  ProcFiredEvent: { __typename: 'ProcFiredEvent', ...common, proc },
  ProcDamageEvent: { __typename: 'ProcDamageEvent', ...common, proc, effectiveDamage: 9 },
  RetainerAttackEvent: { __typename: 'RetainerAttackEvent', ...common, retainer, effectiveDamage: 9 },
  RetainerAddedEvent: { __typename: 'RetainerAddedEvent', ...common, proc, retainer },
  RetainerRemovedEvent: { __typename: 'RetainerRemovedEvent', ...common, proc, retainer },
  DispelEvent: { __typename: 'DispelEvent', ...common, proc },
  ProcEvadedEvent: { __typename: 'ProcEvadedEvent', ...common, proc },
  AttackEvadedEvent: { __typename: 'AttackEvadedEvent', ...common, proc },
  LeechEvent: { __typename: 'LeechEvent', ...common, proc, effectiveDamage: 9, effectiveHealing: 4 },
  HealingEvent: { __typename: 'HealingEvent', ...common, proc, effectiveHealing: 4 },
  StunEvent: { __typename: 'StunEvent', ...common, proc },
  TheftEvent: { __typename: 'TheftEvent', ...common, proc, goldChange: 5 },
  AttackEvent: { __typename: 'AttackEvent', ...common, effectiveDamage: 9, isCriticalHit: false },
  CombatEndEvent: { __typename: 'CombatEndEvent', ...common, result: 'WIN' },
}

export const combatEventTypes = Object.keys(events) as CombatEvent['__typename'][]

/** An event of a type in round one, caused by the player, with overrides. */
export const aCombatEvent = <Type extends CombatEvent['__typename']>(
  type: Type,
  overrides: Partial<EventOf<Type>> = {},
): EventOf<Type> => ({ ...events[type], ...overrides })

/** A hit of the player in round one, with overrides. */
export const anAttack = (overrides: Partial<EventOf<'AttackEvent'>> = {}): CombatEvent =>
  aCombatEvent('AttackEvent', overrides)
