import { autoHuntSeconds, defaultAutoHuntBacklogHours } from '../constants'
import { slotTypeOf } from '../equipment/slot-types'
import { activeItemOf, neededSubscription } from '../equipment/slots'
import type { Id, Release } from '../release/release'
import { activeSetupOf, equippedIn, ownedCount } from '../state/amounts'
import { PlayerDraft } from '../state/player-draft'
import type { AutoHuntSettings, PlayerState } from '../state/player-state'
import type { RuleSuccess } from '../state/rule-result'

export interface AutoHuntClock {
  /** milliseconds since the epoch */
  readonly now: number
  readonly release: Release
  /** divides every game duration */
  readonly speed: number
  /** hours of auto-hunts that are made up for; the setting `autoHuntBacklogHours` */
  readonly backlogHours?: number
}

export interface DueAutoHunts {
  /** how many can be played now, one after the other */
  readonly count: number
  /** whether the hour has come but there is no bait that may be used */
  readonly isWithoutBait: boolean
  /** when the schedule must be looked at again; 0 without a retainer */
  readonly nextAt: number
}

const intervalOf = (speed: number): number => Math.max(1, Math.round((autoHuntSeconds * 1000) / speed))

/** Whether a retainer hunts: one is equipped and counts. */
export const hasAutoHunter = (state: PlayerState, release: Release): boolean =>
  activeItemOf('retainer', state, release) !== null

/** Whether any retainer is equipped. While it does not count, its hours still pass. */
export const wearsRetainer = (state: PlayerState): boolean => equippedIn(activeSetupOf(state), 'retainer').length > 0

/** The settings of players who never changed them or are older than the settings. */
export const defaultAutoHunt: AutoHuntSettings = { isOff: false, baitId: null, reserve: 0 }

export interface AutoHuntBait {
  readonly baitId: Id
  /** pieces that auto-hunts may use, without the reserve */
  readonly available: number
}

/** The bait of auto-hunts: the chosen one, equipped or not, else the equipped one. Null without usable bait. */
export function autoHuntBait(state: PlayerState, release: Release): AutoHuntBait | null {
  const { baitId: chosenId, reserve } = state.autoHunt ?? defaultAutoHunt
  const baitId = chosenId ?? activeItemOf('bait', state, release)?.id
  const bait = release.items.get(baitId ?? '')
  if (!bait || slotTypeOf(bait.type) !== 'bait' || neededSubscription(bait) > state.subscription) return null
  const owned = ownedCount(state, bait.id)
  return owned > 0 ? { baitId: bait.id, available: Math.max(0, owned - reserve) } : null
}

/** The hours that fell due, at most as many as the backlog allows, and the time when the first of them was due. */
export function dueHours(
  state: PlayerState,
  { now, speed, backlogHours = defaultAutoHuntBacklogHours }: AutoHuntClock,
): { readonly hours: number; readonly firstAt: number; readonly nextAt: number } {
  const interval = intervalOf(speed)
  const at = state.autoHuntAt ?? 0
  if (at === 0) return { hours: 0, firstAt: 0, nextAt: now + interval }
  if (now < at) return { hours: 0, firstAt: at, nextAt: at }
  const passed = 1 + Math.floor((now - at) / interval)
  const hours = Math.min(passed, Math.max(0, Math.floor(backlogHours)))
  return { hours, firstAt: at + (passed - hours) * interval, nextAt: at + passed * interval }
}

/** The time when the hour after the one due at `firstAt` is due. */
export const hourAfter = (firstAt: number, speed: number): number => firstAt + intervalOf(speed)

type HoursClock = Pick<AutoHuntClock, 'now' | 'speed'>

/** The schedule, and what is remembered of the hours that it dropped. */
type Schedule = Pick<PlayerState, 'autoHuntAt' | 'autoHuntsIdleSince' | 'autoHuntsDroppedAt'>

/** The time of the next look at the hours that wait for the end of an open fight; null if none wait. */
export function autoHuntLookDueAt(state: PlayerState): number | null {
  const { autoHuntAt = 0, autoHuntLookAt = 0, combat } = state
  if (autoHuntAt === 0 || combat?.result !== 'ongoing' || !wearsRetainer(state)) return null
  return Math.max(autoHuntAt, autoHuntLookAt)
}

/**
 * Looks, in each hour of an open fight, whether the retainer counts by the content of that hour. An hour in which it does
 * not is not owed, also if an edit of the content lets it count again before the fight ends.
 */
export function lookAtAutoHunts(
  state: PlayerState,
  { release, now, speed }: Omit<AutoHuntClock, 'backlogHours'>,
): RuleSuccess<null> {
  const { autoHuntAt = 0, autoHuntsIdleSince: idleSince = 0 } = state
  const interval = intervalOf(speed)
  const lastHour = autoHuntAt + Math.floor(Math.max(0, now - autoHuntAt) / interval) * interval
  const draft = new PlayerDraft(state).set({ autoHuntLookAt: lastHour + interval })
  const beforeIt = lastHour - 1
  if (!isHunting(state, release)) return draft.set(idleSince === 0 ? { autoHuntsIdleSince: beforeIt } : {}).done(null)
  if (idleSince === 0) return draft.done(null)
  return draft
    .set({ ...withoutHoursSince(state, { from: idleSince, now: beforeIt, speed }), autoHuntsIdleSince: 0 })
    .done(null)
}

/**
 * The schedule without the hours that a look found idle, once retainers hunt again. Later hours stay due, since the
 * content at the time of play judges them: an edit may have let the retainer count before they came.
 */
export function withoutIdleHours(
  state: PlayerState,
  { release, now, speed }: Omit<AutoHuntClock, 'backlogHours'>,
): Schedule {
  const { autoHuntsIdleSince: from = 0 } = state
  if (from === 0 || !isHunting(state, release)) return {}
  return { ...withoutHoursSince(state, { from, now: judgedUntil(state, now), speed }), autoHuntsIdleSince: 0 }
}

/** The end of the time whose hours the looks have judged, at most `now`. */
const judgedUntil = ({ autoHuntLookAt = 0 }: PlayerState, now: number): number => Math.min(now, autoHuntLookAt - 1)

/**
 * The schedule without the hours that fell due after `from`. Those from before, which wait for the end of an open fight,
 * stay due. Hours that were dropped before have moved the schedule, so those that are left of that time stay due too.
 */
function withoutHoursSince(state: PlayerState, { from, now, speed }: HoursClock & { readonly from: number }): Schedule {
  const at = state.autoHuntAt ?? 0
  if (at === 0 || now < at) return {}
  const interval = intervalOf(speed)
  const hoursUntil = (time: number) => Math.max(0, Math.floor((time - at) / interval) + 1)
  const since = Math.max(from, state.autoHuntsDroppedAt ?? state.banHoursDroppedAt ?? 0)
  const dropped = hoursUntil(now) - hoursUntil(Math.min(now, since))
  return dropped > 0 ? { autoHuntAt: at + dropped * interval, autoHuntsDroppedAt: now } : {}
}

/**
 * Drops the hours of a ban, before it is lifted, and those before it in which retainers did not hunt and still do not.
 * If the ban could not be lifted, a repeat drops only the hours since.
 */
export function dropHoursOfBan(
  state: PlayerState,
  { bannedAt, ...clock }: HoursClock & { readonly bannedAt: number },
): RuleSuccess<null> {
  const from = Math.min(bannedAt, state.autoHuntsIdleSince || bannedAt)
  return new PlayerDraft(state).set(withoutHoursSince(state, { ...clock, from })).done(null)
}

/**
 * The auto-hunts that fell due: one an hour while a retainer is equipped, limited by bait, its reserve and the backlog.
 */
export function dueAutoHunts(before: PlayerState, clock: AutoHuntClock): DueAutoHunts {
  const state = { ...before, ...withoutIdleHours(before, clock) }
  if (!wearsRetainer(state)) return { count: 0, isWithoutBait: false, nextAt: 0 }
  const { hours, nextAt } = dueHours(state, clock)
  if (!hasAutoHunter(state, clock.release)) return { count: 0, isWithoutBait: false, nextAt }
  if (state.autoHunt?.isOff) return { count: 0, isWithoutBait: false, nextAt }
  const available = autoHuntBait(state, clock.release)?.available ?? 0
  return { count: Math.min(hours, available), isWithoutBait: hours > 0 && available === 0, nextAt }
}

/** Whether equipped retainers hunt: one counts, and auto-hunts are on. */
const isHunting = (state: PlayerState, release: Release): boolean =>
  !state.autoHunt?.isOff && hasAutoHunter(state, release)

/**
 * The schedule after equipment, subscription or settings changed from `before` to `after`. It begins an hour after the
 * first retainer is equipped, continues while any is equipped and ends with the last. So changing retainers gains no
 * time. When retainers hunt again, the hours in which none did are dropped, since an open fight may have kept them due.
 */
export function autoHuntAfterChange(
  before: PlayerState,
  after: PlayerState,
  { release, now, speed }: Omit<AutoHuntClock, 'backlogHours'>,
): Schedule {
  const isScheduled = (before.autoHuntAt ?? 0) > 0
  if (!wearsRetainer(after)) return isScheduled ? { autoHuntAt: 0 } : {}
  const isContinued = isScheduled && wearsRetainer(before)
  const wasHunting = isContinued && isHunting(before, release)
  const begin = isContinued ? {} : { autoHuntAt: now + intervalOf(speed) }
  const from = before.autoHuntsIdleSince ?? 0
  // an edit of the content has let the retainer count again
  const isBackByEdit = wasHunting && from > 0
  const until = isBackByEdit ? judgedUntil(before, now) : now
  const dropped =
    isContinued && (!wasHunting || isBackByEdit) ? withoutHoursSince(before, { from, now: until, speed }) : {}
  if (!isHunting(after, release)) {
    if (isContinued && !wasHunting) return {}
    return { ...begin, ...(isBackByEdit && dropped), autoHuntsIdleSince: now }
  }
  return { ...begin, ...dropped, ...(from > 0 && { autoHuntsIdleSince: 0 }) }
}
