import { findAccount } from '@sanguine/accounts'
import {
  type App,
  type Context,
  followLog,
  hasNeededScope,
  hasPermission,
  type LogPart,
  requireStaff,
  requireTokenScope,
  sessionEnded,
  type TokenScope,
} from '@sanguine/kernel'
import { readBeginning, readStaffEventsAfter } from './read-staff-events'
import { type StaffEvent, type StaffPlace, staffEventScopes, tokenScopeOf } from './staff-event'
import { logKey, staffEventWatchService } from './staff-event-watch'

export type StaffNews = StaffEvent | StaffPlace

/** The most events that are read at once: a client that was away for long gets them in parts. */
const partLength = 100

/**
 * Follows the events for the staff from an id, or from now on. Returns the place where it begins, and then the events
 * that the caller's role may read, each once and in order. Throws `unauthenticated`, `forbidden`,
 * `insufficientScope`, and `invalidInput` for a text that is no id.
 */
export async function followStaffEvents(
  context: Context,
  after: string | null,
): Promise<(signal: AbortSignal) => AsyncIterable<StaffNews>> {
  const { accountId, token } = requireStaff(context)
  requireTokenScope(context, staffEventScopes)
  const { app } = context
  const { place, hasMissed } = await readBeginning(app, after)
  const log = {
    read: (lastId: string) => readStaffPart(app, { accountId, scopes: token?.scopes ?? null }, Number(lastId)),
    untilChanged: ({ lastId }: LogPart<StaffNews>, signal: AbortSignal) =>
      app.get(staffEventWatchService).untilChanged(logKey, Number(lastId), signal),
  }
  return async function* (signal) {
    yield { type: 'place', id: String(place), hasMissed }
    yield* followLog(log, String(place), signal)
  }
}

/** An account that reads events; `scopes` are those of its token, null for a session. */
export interface StaffReader {
  readonly accountId: string
  readonly scopes: readonly TokenScope[] | null
}

/**
 * The events after a place that the reader may have. The role is read with them, since it may change while a stream is
 * open. Throws `unauthenticated` if the account is gone.
 */
export async function readStaffPart(app: App, reader: StaffReader, after: number): Promise<LogPart<StaffNews>> {
  const { events, last, hasMore, missed } = await readStaffEventsAfter(app, after, partLength)
  const readable = events.length === 0 ? [] : await readableBy(app, reader, events)
  return {
    events: missed === null ? readable : [{ type: 'place', id: String(missed), hasMissed: true }, ...readable],
    lastId: String(last),
    hasMore,
  }
}

async function readableBy(
  app: App,
  { accountId, scopes }: StaffReader,
  events: readonly StaffEvent[],
): Promise<readonly StaffEvent[]> {
  const account = await findAccount(app, accountId)
  if (!account) throw sessionEnded()
  return events.filter(({ permission }) => {
    const scope = tokenScopeOf(permission)
    return (
      hasPermission(account.role, permission) &&
      (scopes === null || (scope !== null && hasNeededScope(scopes, [scope])))
    )
  })
}
