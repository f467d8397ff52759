import type { App } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { playerRepositoryService } from '../store/player-repository'
import { type Player, playerModelsService } from '../store/players.model'
import { entriesToKeep, rowIdFrom } from './outbox'

/** The fields of a row of the journal that do not depend on its type. */
export interface JournalEntryKey {
  readonly id: string
  /** the type of its line, which a newer version may have written */
  readonly type: string
  /** milliseconds since the epoch */
  readonly at: number
}

/** A player, and rows of the journal. */
export interface JournalPart {
  readonly player: Player
  /** the earliest first */
  readonly entries: readonly JournalEntryKey[]
  /** the id after which the rest is; rows that are written later have greater ids */
  readonly lastId: string
  /** how far the journal was read: to the player's revision, to the limit, or to a change whose rows cannot be written yet */
  readonly end: 'revision' | 'limit' | 'outbox'
}

/** An id after those of all rows of a change, and before those of the next. */
export const idAfterChange = (accountId: string, revision: number): string => `${rowIdFrom(accountId, revision)}:999`

/**
 * Reads the keys of the rows of a journal after an id, at most `limit`. No row is left out, and none appears later with
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
    .journal.find({ _id: trusted({ $gt: after, $lt: rowIdFrom(accountId, revision + 1) }) }, { 'line.type': 1, at: 1 })
    .sort({ _id: 1 })
    .limit(limit)
    .lean<{ readonly _id: string; readonly line: { readonly type: string }; readonly at: number }[]>()
  const entries = rows.map(({ _id, line, at }): JournalEntryKey => ({ id: _id, type: line.type, at }))
  const lastRead = entries.at(-1)
  if (entries.length === limit && lastRead) return { player, entries, lastId: lastRead.id, end: 'limit' }
  const lastId = idAfterChange(accountId, revision)
  return { player, entries, lastId: lastId > after ? lastId : after, end: waiting ? 'outbox' : 'revision' }
}
