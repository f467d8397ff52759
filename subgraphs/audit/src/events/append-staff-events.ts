import { connectionService, insertMissing } from '@sanguine/db'
import type { App } from '@sanguine/kernel'
import { mongo, Types } from 'mongoose'
import type { NewStaffEvent } from './staff-event'
import type { QueuedStaffEvent } from './staff-events.model'

/** The server replaces this by the time of its logical clock, which never goes back. */
const serverTime = new mongo.Timestamp({ t: 0, i: 0 })

const rowOf = (app: App, { cause, event, permission }: NewStaffEvent): QueuedStaffEvent => ({
  _id: cause ?? new Types.ObjectId().toHexString(),
  queuedAt: serverTime,
  at: new Date(app.clock.now()),
  event,
  permission,
})

const queueOf = (app: App) => app.get(connectionService).collection<QueuedStaffEvent>('staffEventQueue')

/** Queues events for the staff in the transaction of their cause. A worker numbers them in the order of the causes. */
export async function appendStaffEvents(
  app: App,
  added: readonly NewStaffEvent[],
  session: mongo.ClientSession,
): Promise<void> {
  if (added.length === 0) return
  await queueOf(app).insertMany(
    added.map((each) => rowOf(app, each)),
    { session },
  )
}

/** Queues events after their cause, such as those of a player's outbox. Doing it again adds no second one. */
export const appendMissingStaffEvents = (
  app: App,
  added: readonly (NewStaffEvent & { readonly cause: string })[],
): Promise<void> =>
  insertMissing(
    queueOf(app),
    added.map((each) => rowOf(app, each)),
  )
