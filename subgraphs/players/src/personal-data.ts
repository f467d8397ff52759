import type { App, CollectionDescription } from '@sanguine/kernel'
import { fromStoredJournalLine, fromStoredState, type JournalLine, type StoredJournalLine } from '@sanguine/rules'
import { Types, trusted } from 'mongoose'
import { purgeOperations } from './outbox/operations-purge'
import { type JournalRow, rowIdEnd, rowIdFrom } from './outbox/outbox'
import { playerModelsService } from './store/players.model'

/**
 * The player's document. Server seeds in use stay secret until they are revealed, because they determine the next
 * combats. The outbox is left out, because its content becomes rows of journal and ledger.
 */
async function* readPlayerDocument(app: App, accountId: string) {
  const { documents } = app.get(playerModelsService)
  const found = await documents.findOne({ _id: new Types.ObjectId(accountId) })
  if (!found) return
  const { fairness, combat, ...state } = fromStoredState(found.state)
  yield {
    ...state,
    combat: combat && { ...combat, seed: null },
    fairness: fairness
      ? { clientSeed: fairness.clientSeed, firstCombat: fairness.firstCombat, revealed: fairness.past }
      : null,
  }
}

/** The number of rows per read, small enough that the embedded database does not delay other calls. */
const batchSize = 200

/** The id of a row is player, sequence and line: it begins with the account's. */
const rowsOf = (accountId: string) => ({
  _id: trusted({ $gte: rowIdFrom(accountId), $lt: rowIdEnd(accountId) }),
})

async function* readJournal(app: App, accountId: string) {
  const rows = app
    .get(playerModelsService)
    .journal.find(rowsOf(accountId))
    .sort({ _id: 1 })
    .lean<(Omit<JournalRow, 'line'> & { readonly line: StoredJournalLine })[]>()
    .cursor({ batchSize })
  for await (const { at, line } of rows) yield { at: new Date(at), ...withoutGiver(fromStoredJournalLine(line)) }
}

/** A gift without its giver. */
function withoutGiver(line: JournalLine) {
  if (line.type !== 'purchase') return line
  const { giverId, ...purchase } = line
  return { ...purchase, isGift: giverId !== null }
}

async function* readLedger(app: App, accountId: string) {
  const rows = app.get(playerModelsService).ledger.find(rowsOf(accountId)).sort({ _id: 1 }).lean().cursor({ batchSize })
  for await (const { at, kind, what, delta, reason } of rows) yield { at: new Date(at), kind, what, delta, reason }
}

/** The beginning of a key of the staff, whose ids and keys are not data of the player. */
const ofStaff = /^by [0-9a-f]{24} /

/** Calls with an idempotency key, of the last day. Their results are those of the journal. */
async function* readOperations(app: App, accountId: string) {
  const _id = trusted({ $gte: `${accountId}:`, $lt: rowIdEnd(accountId) })
  for await (const row of app.get(playerModelsService).operations.find({ _id }).lean().cursor({ batchSize }))
    yield { at: new Date(row.at), name: row.name, key: ownKey(row._id.slice(accountId.length + 1)) }
}

const ownKey = (key: string): string | null => (ofStaff.test(key) ? null : key)

/** All of them are ended by `endPlayer`, `deletePlayerRows` and `removePlayer`, which keep the ledger, under the id alone. */
export const playerCollections: readonly CollectionDescription[] = [
  { name: 'players', read: readPlayerDocument },
  { name: 'journal', read: readJournal },
  { name: 'ledger', read: readLedger },
  { name: 'operations', read: readOperations, removeOld: purgeOperations },
]
