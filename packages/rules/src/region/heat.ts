import type { Id } from '../release/release'
import type { PlayerState } from '../state/player-state'
import type { Heat } from './region-rule'

/** However many hunts follow each other. */
export const maxHeat = 8

/** Game time in which a region cools by the heat of one hunt: two hunts' wait, so that who hunts on heats it. */
export const coolingSeconds = 1200

/** What of a player tells how hot regions are. */
export type HeatedState = Pick<PlayerState, 'heat'>

export interface HeatClock {
  /** milliseconds since the epoch */
  readonly now: number
  /** divides every game duration */
  readonly speed: number
}

const coolingMs = ({ speed }: HeatClock): number => Math.max(1, Math.round((coolingSeconds * 1000) / speed))

/** The heat that is left of it: at full steps, and with `at` at the latest of them. A clock that was set back cools nothing. */
export function cooled({ level, at }: Heat, clock: HeatClock): Heat {
  const width = coolingMs(clock)
  const steps = Math.min(level, Math.max(0, Math.floor((clock.now - at) / width)))
  return { level: level - steps, at: at + steps * width }
}

/** The heat of a region for a player now; null where it was never hunted in or all of it is gone. */
export function heatOf(state: HeatedState, regionId: Id, clock: HeatClock): Heat | null {
  const heat = state.heat?.[regionId]
  if (!heat) return null
  const left = cooled(heat, clock)
  return left.level > 0 ? left : null
}

/** When it has cooled to a level below this one, in milliseconds since the epoch. */
export const coolsBelow = (heat: Heat, level: number, clock: HeatClock): number =>
  heat.at + (heat.level - level + 1) * coolingMs(clock)

/** All heat after one more hunt in the region: a level more, up to `maxHeat`. What has cooled down elsewhere is left out. */
export function heatAfterHunt(state: HeatedState, regionId: Id, clock: HeatClock): NonNullable<PlayerState['heat']> {
  const left = Object.keys(state.heat ?? {}).flatMap((id) => {
    const heat = heatOf(state, id, clock)
    return heat ? [[id, heat] as const] : []
  })
  const before = heatOf(state, regionId, clock)
  const level = Math.min(maxHeat, (before?.level ?? 0) + 1)
  return { ...Object.fromEntries(left), [regionId]: { level, at: before?.at ?? clock.now } }
}
