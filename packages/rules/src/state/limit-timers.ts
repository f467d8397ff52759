import { autoHuntSeconds, baseCooldownSeconds } from '../constants'
import { coffinSettings } from '../equipment/coffin'
import type { Release } from '../release/release'
import type { PlayerState } from './player-state'

export interface TimerClock {
  /** milliseconds since the epoch */
  readonly now: number
  readonly release: Release
  /** divides every game duration */
  readonly speed: number
}

/** How far the clocks of two servers may differ: a time that is later by no more was set by a clock that is right. */
const skewMs = 5_000

/** When a wait ends that began now at the latest: `at`, unless no clock that is right can have set it. */
const limited = (at: number, now: number, durationMs: number): number =>
  at > now + durationMs + skewMs ? now + durationMs : at

/**
 * A state whose waits are not longer than they can be. Where the clock that set them was ahead and was put right since, they
 * begin anew: nobody waits for longer than a whole wait, and no wait is spared. The same state where all are as they can be.
 */
export function limitTimers(state: PlayerState, { now, release, speed }: TimerClock): PlayerState {
  const nextHuntAt = limited(state.nextHuntAt, now, (baseCooldownSeconds * 1000) / speed)
  const autoHuntAt = limited(state.autoHuntAt ?? 0, now, (autoHuntSeconds * 1000) / speed)
  const nextRechargeAt = limitedRecharge(state, { now, release, speed })
  const heat = limitedHeat(state, now)
  const isMissionAhead = state.mission !== undefined && state.mission.startsAt > now + skewMs
  const changed = {
    ...(nextHuntAt !== state.nextHuntAt && { nextHuntAt }),
    ...(autoHuntAt !== (state.autoHuntAt ?? 0) && { autoHuntAt }),
    ...(nextRechargeAt !== state.coffin.nextRechargeAt && { coffin: { ...state.coffin, nextRechargeAt } }),
    ...(heat && heat !== state.heat && { heat }),
    // over, so that the next one is drawn
    ...(state.mission && isMissionAhead && { mission: { ...state.mission, startsAt: now, endsAt: now } }),
  }
  return Object.keys(changed).length === 0 ? state : { ...state, ...changed }
}

/** Heat that cools from now on where a clock that was ahead says that it begins to later. */
function limitedHeat({ heat }: PlayerState, now: number): PlayerState['heat'] {
  if (!heat || Object.values(heat).every(({ at }) => at <= now + skewMs)) return heat
  return Object.fromEntries(
    Object.entries(heat).map(([regionId, { level, at }]) => [regionId, { level, at: at > now + skewMs ? now : at }]),
  )
}

function limitedRecharge(state: PlayerState, { now, release, speed }: TimerClock): number {
  const { nextRechargeAt } = state.coffin
  if (nextRechargeAt <= now + skewMs) return nextRechargeAt
  const settings = coffinSettings(state, release, speed)
  return settings ? limited(nextRechargeAt, now, settings.rechargeMs) : nextRechargeAt
}

/** The longest that a player may go unseen by the scheduler, in milliseconds, beyond which a time was set by a wrong clock. */
export const maxScheduleMs = (speed: number): number => (autoHuntSeconds * 1000) / speed + skewMs
