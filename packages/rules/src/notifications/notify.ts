import type { PlayerState } from '../state/player-state'
import type { RuleSuccess } from '../state/rule-result'
import { causeOf, checkIntervalMs, type NotificationClock, nextTimesOf } from './causes'
import {
  type ArrivedGift,
  defaultNotifications,
  type NotificationLine,
  type NotificationSettings,
  type NotificationState,
} from './notification-state'
import { quietUntil } from './quiet-hours'

const dayMs = 24 * 3_600_000

/** A decision that moves no coin and no item. */
const unledgered = (
  state: PlayerState,
  notifications: NotificationState,
  lines: readonly NotificationLine[] = [],
): RuleSuccess<null> => ({
  ok: true,
  state: { ...state, notifications },
  ledger: [],
  journal: [],
  notifications: lines,
  value: null,
})

/**
 * The time of the next check of a player's notifications, in milliseconds since the epoch; null for a player without
 * any. Calls that change the player are seen here; other causes appear at `checkAt`.
 */
export function notificationsDueAt({ notifications, nextHuntAt, isBaitMissed, autoHuntNumber = 0 }: PlayerState) {
  if (!notifications || notifications.kinds.length === 0) return null
  const { kinds, told, gifts, checkAt, pausedUntil } = notifications
  const times = [checkAt]
  if (kinds.includes('huntReady') && nextHuntAt > 0 && told.huntReady !== String(nextHuntAt)) times.push(nextHuntAt)
  if (kinds.includes('baitMissing') && isBaitMissed && told.baitMissing !== String(autoHuntNumber)) times.push(0)
  if (kinds.includes('giftArrived') && gifts.length > 0) times.push(0)
  return Math.max(pausedUntil, Math.min(...times))
}

/** The causes of the chosen kinds that were not notified yet. */
const newCauses = (state: PlayerState, notifications: NotificationState, clock: NotificationClock) =>
  notifications.kinds.flatMap((kind) => {
    const line = causeOf(kind, state, clock)
    return line && notifications.told[kind] !== line.cause ? [line] : []
  })

/** The state after these lines were notified. */
function afterTelling(
  notifications: NotificationState,
  lines: readonly NotificationLine[],
  { release }: NotificationClock,
): NotificationState {
  const causes = new Set(lines.map(({ cause }) => cause))
  const news = [...release.news.values()].filter(({ id }) => causes.has(`news:${id}`))
  return {
    ...notifications,
    told: { ...notifications.told, ...Object.fromEntries(lines.map(({ kind, cause }) => [kind, cause])) },
    gifts: notifications.gifts.filter(({ captureId }) => !causes.has(captureId)),
    newsAt: Math.max(notifications.newsAt, ...news.map(({ at }) => at)),
  }
}

/** The time of the next check at the latest. */
const nextCheckAt = (state: PlayerState, { kinds }: NotificationSettings, clock: NotificationClock): number =>
  Math.min(clock.now + checkIntervalMs(clock.speed), ...kinds.flatMap((kind) => nextTimesOf(kind, state, clock)))

export interface NotifyInput extends NotificationClock {
  /** whether the account may play; others get no notification */
  readonly mayPlay: boolean
}

/**
 * Notifies the causes that have appeared, each once. In quiet hours and beyond the daily limit nothing is notified; a
 * cause that still holds afterwards is notified then.
 */
export function notify(state: PlayerState, { mayPlay, ...clock }: NotifyInput): RuleSuccess<null> {
  const { notifications } = state
  if (!notifications) return { ok: true, state, ledger: [], journal: [], value: null }
  const { now, speed } = clock
  const recent = notifications.recent.filter((at) => at > now - dayMs && at <= now)
  const latestCheck = now + checkIntervalMs(speed)
  const quietEnd = notifications.quietHours && quietUntil(notifications.quietHours, now)
  const isLimited = recent.length >= notifications.dailyLimit
  if (!mayPlay || quietEnd !== null || isLimited) {
    const freeAt = !mayPlay ? latestCheck : (quietEnd ?? (recent[0] ?? now) + dayMs)
    const pausedUntil = Math.min(latestCheck, freeAt)
    return unledgered(state, { ...notifications, recent, checkAt: pausedUntil, pausedUntil })
  }
  const lines = newCauses(state, notifications, clock).slice(0, notifications.dailyLimit - recent.length)
  const told = afterTelling(notifications, lines, clock)
  const after = { ...told, recent: [...recent, ...lines.map(() => now)], pausedUntil: 0 }
  const isMoreWaiting = newCauses({ ...state, notifications: after }, after, clock).length > 0
  const checkAt = isMoreWaiting ? now + 1 : nextCheckAt(state, after, clock)
  return unledgered(state, { ...after, checkAt }, lines)
}

/** Changes the settings of notifications. A kind that is switched on begins with its next cause, not a present one. */
export function changeNotifications(
  state: PlayerState,
  { settings, ...clock }: NotificationClock & { readonly settings: Partial<NotificationSettings> },
): RuleSuccess<NotificationSettings> {
  const before: NotificationState = state.notifications ?? {
    ...defaultNotifications,
    told: {},
    recent: [],
    gifts: [],
    newsAt: 0,
    checkAt: 0,
    pausedUntil: 0,
  }
  const changed = { ...before, ...settings }
  const added = changed.kinds.filter((kind) => !before.kinds.includes(kind))
  // A player whose gifts were not notified so far hears of none that has arrived before.
  const started = added.includes('giftArrived') ? { ...changed, gifts: [], newsAt: clock.now } : changed
  const present = added.flatMap((kind) => causeOf(kind, { ...state, notifications: started }, clock) ?? [])
  const notifications = {
    ...afterTelling(started, present, clock),
    checkAt: nextCheckAt(state, started, clock),
    pausedUntil: 0,
  }
  return { ...unledgered(state, notifications), value: notifications }
}

/** The state with a gift that another player gave, if its arrival is to be notified. */
export function withArrivedGift(state: PlayerState, gift: ArrivedGift): PlayerState {
  const { notifications } = state
  return notifications?.kinds.includes('giftArrived')
    ? { ...state, notifications: { ...notifications, gifts: [...notifications.gifts, gift].slice(-maxGifts) } }
    : state
}

/** The gifts that wait for a notification at most, because they are part of the player document. */
const maxGifts = 10
