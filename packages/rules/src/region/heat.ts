import type { Id } from '../release/release'
import type { PlayerState } from '../state/player-state'
import type { Heat } from './region-rule'

/** The highest heat of a region, regardless of the number of hunts. */
export const maxHeat = 8

/** Game time in which a region loses the heat of one hunt: the wait of two hunts, so that steady hunting heats it. */
export const coolingSeconds = 1200

/** The part of a player's state that holds the heat of regions. */
export type HeatedState = Pick<PlayerState, 'heat'>

export interface HeatClock {
  /** milliseconds since the epoch */
  readonly now: number
  /** divides every game duration */
  readonly speed: number
}

const coolingMs = ({ speed }: HeatClock): number => Math.max(1, Math.round((coolingSeconds * 1000) / speed))

/**
 * The remaining heat after whole steps of cooling, where `at` is the time of the last step. A clock that was set back
 * cools nothing.
 */
export function cooled({ level, at }: Heat, clock: HeatClock): Heat {
  const width = coolingMs(clock)
  const steps = Math.min(level, Math.max(0, Math.floor((clock.now - at) / width)))
  return { level: level - steps, at: at + steps * width }
}

/** The present heat of a region for a player; null if the player never hunted there or all heat is gone. */
export function heatOf(state: HeatedState, regionId: Id, clock: HeatClock): Heat | null {
  const heat = state.heat?.[regionId]
  if (!heat) return null
  const left = cooled(heat, clock)
  return left.level > 0 ? left : null
}

/** The time when the heat falls below a level, in milliseconds since the epoch. */
export const coolingTimeBelow = (heat: Heat, level: number, clock: HeatClock): number =>
  heat.at + (heat.level - level + 1) * coolingMs(clock)

/**
 * All heat after one more hunt in the region, which adds a level up to `maxHeat`. Regions that have cooled down are
 * left out.
 */
export function heatAfterHunt(state: HeatedState, regionId: Id, clock: HeatClock): NonNullable<PlayerState['heat']> {
  const left = Object.keys(state.heat ?? {}).flatMap((id) => {
    const heat = heatOf(state, id, clock)
    return heat ? [[id, heat] as const] : []
  })
  const before = heatOf(state, regionId, clock)
  const level = Math.min(maxHeat, (before?.level ?? 0) + 1)
  return { ...Object.fromEntries(left), [regionId]: { level, at: before?.at ?? clock.now } }
}
