import { type App, steadyClockService } from '@sanguine/kernel'
import { type mongo, Types } from 'mongoose'
import { type PlayerDocument, playerModelsService } from './players.model'

/** A player for whom a scheduled effect may be due. */
export interface DuePlayer {
  readonly accountId: string
  /** as it was found; null if no gateway has computed it yet */
  readonly dueAt: number | null
}

/** The players who have waited longest by the steady clock, at most `limit`, along an index. */
export async function findDuePlayers(app: App, limit: number): Promise<readonly DuePlayer[]> {
  const find = (filter: mongo.Filter<PlayerDocument>, max: number) =>
    app
      .get(playerModelsService)
      .documents.find(filter, { projection: { dueAt: 1 } })
      .sort({ dueAt: 1 })
      .limit(max)
      .toArray()
  const due = await find({ dueAt: { $gt: 0, $lte: app.get(steadyClockService).now() } }, limit)
  // null stands for absent too, and unlike `$exists: false` is found along the index by every server
  const unknown = due.length < limit ? await find({ dueAt: null }, limit - due.length) : []
  return [...due, ...unknown].map(({ _id, dueAt = null }) => ({ accountId: String(_id), dueAt }))
}

/**
 * Players whose next scheduled effect is later than any right clock could have set, at most `limit`: the clock was
 * ahead when they were written.
 */
export async function findLatePlayers(app: App, limit: number, maxAheadMs: number): Promise<readonly DuePlayer[]> {
  const late = await app
    .get(playerModelsService)
    .documents.find({ dueAt: { $gt: app.clock.now() + maxAheadMs } }, { projection: { dueAt: 1 } })
    .sort({ dueAt: -1 })
    .limit(limit)
    .toArray()
  return late.map(({ _id, dueAt = null }) => ({ accountId: String(_id), dueAt }))
}

/** Sets the time of the next check of a player, unless it has changed in the meantime. */
export async function reschedule(app: App, { accountId, dueAt }: DuePlayer, at: number): Promise<void> {
  await app
    .get(playerModelsService)
    .documents.updateOne({ _id: new Types.ObjectId(accountId), dueAt }, { $set: { dueAt: at }, $inc: { revision: 1 } })
}
