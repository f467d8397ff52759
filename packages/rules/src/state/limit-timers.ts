import { autoHuntSeconds, baseCooldownSeconds } from '../constants'
import { coffinSettings } from '../equipment/coffin'
import { checkIntervalMs } from '../notifications/causes'
import type { Release } from '../release/release'
import type { PlayerState } from './player-state'

export interface TimerClock {
  /** milliseconds since the epoch */
  readonly now: number
  readonly release: Release
  /** divides every game duration */
  readonly speed: number
}

/**
 * The allowed difference between the clocks of two servers. A time at most this far in the future comes from a correct
 * clock.
 */
const skewMs = 5_000

/** The end of a wait that began by now: `at`, unless no correct clock can have set it. */
const limited = (at: number, now: number, durationMs: number): number =>
  at > now + durationMs + skewMs ? now + durationMs : at

/**
 * The state with every wait limited to its maximum length, or the same state if nothing exceeds it. A clock that was
 * ahead may have set longer waits. They restart, so no player waits for longer than one full wait, and none is skipped.
 */
export function limitTimers(state: PlayerState, { now, release, speed }: TimerClock): PlayerState {
  const nextHuntAt = limited(state.nextHuntAt, now, (baseCooldownSeconds * 1000) / speed)
  const autoHuntAt = limited(state.autoHuntAt ?? 0, now, (autoHuntSeconds * 1000) / speed)
  const autoHuntLookAt = limited(state.autoHuntLookAt ?? 0, now, (autoHuntSeconds * 1000) / speed)
  const nextRechargeAt = limitedRecharge(state, { now, release, speed })
  const heat = limitedHeat(state, now)
  const notifications = limitedChecks(state, now, speed)
  const isMissionAhead = state.mission !== undefined && state.mission.startsAt > now + skewMs
  const changed = {
    ...(nextHuntAt !== state.nextHuntAt && { nextHuntAt }),
    ...(autoHuntAt !== (state.autoHuntAt ?? 0) && { autoHuntAt }),
    ...(autoHuntLookAt !== (state.autoHuntLookAt ?? 0) && { autoHuntLookAt }),
    ...(nextRechargeAt !== state.coffin.nextRechargeAt && { coffin: { ...state.coffin, nextRechargeAt } }),
    ...(heat && heat !== state.heat && { heat }),
    ...(notifications && notifications !== state.notifications && { notifications }),
    // already over, so that the next one is drawn
    ...(state.mission && isMissionAhead && { mission: { ...state.mission, startsAt: now, endsAt: now } }),
  }
  return Object.keys(changed).length === 0 ? state : { ...state, ...changed }
}

/** The heat with cooling that starts now, if a clock that was ahead set a later start. */
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

/** The notifications with a check now, if a clock that was ahead set a later one. */
function limitedChecks({ notifications }: PlayerState, now: number, speed: number): PlayerState['notifications'] {
  if (!notifications) return notifications
  const latest = Math.max(notifications.checkAt, notifications.pausedUntil)
  return latest > now + checkIntervalMs(speed) + skewMs
    ? { ...notifications, checkAt: now, pausedUntil: 0 }
    : notifications
}

/** The longest time, in milliseconds, until a player is due in the scheduler. A later time was set by a wrong clock. */
export const maxScheduleMs = (speed: number): number => (autoHuntSeconds * 1000) / speed + skewMs
