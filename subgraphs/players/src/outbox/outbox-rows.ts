import type { JournalLine, LedgerLine } from '@sanguine/rules'
import type { OperationRecord, OutboxEntry } from './outbox'

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
