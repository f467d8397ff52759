import { connectionService } from '@sanguine/db'
import { type App, addDays, berlinDayOf, type Day, endOfDay, purgeTime, subtractMonths } from '@sanguine/kernel'
import { type ClientSession, trusted } from 'mongoose'
import { activityService, oldestActivity } from './activity'
import { analyticsModelsService, type DayDocument, type RecordingDocument } from './analytics.model'
import { figuresOf, type KnownOfDay } from './compute-figures'
import { readPurchases } from './purchases'

/** The time after midnight at which a day is closed, so that calls and payments that began earlier are counted. */
const closeAfterMs = 120_000
/**
 * The largest delay of closing a day, while gateways run, in which accounts and subscriptions still count as unchanged.
 */
const toleranceMs = 300_000
/** The number of months for which key figures are kept. */
const keptMonths = 26

const closingTimeOf = (day: Day): number => endOfDay(day) + closeAfterMs

/** The latest day that may be closed at a time. */
const lastDayToClose = (now: number): Day => addDays(berlinDayOf(now - closeAfterMs), -1)

/** The oldest day whose figures are kept. */
export const oldestDay = (now: number): Day => subtractMonths(berlinDayOf(now), keptMonths)

/** The days that are not closed yet, oldest first: today, and yesterday in the minutes after midnight. */
export function openDays(now: number): Day[] {
  const today = berlinDayOf(now)
  const first = addDays(lastDayToClose(now), 1)
  return first === today ? [today] : [first, today]
}

/**
 * Writes the figures of all past days that have none. If several gateways run, one of them does it, in any order. Days
 * on which no gateway ran get the figures that are known, because nothing has changed since the last gateway ran.
 * Returns whether there were such days.
 */
export async function closeDays(app: App): Promise<boolean> {
  const { days, recording } = app.get(analyticsModelsService)
  const now = app.clock.now()
  const last = lastDayToClose(now)
  const present = await recording.findById('recording').lean<RecordingDocument>()
  const isDue = present !== null && last >= present.firstDay && !(await days.exists({ _id: last }))
  if (!isDue) {
    await markSeen(app, now)
    return false
  }
  const session = await app.get(connectionService).startSession()
  try {
    await session.withTransaction(() => writeMissingDays(app, now, last, session))
    return true
  } catch (error) {
    // From here on accounts and subscriptions may change before the days are closed.
    await markSeen(app, now)
    throw error
  } finally {
    await session.endSession()
  }
}

async function markSeen(app: App, now: number): Promise<void> {
  await app.get(analyticsModelsService).recording.updateOne({ _id: 'recording' }, { $max: { seenAt: now } })
}

/** Gateways that do this at the same time wait for each other, since each writes the recording first. */
async function writeMissingDays(app: App, now: number, last: Day, session: ClientSession): Promise<void> {
  const { days, recording } = app.get(analyticsModelsService)
  const before = await recording
    .findOneAndUpdate({ _id: 'recording' }, { $max: { seenAt: now } }, { session, returnDocument: 'before' })
    .lean<RecordingDocument>()
  if (!before) throw new Error('The recording of key figures has not begun.')
  const latest = await days.findOne({}, { _id: 1 }).sort({ _id: -1 }).session(session).lean<DayDocument>()
  const first = latestOf([latest ? addDays(latest._id, 1) : before.firstDay, oldestDay(now)])
  const purchases = await readPurchases(app, first, last)
  const computeFigures = await figuresOf(app)
  const rows: DayDocument[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const figures = await computeFigures(day, knownOf(day, now, before), purchases.get(day) ?? [])
    rows.push({ _id: day, ...figures, closedAt: new Date(now) })
  }
  await days.insertMany(rows, { session })
}

function knownOf(day: Day, now: number, { seenAt, activityFrom }: RecordingDocument): KnownOfDay {
  // Nothing has changed, and nothing was removed, since a gateway was last seen.
  if (seenAt === undefined) return { isStateKnown: true, activityFrom }
  const kept = oldestActivity(berlinDayOf(seenAt))
  return {
    isStateKnown: seenAt < closingTimeOf(day) || now <= closingTimeOf(day) + toleranceMs,
    activityFrom: activityFrom === null ? kept : latestOf([activityFrom, kept]),
  }
}

const latestOf = (days: readonly [Day, ...Day[]]): Day => days.toSorted().at(-1) ?? ''

/** Removes expired days. Any number of gateways may do so at once. */
export async function removeOldDays(app: App): Promise<void> {
  const { days, purchases } = app.get(analyticsModelsService)
  const now = purgeTime(app)
  const isOld = trusted({ $lt: oldestDay(now) })
  await days.deleteMany({ _id: isOld })
  await purchases.deleteMany({ day: isOld })
  await app.get(activityService).removeOld(berlinDayOf(now))
}
