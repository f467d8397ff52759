import { connectionService } from '@sanguine/db'
import type { App, CollectionDescription } from '@sanguine/kernel'
import { fromStoredJournalLine, fromStoredState, type JournalLine, type StoredJournalLine } from '@sanguine/rules'
import { type mongo, Types } from 'mongoose'
import { purgeOperations } from './outbox/operations-purge'
import { type JournalRow, type LedgerRow, type OperationRow, rowIdEnd, rowIdFrom } from './outbox/outbox'
import { playerModelsService } from './store/players.model'

type StoredJournalRow = Omit<JournalRow, 'line'> & { readonly line: StoredJournalLine }

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

/** Small reads, so that neither the database nor this process delays other calls. */
const options = { sort: { _id: 1 }, batchSize: 200 } as const

/** Reads rows by the driver's own cursor: that of Mongoose takes several times as long for a row. */
const readRows = <Row extends { readonly _id: string }>(
  app: App,
  name: 'journal' | 'ledger' | 'operations',
  from: string,
  before: string,
) =>
  app
    .get(connectionService)
    .collection<Row>(name)
    .find({ _id: { $gte: from, $lt: before } } as mongo.Filter<Row>, options)

async function* readJournal(app: App, accountId: string) {
  const rows = readRows<StoredJournalRow>(app, 'journal', rowIdFrom(accountId), rowIdEnd(accountId))
  for await (const { at, line } of rows) yield { at: new Date(at), ...withoutGiver(fromStoredJournalLine(line)) }
}

/** A gift without its giver. */
function withoutGiver(line: JournalLine) {
  if (line.type !== 'purchase') return line
  const { giverId, ...purchase } = line
  return { ...purchase, isGift: giverId !== null }
}

async function* readLedger(app: App, accountId: string) {
  const rows = readRows<LedgerRow>(app, 'ledger', rowIdFrom(accountId), rowIdEnd(accountId))
  for await (const { at, kind, what, delta, reason } of rows) yield { at: new Date(at), kind, what, delta, reason }
}

/** Calls with an idempotency key, of the last day. Their results are those of the journal. */
async function* readOperations(app: App, accountId: string) {
  const rows = readRows<OperationRow>(app, 'operations', `${accountId}:`, rowIdEnd(accountId))
  for await (const { at, name, _id } of rows) yield { at: new Date(at), name, key: _id.slice(accountId.length + 1) }
}

/** All of them are ended by `endPlayer`, `deletePlayerRows` and `removePlayer`, which keep the ledger, under the id alone. */
export const playerCollections: readonly CollectionDescription[] = [
  { name: 'players', read: readPlayerDocument },
  { name: 'journal', read: readJournal },
  { name: 'ledger', read: readLedger },
  { name: 'operations', read: readOperations, removeOld: purgeOperations },
]
