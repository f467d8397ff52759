import { autoHuntSeconds } from '../constants'
import { coffinNow, coffinSettings } from '../equipment/coffin'
import { runningMission } from '../mission/missions'
import { isGiftTaken } from '../progress/gifts'
import { regionState } from '../region/region-state'
import type { Release } from '../release/release'
import type { PlayerState } from '../state/player-state'
import type { NotificationKind, NotificationLine } from './notification-state'

export interface NotificationClock {
  /** milliseconds since the epoch */
  readonly now: number
  readonly release: Release
  /** divides every game duration */
  readonly speed: number
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The longest time between two checks: as long as the scheduler allows. */
export const checkIntervalMs = (speed: number): number => (autoHuntSeconds * 1000) / speed

/** How long before its end a mission is notified. */
const missionLeadMs = (speed: number): number => hourMs / speed

type Cause = Omit<NotificationLine, 'kind' | 'hasBadge'>

/** The present cause of a kind, and the time of its next one where that is known. */
interface KindOfCause {
  readonly current: (state: PlayerState, clock: NotificationClock) => Cause | null
  /** the time at which a cause may appear without a call, in milliseconds since the epoch; null if unknown */
  readonly nextAt: (state: PlayerState, clock: NotificationClock) => number | null
}

const never = () => null

/** The time when the coffin is full again by itself; 0 if it is full or stands still. */
function coffinFullAt(state: PlayerState, { release, speed }: NotificationClock): number {
  const settings = coffinSettings(state, release, speed)
  const { charges, nextRechargeAt } = state.coffin
  if (!settings || nextRechargeAt === 0 || charges >= settings.maxCharges) return 0
  return nextRechargeAt + (settings.maxCharges - charges - 1) * settings.rechargeMs
}

/** The moon over the player's region; null where the region has another rule, or none. */
function moonOver(state: PlayerState, { now, release, speed }: NotificationClock) {
  const regionId = release.grounds.get(state.groundId)?.regionId ?? ''
  const moon = regionState(regionId, state, release, { now, speed })
  return moon?.rule.name === 'moon' ? moon : null
}

const kinds: Readonly<Record<NotificationKind, KindOfCause>> = {
  huntReady: {
    current: ({ nextHuntAt, groundId }, { now }) =>
      nextHuntAt > 0 && nextHuntAt <= now ? { cause: String(nextHuntAt), expiresAt: now + dayMs, groundId } : null,
    nextAt: ({ nextHuntAt }) => nextHuntAt,
  },
  coffinFull: {
    current: (state, clock) => {
      const fullAt = coffinFullAt(state, clock)
      if (fullAt === 0 || fullAt > clock.now) return null
      const { charges: amount } = coffinNow(state, clock.now, clock.release, clock.speed)
      return { cause: String(state.coffin.nextRechargeAt), expiresAt: clock.now + dayMs, amount }
    },
    nextAt: coffinFullAt,
  },
  fullMoon: {
    current: (state, clock) => {
      const moon = moonOver(state, clock)
      return moon?.phase.name === 'fullMoon' && moon.turnsAt !== null
        ? { cause: String(moon.beganAt), expiresAt: moon.turnsAt, groundId: state.groundId }
        : null
    },
    nextAt: (state, clock) => moonOver(state, clock)?.turnsAt ?? null,
  },
  missionEnding: {
    current: (state, { now, speed }) => {
      const mission = runningMission(state, now)
      if (!mission || now < mission.endsAt - missionLeadMs(speed)) return null
      const { startsAt, endsAt, groundId, objectives } = mission
      const amount = objectives.reduce((sum, { caught, goal }) => sum + goal - caught, 0)
      return { cause: String(startsAt), expiresAt: endsAt, endsAt, groundId, amount }
    },
    nextAt: ({ mission }, { speed }) =>
      mission && mission.completedAt === 0 ? mission.endsAt - missionLeadMs(speed) : null,
  },
  baitMissing: {
    current: (state, { now }) =>
      state.isBaitMissed ? { cause: String(state.autoHuntNumber ?? 0), expiresAt: now + dayMs } : null,
    nextAt: never,
  },
  giftArrived: {
    current: (state, clock) => arrivedGift(state, clock),
    nextAt: never,
  },
}

/** The first gift of another player that was not notified yet, else that of the latest news. */
function arrivedGift(state: PlayerState, { now, release }: NotificationClock): Cause | null {
  const { gifts = [], newsAt = 0 } = state.notifications ?? {}
  const [gift] = gifts
  const expiresAt = now + dayMs
  if (gift) return { cause: gift.captureId, expiresAt, itemId: gift.itemId, amount: gift.amount }
  for (const { id, at, giftItemId } of release.news.values())
    if (giftItemId !== null && at > newsAt && at <= now && !isGiftTaken(state, id))
      return { cause: `news:${id}`, expiresAt, itemId: giftItemId, amount: 1 }
  return null
}

/** The present cause of a kind; null without one. */
export function causeOf(kind: NotificationKind, state: PlayerState, clock: NotificationClock): NotificationLine | null {
  const cause = kinds[kind].current(state, clock)
  return cause && { kind, hasBadge: state.notifications?.hasBadge ?? false, ...cause }
}

/** The times after now at which a kind may have its next cause. */
export function nextTimesOf(kind: NotificationKind, state: PlayerState, clock: NotificationClock): readonly number[] {
  const at = kinds[kind].nextAt(state, clock)
  return at !== null && at > clock.now ? [at] : []
}
