import type { CombatEvent, CombatEventType, Side } from '@sanguine/rules'
import type { CombatEventObject, ResolversTypes } from '@sanguine/schema'

type Names = Readonly<Record<Side, string>>

const typeNames = {
  start: 'CombatStartEvent',
  round: 'RoundStartEvent',
  gainedProc: 'ProcGainedEvent',
  event: 'ProcFiredEvent',
  procDamage: 'ProcDamageEvent',
  retainerAttack: 'RetainerAttackEvent',
  retainerAdded: 'RetainerAddedEvent',
  retainerRemoved: 'RetainerRemovedEvent',
  dispel: 'DispelEvent',
  procEvaded: 'ProcEvadedEvent',
  baseAttackEvaded: 'AttackEvadedEvent',
  leech: 'LeechEvent',
  healing: 'HealingEvent',
  stun: 'StunEvent',
  theft: 'TheftEvent',
  baseDamage: 'AttackEvent',
  endCombat: 'CombatEndEvent',
} as const satisfies Readonly<Record<CombatEventType, keyof ResolversTypes>>

/** Events for GraphQL, which reads their types and fields by name. */
export const combatEvents = (events: readonly CombatEvent[], names: Names): CombatEventObject[] =>
  events.map((event) => ({
    __typename: typeNames[event.type],
    round: event.round,
    actor: event.actor,
    actorName: names[event.actor],
    target: event.target,
    targetName: names[event.target],
    standing: {
      attackerHealth: event.attackerHealth,
      defenderHealth: event.defenderHealth,
      attackerTotalDamage: event.totalDamageAttacker,
      defenderTotalDamage: event.totalDamageTarget,
    },
    damage: event.damage,
    effectiveDamage: event.damageDiff,
    isCriticalHit: event.isCriticalHit,
    healing: event.healing,
    effectiveHealing: event.healingDiff,
    goldChange: event.goldChange,
    proc: event.proc,
    retainer: event.retainer,
    result: event.result,
  }))
