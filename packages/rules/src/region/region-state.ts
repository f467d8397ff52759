import type { Id, Release } from '../release/release'
import { coolingTimeBelow, type HeatClock, type HeatedState, heatOf } from './heat'
import type { RegionPhase, RegionRule } from './region-rule'
import { regionRules } from './region-rules'

/** The state of a region's rule at a time, for a player. */
export interface RegionState {
  readonly rule: RegionRule
  readonly phase: RegionPhase
  /**
   * the time when the phase began, in milliseconds since the epoch; null for a phase of the heat, whose start is not
   * stored
   */
  readonly beganAt: number | null
  /**
   * the time when it ends, in milliseconds since the epoch; null for the lowest phase of the heat, which only hunts end
   */
  readonly turnsAt: number | null
  /** the next phase; null if `turnsAt` is null */
  readonly next: RegionPhase | null
  /** the remaining heat; 0 for other rules */
  readonly heat: number
}

/**
 * The state of a region's rule at the time of the clock; null if the region has no rule. A cycle depends only on time,
 * counted from the epoch, and is the same for every player. The heat is stored with the player.
 */
export function regionState(regionId: Id, state: HeatedState, release: Release, clock: HeatClock): RegionState | null {
  const name = release.regions.get(regionId)?.rule
  if (!name) return null
  const rule = regionRules[name]
  return rule.phases[0].minHeat === null ? cycleState(rule, clock) : heatState(rule, regionId, state, clock)
}

/** The phase on a ground; null if its region has no rule. */
export const phaseOn = (groundId: Id, state: HeatedState, release: Release, clock: HeatClock): RegionPhase | null =>
  regionState(release.grounds.get(groundId)?.regionId ?? '', state, release, clock)?.phase ?? null

/** The length of a phase, at least a second regardless of the game's speed. */
const lengthMs = ({ seconds }: RegionPhase, { speed }: HeatClock): number =>
  Math.max(1000, Math.round(((seconds ?? 0) * 1000) / speed))

function cycleState(rule: RegionRule, clock: HeatClock): RegionState {
  const { phases } = rule
  const cycle = phases.reduce((sum, phase) => sum + lengthMs(phase, clock), 0)
  let beganAt = Math.floor(clock.now / cycle) * cycle
  let index = 0
  for (let phase = phases[0]; clock.now >= beganAt + lengthMs(phase, clock); phase = phases[index] ?? phases[0]) {
    beganAt += lengthMs(phase, clock)
    index += 1
  }
  const phase = phases[index] ?? phases[0]
  const next = phases[(index + 1) % phases.length] ?? phases[0]
  return { rule, phase, beganAt, turnsAt: beganAt + lengthMs(phase, clock), next, heat: 0 }
}

function heatState(rule: RegionRule, regionId: Id, state: HeatedState, clock: HeatClock): RegionState {
  const heat = heatOf(state, regionId, clock)
  const level = heat?.level ?? 0
  const index = rule.phases.findLastIndex(({ minHeat }) => level >= (minHeat ?? 0))
  const phase = rule.phases[index] ?? rule.phases[0]
  const colder = rule.phases[index - 1]
  const turn = heat && colder && { turnsAt: coolingTimeBelow(heat, phase.minHeat ?? 0, clock), next: colder }
  return { rule, phase, beganAt: null, turnsAt: null, next: null, ...turn, heat: level }
}
