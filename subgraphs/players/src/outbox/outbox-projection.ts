import { projectAuditEntries } from '@sanguine/audit'
import { connectionService, insertMissing } from '@sanguine/db'
import { type App, batch, defineService, unavailable } from '@sanguine/kernel'
import { LRUCache } from 'lru-cache'
import type { mongo } from 'mongoose'
import type { PlayerSnapshot } from '../store/players.model'
import { oldestKeptAt } from './operations-purge'
import {
  isOutboxFull,
  type JournalRow,
  journalRows,
  type LedgerRow,
  ledgerRows,
  type OperationRow,
  type OutboxEntry,
  operationRows,
} from './outbox'

/** Turns outbox entries into rows. Row ids derive from player and sequence, so repeating it changes nothing. */
export interface OutboxProjection {
  project(player: string, entries: readonly OutboxEntry[]): Promise<void>
}

/** Inserts missing rows, those of several calls in one command. */
const inserter = <Row extends mongo.Document>(collection: mongo.Collection<Row>) =>
  batch(async (calls: readonly (readonly mongo.OptionalUnlessRequiredId<Row>[])[]) => {
    await insertMissing(collection, calls.flat())
    return calls
  })

export const outboxProjectionService = defineService<OutboxProjection>({
  name: 'players.outboxProjection',
  create(app) {
    const connection = app.get(connectionService)
    const insertLedger = inserter(connection.collection<LedgerRow>('ledger'))
    const insertJournal = inserter(connection.collection<JournalRow>('journal'))
    const insertOperations = inserter(connection.collection<OperationRow>('operations'))
    return {
      project: async (player, entries) => {
        const [ledger, journal, operations, audits] = [
          entries.flatMap((entry) => ledgerRows(player, entry)),
          entries.flatMap((entry) => journalRows(player, entry)),
          entries.flatMap((entry) => operationRows(player, entry)),
          entries.flatMap(({ audit }) => audit ?? []),
        ]
        await Promise.all([
          ledger.length > 0 && insertLedger(ledger),
          journal.length > 0 && insertJournal(journal),
          operations.length > 0 && insertOperations(operations.filter(isKept(app))),
          audits.length > 0 && projectAuditEntries(app, audits),
        ])
      },
    }
  },
})

/** Whether a row's key is still kept: a purged key must not return from an outbox that was left over. */
function isKept(app: App): (row: OperationRow) => boolean {
  const oldest = oldestKeptAt(app)
  return ({ at }) => at >= oldest
}

/** The latest sequence of each player that this gateway knows to be projected. A hint that can be lost at any time. */
const projectedSequencesService = defineService<LRUCache<string, number>>({
  name: 'players.projectedSequences',
  create: () => new LRUCache({ max: 10_000 }),
})

/** Projects entries; false if that failed. Failed entries stay in the document and are tried again. */
export async function projectNow(app: App, player: string, entries: readonly OutboxEntry[]): Promise<boolean> {
  const last = entries.at(-1)
  if (!last) return true
  try {
    await app.get(outboxProjectionService).project(player, entries)
    app.get(projectedSequencesService).set(player, last.sequence)
    return true
  } catch (error) {
    app.log.error({ err: error, player, sequence: last.sequence }, 'An outbox entry could not be projected yet.')
    return false
  }
}

/**
 * The entries that the next change must carry on: none, once everything before it is projected. Throws `unavailable` when
 * too much waits already, so that the document stays small.
 */
export async function entriesToKeep(app: App, { accountId, outbox }: PlayerSnapshot): Promise<readonly OutboxEntry[]> {
  const last = outbox.at(-1)
  if (!last || (app.get(projectedSequencesService).get(accountId) ?? 0) >= last.sequence) return []
  if (await projectNow(app, accountId, outbox)) return []
  if (isOutboxFull(outbox))
    throw unavailable({
      en: 'Your latest changes are still being recorded. Please try again soon.',
      de: 'Deine letzten Änderungen werden noch gespeichert. Bitte versuche es gleich noch einmal.',
    })
  return outbox
}
