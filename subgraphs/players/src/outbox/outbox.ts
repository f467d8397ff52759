import type { JournalLine, LedgerLine } from '@sanguine/rules'
import { mongo } from 'mongoose'

/** What a write under a client's key leaves behind, so that a repeat of the call answers the same without acting. */
export interface OperationRecord {
  /** the client's key, with a digest of `answerName` where there is one */
  readonly key: string
  /** the operation's name */
  readonly name: string
  /** digest of name and input: tells a repeat from another call that was given the same key */
  readonly fingerprint: string
  /** the operation's result, compact: what can be replayed is kept as its seed */
  readonly result: unknown
}

/** What one change of a player still has to write elsewhere. Carried in the player's document by the change itself. */
export interface OutboxEntry {
  /** the revision that the change made */
  readonly sequence: number
  /** milliseconds since the epoch */
  readonly at: number
  readonly ledger: readonly LedgerLine[]
  readonly journal: readonly JournalLine[]
  readonly operation: OperationRecord | null
}

/** Entries that nobody projected yet, past which the player's writes are refused. */
export const outboxEntryLimit = 200

/** The same in bytes: what is left of the document's 64 kB when everything else is at its largest. */
export const outboxByteLimit = 32 * 1024

export const isOutboxFull = (entries: readonly OutboxEntry[]): boolean =>
  entries.length >= outboxEntryLimit ||
  (entries.length > 8 && mongo.BSON.calculateObjectSize({ entries }) >= outboxByteLimit)

export const isWorthKeeping = (entry: OutboxEntry): boolean =>
  entry.ledger.length > 0 || entry.journal.length > 0 || entry.operation !== null
