/** One step of a transaction: a value appended to a key's list, or the list that was read. */
export type Operation =
  | { kind: 'append'; key: number; value: number }
  | { kind: 'read'; key: number; list: readonly number[] }

/** A transaction as its client saw it. Times are milliseconds on one clock. */
export interface HistoryEntry {
  id: number
  operations: Operation[]
  status: 'committed' | 'aborted' | 'unknown'
  startedAt: number
  endedAt: number
}

/** The history of a run, and the final list of every key. */
export interface History {
  entries: readonly HistoryEntry[]
  finalLists: ReadonlyMap<number, readonly number[]>
}

export interface Anomaly {
  kind:
    | 'lost append'
    | 'duplicate append'
    | 'aborted read'
    | 'intermediate read'
    | 'inconsistent order'
    | 'stale read'
    | 'unrepeatable read'
    | 'cycle'
  detail: string
}
