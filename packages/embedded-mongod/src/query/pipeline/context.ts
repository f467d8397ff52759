import type { Doc } from '../document'
import type { ExpressionOptions } from '../expression/compile'

/** What a pipeline may ask of the outside. */
export interface AggregateContext extends ExpressionOptions {
  /**
   * The documents of another collection of the same database. The filter is a hint: documents that do not match it may be left
   * out, so that an index can be used, but need not be.
   */
  read?(collection: string, filter?: Doc): Iterable<Doc>
}

/** One stage: documents in, documents out, lazily. */
export type Stage = (source: Iterable<Doc>) => Iterable<Doc>
