import type { FoundDocument } from '../planner/execute'
import { type PreparedFind, runFind } from '../planner/find'
import { decode } from '../query'
import type { CollectionInfo } from '../storage/catalog'
import type { WriteScope } from './statement'

/**
 * The documents of a statement. They are selected once and visited one by one, in several batches if necessary. A
 * document that its update moves in the index is therefore not visited twice.
 */
export class RecordWalk {
  #records: readonly number[] | undefined
  #position = 0

  /** Remembers the progress of the walk; see WriteJob. */
  mark(): () => void {
    const records = this.#records
    const position = this.#position
    return () => {
      this.#records = records
      this.#position = position
    }
  }

  /** Calls `visit` for each document that still matches. */
  run(
    scope: WriteScope,
    collection: CollectionInfo,
    prepared: PreparedFind,
    visit: (found: FoundDocument) => void,
  ): void {
    const { reader } = scope.target
    this.#records ??= Array.from(runFind(reader, collection, prepared), ({ record }) => record)
    while (this.#position < this.#records.length) {
      const record = this.#records[this.#position] as number
      const bytes = reader.record(collection.id, record)
      const doc = bytes && decode(bytes)
      if (doc && prepared.filter.matches(doc)) visit({ record, doc })
      this.#position += 1
      if (this.#position < this.#records.length) scope.checkpoint()
    }
  }
}
