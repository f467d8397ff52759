import { connectionService } from '@sanguine/db'
import { type App, continueNow, defineService, type IntervalWorker, runInterval, untilWritten } from '@sanguine/kernel'
import { type mongo, trusted } from 'mongoose'
import { logKey, staffEventWatchService } from './staff-event-watch'
import { counterId, type QueuedStaffEvent, type StaffEventRecord, staffEventModelsService } from './staff-events.model'

/** The most events that one transaction numbers. */
const batchSize = 500

const intervalMs = 500

/**
 * Numbers the queued events, at most 500, in one transaction that raises the counter. If two gateways do it at once, one
 * gets a conflict, and finds an empty queue then. So numbers have no gaps, and none becomes visible after a greater one. An
 * event whose cause followed that of another has a later time, and a snapshot that has it has the other too.
 * Returns whether there may be more.
 */
export async function numberStaffEvents(app: App): Promise<boolean> {
  const { queue, counter } = app.get(staffEventModelsService)
  if (!(await queue.exists({}))) return false
  // Two transactions that both made the counter would not be tried again, as they are if both change it.
  await counter.updateOne({ _id: counterId }, { $setOnInsert: { last: 0 } }, { upsert: true })
  const { count, last } = await app.get(connectionService).transaction((session) => numberBatch(app, session))
  if (last !== null) app.get(staffEventWatchService).compare(logKey, last)
  return count === batchSize
}

interface Numbered {
  readonly count: number
  /** null if none was numbered */
  readonly last: number | null
}

async function numberBatch(app: App, session: mongo.ClientSession): Promise<Numbered> {
  const { queue, events, counter } = app.get(staffEventModelsService)
  const queued = await queue
    .find({}, null, { session })
    .sort({ queuedAt: 1, _id: 1 })
    .limit(batchSize)
    .lean<QueuedStaffEvent[]>()
  if (queued.length === 0) return { count: 0, last: null }
  const causes = queued.map(({ _id }) => _id)
  await queue.deleteMany({ _id: trusted({ $in: causes }) }, { session })
  // The outbox of a player may be projected again after its event got a number.
  const known = await events
    .find({ cause: trusted({ $in: causes }) }, { cause: 1 }, { session })
    .lean<Pick<StaffEventRecord, 'cause'>[]>()
  const knownCauses = new Set(known.map(({ cause }) => cause))
  const added = queued.filter(({ _id }) => !knownCauses.has(_id))
  if (added.length === 0) return { count: queued.length, last: null }
  const raised = await counter
    .findOneAndUpdate({ _id: counterId }, { $inc: { last: added.length } }, { session, returnDocument: 'after' })
    .orFail()
    .lean()
  const { last } = raised
  const rows = added.map(({ _id: cause, at, event, permission }, index): StaffEventRecord => {
    const _id = last - added.length + 1 + index
    return { _id, at, event, permission, cause }
  })
  await app.get(connectionService).collection<StaffEventRecord>('staffEvents').insertMany(rows, { session })
  return { count: queued.length, last }
}

/** Numbers what any gateway has queued. */
export const staffEventNumbersService = defineService<IntervalWorker>({
  name: 'audit.staffEventNumbers',
  create: (app) =>
    runInterval(app, 'audit.staffEventNumbers', intervalMs, async (isWanted) =>
      (await numberStaffEvents(app)) && isWanted() ? continueNow : untilWritten,
    ),
  stop: (worker) => worker.stop(),
})
