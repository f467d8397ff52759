import type { SideIndex } from './moves'

/** A lasting effect: an evasion, or an amount of strength. */
export interface Gain {
  readonly isEvasion: boolean
  readonly strength: number
}

type Pair<Of> = readonly [attacker: Of, defender: Of]

interface EffectStateFields {
  readonly isStunned: Pair<boolean>
  /** oldest first; in any order and with strengths added up if neither side dispels */
  readonly gained: Pair<readonly Gain[]>
  /** indexes of the retainers still fighting, in the fighter's own list */
  readonly retainers: Pair<readonly number[]>
}

/** The state of a fight without the healths. Equal states of one fight are the same object. */
export interface EffectState extends EffectStateFields {
  /** all strength that a side has gained */
  readonly strength: Pair<number>
  /** equal for states with the same retainers of a side */
  readonly retainersKeys: Pair<string>
}

const gainsKey = (gains: readonly Gain[]) => gains.map((gain) => (gain.isEvasion ? 'e' : gain.strength)).join()

const strengthOf = (gains: readonly Gain[]) => gains.reduce((sum, gain) => sum + gain.strength, 0)

const withSide = <Of>(pair: Pair<Of>, side: SideIndex, value: Of): Pair<Of> =>
  side === 0 ? [value, pair[1]] : [pair[0], value]

/** The effect states that one fight has reached. Each is one object, so that it can be the key of a map. */
export class EffectStates {
  readonly #known = new Map<string, EffectState>()

  /** Returns the state with these fields, always the same object. */
  of({ isStunned, gained, retainers }: EffectStateFields): EffectState {
    const retainersKeys: Pair<string> = [retainers[0].join(), retainers[1].join()]
    const key = [isStunned.join(), ...gained.map(gainsKey), ...retainersKeys].join('|')
    const known = this.#known.get(key)
    if (known) return known
    const strength: Pair<number> = [strengthOf(gained[0]), strengthOf(gained[1])]
    const effects = { isStunned, gained, retainers, strength, retainersKeys }
    this.#known.set(key, effects)
    return effects
  }

  withStun(effects: EffectState, side: SideIndex, isStunned: boolean): EffectState {
    return this.of({ ...effects, isStunned: withSide(effects.isStunned, side, isStunned) })
  }

  withGained(effects: EffectState, side: SideIndex, gained: readonly Gain[]): EffectState {
    return this.of({ ...effects, gained: withSide(effects.gained, side, gained) })
  }

  withRetainers(effects: EffectState, side: SideIndex, retainers: readonly number[]): EffectState {
    return this.of({ ...effects, retainers: withSide(effects.retainers, side, retainers) })
  }
}

/** Gains whose order does not matter: evasions first, then all strength as one. */
export function unordered(gained: readonly Gain[]): readonly Gain[] {
  const strength = strengthOf(gained)
  const evasions = gained.filter(({ isEvasion }) => isEvasion)
  return strength > 0 ? [...evasions, { isEvasion: false, strength }] : evasions
}
