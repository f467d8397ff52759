import type { Model } from 'mongoose'

/** Counts of a period. Only the gateway that counts writes the row, always whole, so that writing it again changes nothing. */
export interface CountedRow {
  readonly id: string
  /** the start of the period, in milliseconds */
  readonly at: number
  /** whether it differs from what the database has */
  isChanged: boolean
}

interface CountedRowsOptions<Row extends CountedRow, Stored> {
  /** the length of a period, in milliseconds */
  readonly periodMs: number
  readonly now: () => number
  readonly model: () => Model<Stored>
  readonly recordOf: (row: Row) => Stored
}

/** The rows that a gateway counts in memory, by keys of the counter. Those of a period that is over are dropped once they are written. */
export class CountedRows<Row extends CountedRow, Stored> extends Map<string, Row> {
  #written: Promise<void> = Promise.resolve()

  constructor(private readonly options: CountedRowsOptions<Row, Stored>) {
    super()
  }

  /** Writes what changed since the last time. If that fails, the counts stay here for the next time. */
  write(): Promise<void> {
    const writing = this.#written.then(() => this.#writeChanged())
    this.#written = writing.catch(() => undefined)
    return writing
  }

  async #writeChanged(): Promise<void> {
    const { periodMs, now, model, recordOf } = this.options
    const changed = [...this.values()].filter(({ isChanged }) => isChanged)
    // They can change again while they are written.
    for (const row of changed) row.isChanged = false
    try {
      if (changed.length > 0)
        await model().bulkWrite(
          changed.map((row) => ({
            replaceOne: { filter: { _id: row.id } as never, replacement: recordOf(row) as never, upsert: true },
          })),
          { ordered: false },
        )
    } catch (error) {
      for (const row of changed) row.isChanged = true
      throw error
    }
    const ended = now() - periodMs
    for (const [key, { at, isChanged }] of this) if (at <= ended && !isChanged) this.delete(key)
  }
}
