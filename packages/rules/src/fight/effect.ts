import type { Proc } from './combat'
import type { Combatant, Fight } from './fight'

/** The input of an effect when its proc fires. */
export interface EffectInput {
  readonly fight: Fight
  /** owner of the proc */
  readonly actor: Combatant
  /** the other side */
  readonly target: Combatant
  readonly proc: Proc
  /** rolled from the proc's range, a whole number */
  readonly strength: number
}

/** One proc type: changes the fight and reports the change as an event. */
export interface Effect {
  /** whether it works against the target, which may then evade it */
  readonly isHostile: boolean
  apply(firing: EffectInput): void
}
