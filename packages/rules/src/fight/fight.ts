import type { Rolls } from '../random/rolls'
import type {
  Combat,
  CombatEvent,
  CombatEventType,
  CombatResult,
  Fighter,
  Proc,
  ProcEventType,
  Retainer,
  RetainerEventType,
  Side,
} from './combat'

/** One side while the fight runs. */
export interface Combatant {
  readonly side: Side
  readonly fighter: Fighter
  health: number
  /** damage that its side has dealt so far */
  dealt: number
  /** retainers still fighting; at first all of the fighter's own */
  retainers: readonly Retainer[]
  /** whether it loses its next turn */
  isStunned: boolean
  /** lasting effects with the strength with which they were gained, oldest first */
  gained: readonly GainedProc[]
  /** coins that can still be stolen from it */
  gold: number
}

export interface GainedProc {
  readonly proc: Proc
  readonly strength: number
}

/** The differences between versions, and between combats of one version. */
export interface FightVariant {
  /** whether bloodcraze makes the base attacks of both sides stronger from round to round */
  readonly hasBloodcraze: boolean
  /** whether procs except evasion fire at `attacked` and `procced` */
  readonly hasReactions: boolean
}

/** A fight while it is played. It is the only object of the rules that changes in place, and it never leaves `play`. */
export interface Fight {
  readonly attacker: Combatant
  readonly defender: Combatant
  readonly rolls: Rolls
  readonly events: CombatEvent[]
  readonly variant: FightVariant
  round: number
  result: CombatResult
}

const combatantOf = (side: Side, fighter: Fighter): Combatant => ({
  side,
  fighter,
  health: fighter.maxHealth,
  dealt: 0,
  retainers: fighter.retainers,
  isStunned: false,
  gained: [],
  gold: fighter.gold,
})

export const newFight = (
  combat: Pick<Combat, 'attacker' | 'defender'>,
  rolls: Rolls,
  variant: FightVariant = { hasBloodcraze: false, hasReactions: true },
): Fight => ({
  attacker: combatantOf('attacker', combat.attacker),
  defender: combatantOf('defender', combat.defender),
  rolls,
  events: [],
  variant,
  round: 0,
  result: 'ongoing',
})

export const opponentOf = (fight: Fight, combatant: Combatant): Combatant =>
  combatant.side === 'attacker' ? fight.defender : fight.attacker

export const isOver = (fight: Fight): boolean => fight.attacker.health === 0 || fight.defender.health === 0

/** The details of an event beyond its type and sides. */
interface EventDetails {
  readonly damage?: number
  readonly damageDiff?: number
  readonly isCriticalHit?: boolean
  readonly healing?: number
  readonly healingDiff?: number
  readonly goldChange?: number
  readonly proc?: Proc
  readonly retainer?: Retainer
}

/** The details that each event of a type has. */
type RequiredDetails<Type extends CombatEventType> = (Type extends ProcEventType ? { readonly proc: Proc } : unknown) &
  (Type extends RetainerEventType ? { readonly retainer: Retainer } : unknown)

/** The facts of a proc that an event contains. */
const factsOf = ({ stat, name, imageId }: Proc): CombatEvent['proc'] =>
  stat === undefined ? { name, imageId } : { stat, name, imageId }

/** Adds an event with the state after it. */
export function emitEvent<Type extends CombatEventType>(
  fight: Fight,
  type: Type,
  actor: Combatant,
  target: Combatant,
  details: EventDetails & RequiredDetails<Type>,
): void {
  const { proc, retainer }: EventDetails = details
  fight.events.push({
    type,
    round: fight.round,
    actor: actor.side,
    target: target.side,
    damage: details.damage ?? 0,
    damageDiff: details.damageDiff ?? 0,
    isCriticalHit: details.isCriticalHit ?? false,
    healing: details.healing ?? 0,
    healingDiff: details.healingDiff ?? 0,
    goldChange: details.goldChange ?? 0,
    proc: proc ? factsOf(proc) : null,
    retainer: retainer ? { itemId: retainer.itemId, name: retainer.name } : null,
    attackerHealth: fight.attacker.health,
    defenderHealth: fight.defender.health,
    totalDamageAttacker: fight.attacker.dealt,
    totalDamageTarget: fight.defender.dealt,
    result: fight.result,
  })
}

/** Takes health down to 0 at most; returns the health really taken. */
export function dealDamage(actor: Combatant, target: Combatant, damage: number): number {
  const damageDiff = Math.min(damage, target.health)
  target.health -= damageDiff
  actor.dealt += damageDiff
  return damageDiff
}

/** Gives health up to the maximum; returns the health really given. */
export function heal(target: Combatant, healing: number): number {
  const healingDiff = Math.min(healing, target.fighter.maxHealth - target.health)
  target.health += healingDiff
  return healingDiff
}

export function startFight(fight: Fight): void {
  emitEvent(fight, 'start', fight.attacker, fight.defender, {})
}

/** Ends the fight with the result of both healths; a draw if both sides are alive. */
export function endFight(fight: Fight): void {
  fight.result = fight.defender.health === 0 ? 'win' : fight.attacker.health === 0 ? 'loss' : 'draw'
  emitEvent(fight, 'endCombat', fight.attacker, fight.defender, {})
}
