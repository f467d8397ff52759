import type { Proc } from './combat'
import type { Combatant, Fight } from './fight'

/** What an effect gets when its proc fires. */
export interface EffectInput {
  readonly fight: Fight
  /** whose proc it is */
  readonly actor: Combatant
  /** the other side */
  readonly target: Combatant
  readonly proc: Proc
  /** rolled from the proc's range, a whole number */
  readonly strength: number
}

/** One proc type: changes the fight and tells it by an event. */
export interface Effect {
  /** whether it works against the target, who may then evade it */
  readonly isHostile: boolean
  apply(firing: EffectInput): void
}
