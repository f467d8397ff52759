import { type OutboxAuditEntry, projectAuditEntries } from '@sanguine/audit'
import { connectionService, insertMissing } from '@sanguine/db'
import { type App, batch, defineCounter, defineService, purgeTime, unavailable } from '@sanguine/kernel'
import { queueNotifications } from '@sanguine/push'
import type { JournalLine, LedgerLine, NotificationLine } from '@sanguine/rules'
import { LRUCache } from 'lru-cache'
import { mongo } from 'mongoose'

/**
 * The stored result of a write under a client's key, so that a repeat of the call returns the same result without
 * acting.
 */
export interface OperationRecord {
  /** the client's key, with a digest of `answerName` if there is one */
  readonly key: string
  /** the operation's name */
  readonly name: string
  /** digest of name and input: distinguishes a repeat from another call with the same key */
  readonly fingerprint: string
  /** the operation's result, compact: a result that can be replayed is stored as its seed */
  readonly result: unknown
}

/**
 * The rows that one change of a player still has to write elsewhere. The change itself stores them in the player's
 * document.
 */
export interface OutboxEntry {
  /** the revision that the change made */
  readonly sequence: number
  /** milliseconds since the epoch */
  readonly at: number
  readonly ledger: readonly LedgerLine[]
  readonly journal: readonly JournalLine[]
  readonly operation: OperationRecord | null
  /** left out if there are none */
  readonly notifications?: readonly NotificationLine[]
  /** the member of the staff who made the change; left out if the player made it */
  readonly audit?: OutboxAuditEntry
}

/** The number of waiting entries from which the player's writes are refused. */
export const outboxEntryLimit = 150

/** The same limit in bytes: the rest of the document's 64 kB when everything else is at its largest. */
export const outboxByteLimit = 28 * 1024

export const isOutboxFull = (entries: readonly OutboxEntry[]): boolean =>
  entries.length >= outboxEntryLimit ||
  (entries.length > 8 && mongo.BSON.calculateObjectSize({ entries }) >= outboxByteLimit)

export const isWorthKeeping = (entry: OutboxEntry): boolean =>
  entry.ledger.length > 0 ||
  entry.journal.length > 0 ||
  entry.operation !== null ||
  entry.audit !== undefined ||
  entry.notifications !== undefined

/** A row's place: unique, and in the order of time within a player, so that one index serves every reader. */
interface Place {
  /** `player:sequence:line`, padded so that text order is time order */
  readonly _id: string
  readonly player: string
  readonly sequence: number
  /** milliseconds since the epoch */
  readonly at: number
}

export interface JournalRow extends Place {
  readonly line: JournalLine
}

export interface LedgerRow extends Place, LedgerLine {}

export interface OperationRow extends Omit<OperationRecord, 'key'> {
  /** `player:key`, which makes the key unique for the player */
  readonly _id: string
  readonly player: string
  readonly sequence: number
  readonly at: number
}

/** The form of the id of a row: player, sequence and line. */
export const rowIdForm = /^[0-9a-f]{24}:\d{12}:\d{3}$/

/** The least id of a player's rows from a sequence on. */
export const rowIdFrom = (player: string, sequence = 0): string => `${player}:${String(sequence).padStart(12, '0')}`

/** Greater than every id of a player's rows: `;` follows `:`. */
export const rowIdEnd = (player: string): string => `${player};`

export const operationRowId = (player: string, key: string): string => `${player}:${key}`

const place = (player: string, { sequence, at }: OutboxEntry, line: number): Place => ({
  _id: `${rowIdFrom(player, sequence)}:${String(line).padStart(3, '0')}`,
  player,
  sequence,
  at,
})

export const journalRows = (player: string, entry: OutboxEntry): JournalRow[] =>
  entry.journal.map((line, index) => ({ ...place(player, entry, index), line }))

export const ledgerRows = (player: string, entry: OutboxEntry): LedgerRow[] =>
  entry.ledger.map((line, index) => ({ ...place(player, entry, index), ...line }))

export const operationRows = (player: string, { sequence, at, operation }: OutboxEntry): OperationRow[] => {
  if (!operation) return []
  const { key, ...rest } = operation
  return [{ _id: operationRowId(player, key), player, sequence, at, ...rest }]
}

/** The time for which a repeated key returns the first result. */
export const operationKeptMs = 24 * 60 * 60 * 1000

/** The time before which keys are no longer kept, in milliseconds since the epoch. */
export const oldestKeptAt = (app: App): number => purgeTime(app) - operationKeptMs

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
        const [ledger, journal, operations, audits, notifications] = [
          entries.flatMap((entry) => ledgerRows(player, entry)),
          entries.flatMap((entry) => journalRows(player, entry)),
          entries.flatMap((entry) => operationRows(player, entry)),
          entries.flatMap(({ audit }) => audit ?? []),
          entries.flatMap((entry) => entry.notifications ?? []),
        ]
        await Promise.all([
          ledger.length > 0 && insertLedger(ledger),
          journal.length > 0 && insertJournal(journal),
          operations.length > 0 && insertOperations(operations.filter(isKept(app))),
          audits.length > 0 && projectAuditEntries(app, audits),
          notifications.length > 0 && queueNotifications(app, player, notifications),
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

export const projectionFailures = defineCounter({
  name: 'sanguine_projection_failures_total',
  help: "Attempts to write the rows of a player's outbox that failed; they are tried again.",
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
    app.get(projectionFailures).inc()
    return false
  }
}

/**
 * The entries that the next change must carry on: none, once everything before it is projected. Throws `unavailable` when
 * too much waits already, so that the document stays small.
 */
export async function entriesToKeep(
  app: App,
  { accountId, outbox }: { readonly accountId: string; readonly outbox: readonly OutboxEntry[] },
): Promise<readonly OutboxEntry[]> {
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
