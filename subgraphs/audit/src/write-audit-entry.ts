import { connectionService, insertMissing } from '@sanguine/db'
import type { App, Context, Viewer } from '@sanguine/kernel'
import { mongo, Types } from 'mongoose'
import { type AuditDocument, auditModelService } from './audit.model'
import type { AuditActor, AuditChange, AuditOrigin, NewAuditEntry } from './audit-entry'
import type { NewStaffEvent } from './events/staff-event'
import type { QueuedStaffEvent } from './events/staff-events.model'
import { historyPermissions } from './readable-subjects'

const actorOf = ({ accountId, name, role }: Viewer): AuditActor => ({ accountId, name, role })

/** The caller with its token, and the request. */
export const originOf = ({ viewer, requestId }: Pick<Context, 'viewer' | 'requestId'>): AuditOrigin => ({
  actor: viewer && actorOf(viewer),
  requestId,
  ...(viewer?.token && { token: { id: viewer.token.id, name: viewer.token.name } }),
})

/** The origin of changes that the server makes by itself. */
export const systemOrigin: AuditOrigin = { actor: null, requestId: null }

type Values = Readonly<Record<string, unknown>>

/** The fields in which two states differ, in the order of the later one; null for a state in which the subject did not exist. */
export function changesBetween(before: Values | null, after: Values | null): AuditChange[] {
  const fields = new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])
  return [...fields].flatMap((field): AuditChange[] => {
    const change = { field, before: jsonOf(before?.[field]), after: jsonOf(after?.[field]) }
    return change.before === change.after ? [] : [change]
  })
}

const jsonOf = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))

/**
 * Writes an entry in the transaction of the change, so that there is no change without an entry and no entry without a
 * change; a transaction that is tried again leaves one entry. Each entry is an event for the staff as well. Returns the
 * entry's id.
 */
export async function writeAuditEntry(app: App, entry: NewAuditEntry, session: mongo.ClientSession): Promise<string> {
  const [id = ''] = await writeAuditEntries(app, [entry], session)
  return id
}

/** Writes several entries with the present time, in the transaction of the change. Returns their ids. */
export async function writeAuditEntries(
  app: App,
  entries: readonly NewAuditEntry[],
  session: mongo.ClientSession,
): Promise<string[]> {
  const at = new Date(app.clock.now())
  const documents = entries.map((entry) => documentOf(entry, new Types.ObjectId(), at))
  if (documents.length > 0) await app.get(auditModelService).collection.insertMany(documents, { session })
  const events = documents.map((document, index) => eventOf(document, entries[index]?.contentVersion))
  await appendStaffEvents(app, events, session)
  return documents.map(({ _id }) => _id.toHexString())
}

/** An entry that the outbox of a player carries until it is written. */
export interface OutboxAuditEntry {
  /** 24 hex digits, made with the change */
  readonly id: string
  /** milliseconds since the epoch */
  readonly at: number
  readonly entry: NewAuditEntry
}

/** Writes entries of outboxes, and the events for the staff about them. Writing one again changes nothing. */
export async function projectAuditEntries(app: App, entries: readonly OutboxAuditEntry[]): Promise<void> {
  const documents = entries.map(({ id, at, entry }) => documentOf(entry, new Types.ObjectId(id), new Date(at)))
  await insertMissing(app.get(auditModelService).collection, documents)
  const events = documents.map((document) => ({ ...eventOf(document), cause: `audit:${document._id.toHexString()}` }))
  await appendMissingStaffEvents(app, events)
}

/** The event for the staff about an entry. */
const eventOf = ({ _id, subject }: AuditDocument, contentVersion: number | null = null): NewStaffEvent => ({
  event: { type: 'change', entryId: _id.toHexString(), contentVersion },
  permission: historyPermissions[subject.type],
})

const documentOf = (
  { origin, action, subject, changes, reason = null, states = null }: NewAuditEntry,
  _id: Types.ObjectId,
  at: Date,
): AuditDocument => ({ _id, at, ...origin, action, subject, changes, reason, states })

/** The server replaces this by the time of its logical clock, which never goes back. */
const serverTime = new mongo.Timestamp({ t: 0, i: 0 })

const rowOf = (app: App, { cause, event, permission }: NewStaffEvent): QueuedStaffEvent => ({
  _id: cause ?? new Types.ObjectId().toHexString(),
  queuedAt: serverTime,
  at: new Date(app.clock.now()),
  event,
  permission,
})

/** Queues events for the staff in the transaction of their cause. A worker numbers them in the order of the causes. */
export async function appendStaffEvents(
  app: App,
  added: readonly NewStaffEvent[],
  session: mongo.ClientSession,
): Promise<void> {
  if (added.length === 0) return
  await app
    .get(connectionService)
    .collection<QueuedStaffEvent>('staffEventQueue')
    .insertMany(
      added.map((each) => rowOf(app, each)),
      { session },
    )
}

/** Queues events after their cause, such as those of a player's outbox. Doing it again adds no second one. */
const appendMissingStaffEvents = (
  app: App,
  added: readonly (NewStaffEvent & { readonly cause: string })[],
): Promise<void> =>
  insertMissing(
    app.get(connectionService).collection<QueuedStaffEvent>('staffEventQueue'),
    added.map((each) => rowOf(app, each)),
  )
