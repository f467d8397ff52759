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

/** Takes documents one by one, keeps what its result needs, and returns its result after the last one. */
export interface Fold {
  add(doc: Doc): void
  results(): Iterable<Doc>
}

/** A stage that runs one fold over all its documents. */
export const foldStage = (start: () => Fold): Stage =>
  function* folded(source) {
    const fold = start()
    for (const doc of source) fold.add(doc)
    yield* fold.results()
  }
