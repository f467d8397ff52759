import { type App, defineService, type IntervalWorker, invalidField, purgeTime, runInterval } from '@sanguine/kernel'
import { Types, trusted } from 'mongoose'
import { type AuditDocument, auditModelService } from '../audit.model'
import type { StaffEvent, StoredStaffEvent } from './staff-event'
import { counterId, type StaffEventRecord, staffEventModelsService } from './staff-events.model'

/** The time for which events are kept: seven days. */
export const staffEventKeptMs = 7 * 86_400_000

/** The place of the latest event; 0 before the first. A number that a failover could take back is not read. */
export async function readLastNumber(app: App): Promise<number> {
  const found = await app.get(staffEventModelsService).counter.findById(counterId).readConcern('majority').lean()
  return found?.last ?? 0
}

/** Events of the staff after a place. */
export interface StaffEventPart {
  /** the earliest first, regardless of permissions */
  readonly events: readonly StaffEvent[]
  readonly last: number
  readonly hasMore: boolean
  /** the greatest number after the place whose event is no longer kept; null if all are there */
  readonly missed: number | null
}

/** The form of the id of an event. */
export const staffEventIdForm = /^(0|[1-9]\d{0,14})$/

/**
 * Reads the events after a number, at most `limit`. The counter is read before the events. So every number up to it is
 * there, or was removed after seven days.
 */
export async function readStaffEventsAfter(app: App, after: number, limit: number): Promise<StaffEventPart> {
  const counted = await readLastNumber(app)
  const rows = await app
    .get(staffEventModelsService)
    .events.find({ _id: trusted({ $gt: after }) })
    .sort({ _id: 1 })
    .limit(limit)
    .readConcern('majority')
    .lean<StaffEventRecord[]>()
  const first = rows[0]?._id ?? Math.max(after, counted) + 1
  return {
    events: await describe(app, rows),
    last: rows.at(-1)?._id ?? first - 1,
    hasMore: rows.length === limit,
    missed: first > after + 1 ? first - 1 : null,
  }
}

/** The place at which a stream begins. */
export interface StaffBeginning {
  readonly place: number
  /** whether the client may have missed events, since its place is none of this log */
  readonly hasMissed: boolean
}

/**
 * Reads where to begin: after the event of an id, or now. A greater number than the latest is of a log from before a
 * backup was restored, so its client begins now. Throws `invalidInput` for an id that no event can have.
 */
export async function readBeginning(app: App, after: string | null): Promise<StaffBeginning> {
  if (after !== null && !staffEventIdForm.test(after))
    throw invalidField('after', { en: 'it is no id of an event', de: 'sie ist keine Kennung eines Ereignisses' })
  const last = await readLastNumber(app)
  const place = after === null ? last : Number(after)
  return place > last ? { place: last, hasMissed: true } : { place, hasMissed: false }
}

type ChangeRecord = Extract<StoredStaffEvent, { readonly type: 'change' }>

/** The events with subjects and authors of the audit log. */
async function describe(app: App, rows: readonly StaffEventRecord[]): Promise<readonly StaffEvent[]> {
  const entryIds = rows.flatMap(({ event }) => (event.type === 'change' ? [event.entryId] : []))
  const found = entryIds.length === 0 ? [] : await findEntries(app, entryIds)
  const entries = new Map(found.map((entry) => [entry._id.toHexString(), entry]))
  return rows.map(({ _id, at, permission, event }): StaffEvent => {
    const placed = { id: String(_id), at: at.getTime(), permission }
    return event.type === 'change' ? { ...placed, ...changeOf(event, entries) } : { ...placed, ...event }
  })
}

const findEntries = (app: App, ids: readonly string[]) =>
  app
    .get(auditModelService)
    .find({ _id: trusted({ $in: ids.map((id) => new Types.ObjectId(id)) }) }, { action: 1, subject: 1, actor: 1 })
    .lean<Pick<AuditDocument, '_id' | 'action' | 'subject' | 'actor'>[]>()

function changeOf(
  { type, entryId, contentVersion }: ChangeRecord,
  entries: ReadonlyMap<string, Pick<AuditDocument, 'action' | 'subject' | 'actor'>>,
) {
  const entry = entries.get(entryId)
  if (!entry) throw new Error(`The audit log has no entry ${entryId}.`)
  const { action, subject, actor } = entry
  return { type, entryId, action, subject, actor, contentVersion }
}

/** Removes the events that were kept long enough. */
export async function removeOldStaffEvents(app: App): Promise<void> {
  const before = new Date(purgeTime(app) - staffEventKeptMs)
  await app.get(staffEventModelsService).events.deleteMany({ at: trusted({ $lt: before }) })
}

const sweepMs = 3_600_000

export const staffEventSweeperService = defineService<IntervalWorker>({
  name: 'audit.staffEventSweeper',
  create: (app) =>
    runInterval(app, 'audit.staffEventSweeper', sweepMs, () => removeOldStaffEvents(app), { startsNow: true }),
  stop: (worker) => worker.stop(),
})
