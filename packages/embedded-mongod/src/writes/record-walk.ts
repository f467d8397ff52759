import type { FoundDocument } from '../planner/execute'
import { type PreparedFind, runFind } from '../planner/find'
import { decode } from '../query'
import type { CollectionInfo } from '../storage/catalog'
import type { WriteScope } from './statement'

/**
 * The documents a statement is about, chosen once and visited one by one, over several batches if need be. Choosing
 * first keeps a document from being met again where its own update has moved it.
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
