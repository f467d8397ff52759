import type { App } from '@sanguine/kernel'
import { clearPlayer } from '@sanguine/rules'
import { type Model, Types, trusted } from 'mongoose'
import { playerQueueService } from '../change/player-queue'
import { entriesToKeep, outboxProjectionService, rowIdEnd, rowIdFrom } from '../outbox/outbox'
import { playerEventsService, playerRepositoryService } from './player-repository'
import { playerModelsService } from './players.model'

/**
 * Ends the player of a deleted account: no call changes it from now on, and its amounts are booked out. The document
 * stays, so that a call in progress on some gateway does not create the player again. May be repeated after any
 * failure.
 */
export async function endPlayer(app: App, accountId: string): Promise<void> {
  const { documents } = app.get(playerModelsService)
  const _id = new Types.ObjectId(accountId)
  const now = app.clock.now()
  await documents.updateOne(
    { _id, deletedAt: { $exists: false } },
    { $set: { deletedAt: now, xpChangedAt: now, dueAt: 0 }, $inc: { revision: 1 } },
  )
  app.get(playerEventsService).emit('deleted', accountId)
  await app.get(playerQueueService).run(accountId, () => clear(app, accountId))
}

/** The number of rows per command, small enough that it ends long before its time limit and does not delay calls. */
const partSize = 500

/**
 * Deletes journal and keys of an ended player, part by part. Deleted parts stay deleted if a later part fails. The
 * ledger stays. The duration grows with the journal, so this is for workers.
 */
export async function deletePlayerRows(app: App, accountId: string): Promise<void> {
  const { journal, operations } = app.get(playerModelsService)
  const $lt = rowIdEnd(accountId)
  await deleteInParts(journal, { $gte: rowIdFrom(accountId), $lt })
  await deleteInParts(operations, { $gte: `${accountId}:`, $lt })
}

async function deleteInParts<Row extends { readonly _id: string }>(
  rows: Model<Row>,
  range: { readonly $gte: string; readonly $lt: string },
): Promise<void> {
  for (;;) {
    const part = await rows
      .find({ _id: trusted(range) }, { _id: 1 })
      .sort({ _id: 1 })
      .limit(partSize)
      .lean<Pick<Row, '_id'>[]>()
    const last = part.at(-1)
    if (!last) return
    await rows.deleteMany({ _id: trusted({ $gte: range.$gte, $lte: last._id }) })
  }
}

/** Books out all amounts. A call that writes at the same moment has either written before or is refused. */
async function clear(app: App, accountId: string): Promise<void> {
  const repository = app.get(playerRepositoryService)
  for (;;) {
    const player = await repository.find(accountId)
    if (!player) return
    const { state, ledger, journal } = clearPlayer(player.state)
    if (ledger.length === 0 && player.state.autoHuntAt === 0) return
    const kept = await entriesToKeep(app, player)
    const entry = { sequence: player.revision + 1, at: app.clock.now(), ledger, journal, operation: null }
    if (await repository.commit(player, { state, lastCall: player.lastCall, kept, entry })) return
  }
}

/**
 * Deletes the document of an ended player, once its ledger is complete, and its journal and keys before it. Entries
 * that were not projected yet become rows first, so that none appear later. To be called when no gateway can still have
 * a call of the account in progress. May be repeated after any failure.
 */
export async function removePlayer(app: App, accountId: string): Promise<void> {
  const { documents } = app.get(playerModelsService)
  const _id = new Types.ObjectId(accountId)
  // once more, for a player whom a call in progress created
  await endPlayer(app, accountId)
  for (;;) {
    const player = await app.get(playerRepositoryService).find(accountId)
    if (player) await app.get(outboxProjectionService).project(accountId, player.outbox)
    await deletePlayerRows(app, accountId)
    if (!player) return
    await documents.deleteOne({ _id, revision: player.revision })
  }
}
