import type { Doc } from '../document'
import type { ExpressionOptions } from '../expression/compile'

/** The access of a pipeline to data outside of it. */
export interface AggregateContext extends ExpressionOptions {
  /**
   * The documents of another collection of the same database. The filter is a hint: the reader may leave out other
   * documents, so that it can use an index.
   */
  read?(collection: string, filter?: Doc): Iterable<Doc>
}

/** One stage: documents in, documents out, lazily. */
export type Stage = (source: Iterable<Doc>) => Iterable<Doc>
