import type { App } from '@sanguine/kernel'
import { type mongo, Types } from 'mongoose'
import { type PlayerDocument, playerModelsService } from '../store/players.model'

/** A player whom a worker must look at. */
export interface DuePlayer {
  readonly accountId: string
  /** as it was found; undefined in a document that was written before there was anything to wait for */
  readonly dueAt: number | undefined
}

const documentsOf = (app: App) =>
  app.get(playerModelsService).players.collection as unknown as mongo.Collection<PlayerDocument>

/** Null stands for absent too, and unlike `$exists: false` is found along the index by every server. */
const absent = null as unknown as number

/** Those who have waited longest, at most `most` of them, along an index. */
export async function findDuePlayers(app: App, most: number): Promise<readonly DuePlayer[]> {
  const find = (filter: mongo.Filter<PlayerDocument>, limit: number) =>
    documentsOf(app)
      .find(filter, { projection: { dueAt: 1 } })
      .sort({ dueAt: 1 })
      .limit(limit)
      .toArray()
  const due = await find({ dueAt: { $gt: 0, $lte: app.clock.now() } }, most)
  const unknown = due.length < most ? await find({ dueAt: absent }, most - due.length) : []
  return [...due, ...unknown].map(({ _id, dueAt }) => ({ accountId: String(_id), dueAt }))
}

/** Says when to look at the player next, unless somebody has changed that meanwhile. */
export async function reschedule(app: App, { accountId, dueAt }: DuePlayer, at: number): Promise<void> {
  const found = { _id: new Types.ObjectId(accountId), dueAt: dueAt ?? absent }
  await documentsOf(app).updateOne(found, { $set: { dueAt: at }, $inc: { revision: 1 } })
}
