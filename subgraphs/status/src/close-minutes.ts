import { type App, addDays, berlinDayOf, type Day, endOfDay, startOfDay } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { closeMinute, minuteMs, noRun } from './close-minute'
import { type MinuteDocument, type StatusDayDocument, statusModelsService } from './status.model'

/** The time after the end of a minute at which it is closed, so that every gateway has written what it measured. */
const closeAfterMs = 60_000

/** The days that are kept, the current one included. */
export const keptDays = 90

/** The first of the kept days. */
export const oldestDay = (now: number): Day => addDays(berlinDayOf(now), 1 - keptDays)

const minuteOf = (at: number): number => Math.floor(at / minuteMs) * minuteMs

/**
 * Adds all minutes that are over to the rows of their days. Any number of gateways may do so at once: a row is replaced
 * only as it was read, so each minute counts once.
 */
export async function closeMinutes(app: App): Promise<void> {
  const due = minuteOf(app.clock.now() - closeAfterMs)
  for (let day = await findDay(app); day && day.closedTo < due; day = await findDay(app)) await closeNext(app, day, due)
}

/** The day whose minutes are being closed; before the first, the one of the oldest minute. Null without any minute. */
async function findDay(app: App): Promise<StatusDayDocument | null> {
  const { days, minutes } = app.get(statusModelsService)
  const day = await days.findOne({}).sort({ _id: -1 }).lean<StatusDayDocument>()
  if (day) return day
  const first = await minutes.findOne({}, { _id: 1 }).sort({ _id: 1 }).lean<MinuteDocument>()
  if (!first) return null
  const firstDay = { ...emptyDay(berlinDayOf(first._id), {}), from: first._id, closedTo: first._id }
  await addDay(app, firstDay)
  return firstDay
}

const emptyDay = (day: Day, runs: StatusDayDocument['runs']): StatusDayDocument => ({
  _id: day,
  from: startOfDay(day),
  closedTo: startOfDay(day),
  notRecorded: 0,
  components: {},
  outages: [],
  runs,
})

/** Adds a day unless another gateway has. */
async function addDay(app: App, { _id, ...day }: StatusDayDocument): Promise<void> {
  await app.get(statusModelsService).days.updateOne({ _id }, { $setOnInsert: day }, { upsert: true })
}

/** Begins the next day if this one is closed, otherwise closes its minutes before `due`. */
async function closeNext(app: App, day: StatusDayDocument, due: number): Promise<void> {
  const { days, minutes } = app.get(statusModelsService)
  const end = endOfDay(day._id)
  if (day.closedTo >= end) return addDay(app, nextDay(app, day))
  const to = Math.min(end, due)
  const rows = await minutes.find({ _id: trusted({ $gte: day.closedTo, $lt: to }) }).lean<MinuteDocument[]>()
  const byStart = new Map(rows.map((row) => [row._id, row]))
  let closed = day
  while (closed.closedTo < to) closed = closeMinute(closed, byStart.get(closed.closedTo) ?? null)
  await days.replaceOne({ _id: day._id, closedTo: day.closedTo }, closed)
}

/** The day after a closed one. If no gateway ran for longer than days are kept, it is the first kept day. */
function nextDay(app: App, { _id, closedTo, runs }: StatusDayDocument): StatusDayDocument {
  const [next, oldest] = [addDays(_id, 1), oldestDay(app.clock.now())]
  if (next >= oldest) return emptyDay(next, runs)
  const site = runs.site ?? noRun
  const missed = (startOfDay(oldest) - closedTo) / minuteMs
  const failingFrom = site.failing === 0 ? closedTo : site.failingFrom
  return emptyDay(oldest, { ...runs, site: { ...noRun, failing: site.failing + missed, failingFrom } })
}

const keptMinutesMs = 48 * 3_600_000

/** Removes minutes after 48 hours and days after 90, once they are closed. Any number of gateways may do so at once. */
export async function removeOldRows(app: App): Promise<void> {
  await closeMinutes(app)
  const { days, minutes } = app.get(statusModelsService)
  const now = app.clock.now()
  await minutes.deleteMany({ _id: trusted({ $lt: now - keptMinutesMs }) })
  await days.deleteMany({ _id: trusted({ $lt: oldestDay(now) }) })
}
