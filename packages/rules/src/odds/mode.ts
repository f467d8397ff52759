import type { SideIndex } from './plane'

/** A lasting effect: an evasion, or a strength of so much. */
export interface Gain {
  readonly isEvasion: boolean
  readonly strength: number
}

type Pair<Of> = readonly [attacker: Of, defender: Of]

interface ModeFields {
  readonly isStunned: Pair<boolean>
  /** oldest first; in any order and with strengths added up where nobody dispels */
  readonly gained: Pair<readonly Gain[]>
  /** places of those who still fight in the fighter's own list */
  readonly retainers: Pair<readonly number[]>
}

/** How a fight stands apart from health. Modes that are alike have one key. */
export interface Mode extends ModeFields {
  readonly key: string
}

const gainsKey = (gains: readonly Gain[]) => gains.map((gain) => (gain.isEvasion ? 'e' : gain.strength)).join()

export function modeOf({ isStunned, gained, retainers }: ModeFields): Mode {
  const parts = [isStunned.join(), ...gained.map(gainsKey), ...retainers.map((places) => places.join())]
  return { isStunned, gained, retainers, key: parts.join('|') }
}

const withSide = <Of>(pair: Pair<Of>, side: SideIndex, value: Of): Pair<Of> =>
  side === 0 ? [value, pair[1]] : [pair[0], value]

export const withStun = (mode: Mode, side: SideIndex, isStunned: boolean): Mode =>
  modeOf({ ...mode, isStunned: withSide(mode.isStunned, side, isStunned) })

export const withGained = (mode: Mode, side: SideIndex, gained: readonly Gain[]): Mode =>
  modeOf({ ...mode, gained: withSide(mode.gained, side, gained) })

export const withRetainers = (mode: Mode, side: SideIndex, retainers: readonly number[]): Mode =>
  modeOf({ ...mode, retainers: withSide(mode.retainers, side, retainers) })

/** Gains whose order nobody will ask for: evasions first, then all strength in one. */
export function unordered(gained: readonly Gain[]): readonly Gain[] {
  const strength = gained.reduce((sum, gain) => sum + gain.strength, 0)
  const evasions = gained.filter(({ isEvasion }) => isEvasion)
  return strength > 0 ? [...evasions, { isEvasion: false, strength }] : evasions
}
