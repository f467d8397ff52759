import type { OutboxAuditEntry } from '@sanguine/audit'
import type { JournalLine, LedgerLine } from '@sanguine/rules'
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
  /** the member of the staff who made the change; left out if the player made it */
  readonly audit?: OutboxAuditEntry
}

/** The number of waiting entries from which the player's writes are refused. */
export const outboxEntryLimit = 200

/** The same limit in bytes: the rest of the document's 64 kB when everything else is at its largest. */
export const outboxByteLimit = 32 * 1024

export const isOutboxFull = (entries: readonly OutboxEntry[]): boolean =>
  entries.length >= outboxEntryLimit ||
  (entries.length > 8 && mongo.BSON.calculateObjectSize({ entries }) >= outboxByteLimit)

export const isWorthKeeping = (entry: OutboxEntry): boolean =>
  entry.ledger.length > 0 || entry.journal.length > 0 || entry.operation !== null || entry.audit !== undefined

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

/** The least id of a player's rows from a sequence on. */
export const rowIdFrom = (player: string, sequence = 0): string => `${player}:${String(sequence).padStart(12, '0')}`

/** Greater than every id of a player's rows: `;` follows `:`. */
export const rowIdEnd = (player: string): string => `${player};`

const rowId = (player: string, sequence: number, line: number): string =>
  `${rowIdFrom(player, sequence)}:${String(line).padStart(3, '0')}`

export const operationRowId = (player: string, key: string): string => `${player}:${key}`

const place = (player: string, { sequence, at }: OutboxEntry, line: number): Place => ({
  _id: rowId(player, sequence, line),
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
