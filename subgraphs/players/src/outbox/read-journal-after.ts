import type { App } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { playerRepositoryService } from '../store/player-repository'
import { type Player, playerModelsService } from '../store/players.model'
import { entriesToKeep, rowIdFrom } from './outbox'

/** A player, and the ids of rows of the journal. */
export interface JournalPart {
  readonly player: Player
  /** the earliest first */
  readonly ids: readonly string[]
  /** the id after which the rest is; rows that are written later have greater ids */
  readonly lastId: string
  /** how far the journal was read: to the player's revision, to the limit, or to a change whose rows cannot be written yet */
  readonly end: 'revision' | 'limit' | 'outbox'
}

/** An id after those of all rows of a change, and before those of the next. */
export const idAfterChange = (accountId: string, revision: number): string => `${rowIdFrom(accountId, revision)}:999`

/**
 * Reads the ids of the rows of a journal after an id, at most `limit`. No row is left out, and none appears later with
 * a smaller id. The document is read before the journal, and the rows that wait in its outbox are written first. Null if the player is gone. Throws `unavailable` if too much waits.
 */
export async function readJournalAfter(
  app: App,
  accountId: string,
  after: string,
  limit: number,
): Promise<JournalPart | null> {
  const player = await app.get(playerRepositoryService).find(accountId)
  if (!player || player.deletedAt !== undefined) return null
  const [waiting] = await entriesToKeep(app, player)
  const revision = waiting ? waiting.sequence - 1 : player.revision
  const rows = await app
    .get(playerModelsService)
    .journal.find({ _id: trusted({ $gt: after, $lt: rowIdFrom(accountId, revision + 1) }) }, { _id: 1 })
    .sort({ _id: 1 })
    .limit(limit)
    .lean<{ readonly _id: string }[]>()
  const ids = rows.map(({ _id }) => _id)
  const lastRead = ids.at(-1)
  if (ids.length === limit && lastRead !== undefined) return { player, ids, lastId: lastRead, end: 'limit' }
  const lastId = idAfterChange(accountId, revision)
  return { player, ids, lastId: lastId > after ? lastId : after, end: waiting ? 'outbox' : 'revision' }
}
