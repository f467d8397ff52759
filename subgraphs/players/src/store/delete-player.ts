import type { App } from '@sanguine/kernel'
import { clearPlayer } from '@sanguine/rules'
import { Types, trusted } from 'mongoose'
import { playerQueueService } from '../change/player-queue'
import { assertBalanced } from '../ledger/ledger-balance'
import { rowIdEnd, rowIdFrom } from '../outbox/outbox'
import { entriesToKeep, outboxProjectionService } from '../outbox/outbox-projection'
import { playerEventsService, playerRepositoryService } from './player-repository'
import { playerModelsService } from './players.model'

/**
 * Ends the player of a deleted account: no call changes it from now on, what it has is booked out, its journal is deleted.
 * The document stays, so that a call under way on some gateway does not create the player anew. Of its ledger nothing is
 * deleted. May be repeated after a failure at any place.
 */
export async function endPlayer(app: App, accountId: string): Promise<void> {
  const { documents, journal, operations } = app.get(playerModelsService)
  const _id = new Types.ObjectId(accountId)
  const now = app.clock.now()
  await documents.updateOne(
    { _id, deletedAt: { $exists: false } },
    { $set: { deletedAt: now, xpChangedAt: now, dueAt: 0 }, $inc: { revision: 1 } },
  )
  app.get(playerEventsService).emit('deleted', accountId)
  await app.get(playerQueueService).run(accountId, () => clear(app, accountId))
  await journal.deleteMany({ _id: trusted({ $gte: rowIdFrom(accountId), $lt: rowIdEnd(accountId) }) })
  await operations.deleteMany({ _id: trusted({ $gte: `${accountId}:`, $lt: rowIdEnd(accountId) }) })
}

/** Books everything out. A call that was writing at the same moment has either written before or is refused. */
async function clear(app: App, accountId: string): Promise<void> {
  const repository = app.get(playerRepositoryService)
  for (;;) {
    const player = await repository.find(accountId)
    if (!player) return
    const { state, ledger, journal } = clearPlayer(player.state)
    if (ledger.length === 0 && player.state.autoHuntAt === 0) return
    const kept = await entriesToKeep(app, player)
    assertBalanced(player.state, state, ledger)
    const entry = { sequence: player.revision + 1, at: app.clock.now(), ledger, journal, operation: null }
    if (await repository.commit(player, { state, lastCall: player.lastCall, kept, entry })) return
  }
}

/**
 * Deletes the document of a player that was ended, once its ledger is whole. To be called when no gateway can have a call
 * of the account under way any more. May be repeated after a failure at any place.
 */
export async function removePlayer(app: App, accountId: string): Promise<void> {
  const { documents } = app.get(playerModelsService)
  const _id = new Types.ObjectId(accountId)
  // once more, for a player whom a call under way created
  await endPlayer(app, accountId)
  for (;;) {
    const player = await app.get(playerRepositoryService).find(accountId)
    if (!player) return
    await app.get(outboxProjectionService).project(accountId, player.outbox)
    await documents.deleteOne({ _id, revision: player.revision })
  }
}
