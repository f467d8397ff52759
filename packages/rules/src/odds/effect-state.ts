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

/** The state of a fight without the healths. Equal states have the same key. */
export interface EffectState extends EffectStateFields {
  readonly key: string
}

const gainsKey = (gains: readonly Gain[]) => gains.map((gain) => (gain.isEvasion ? 'e' : gain.strength)).join()

export function effectStateOf({ isStunned, gained, retainers }: EffectStateFields): EffectState {
  const parts = [isStunned.join(), ...gained.map(gainsKey), ...retainers.map((places) => places.join())]
  return { isStunned, gained, retainers, key: parts.join('|') }
}

const withSide = <Of>(pair: Pair<Of>, side: SideIndex, value: Of): Pair<Of> =>
  side === 0 ? [value, pair[1]] : [pair[0], value]

export const withStun = (effects: EffectState, side: SideIndex, isStunned: boolean): EffectState =>
  effectStateOf({ ...effects, isStunned: withSide(effects.isStunned, side, isStunned) })

export const withGained = (effects: EffectState, side: SideIndex, gained: readonly Gain[]): EffectState =>
  effectStateOf({ ...effects, gained: withSide(effects.gained, side, gained) })

export const withRetainers = (effects: EffectState, side: SideIndex, retainers: readonly number[]): EffectState =>
  effectStateOf({ ...effects, retainers: withSide(effects.retainers, side, retainers) })

/** Gains whose order does not matter: evasions first, then all strength as one. */
export function unordered(gained: readonly Gain[]): readonly Gain[] {
  const strength = gained.reduce((sum, gain) => sum + gain.strength, 0)
  const evasions = gained.filter(({ isEvasion }) => isEvasion)
  return strength > 0 ? [...evasions, { isEvasion: false, strength }] : evasions
}
