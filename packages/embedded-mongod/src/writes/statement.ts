import type { WriteTarget } from '../engine/record-writes'
import type { Doc } from '../query'
import type { CollectionInfo } from '../storage/catalog'

/** The collection and the write target of a statement. */
export interface WriteScope {
  target: WriteTarget
  /** The collection, undefined while there is none. */
  find(): CollectionInfo | undefined
  /** Returns the collection, and creates it if necessary. */
  ensure(): CollectionInfo
  /** Throws Unfinished if the batch should end. Call it between whole documents. */
  checkpoint(): void
}

/**
 * One statement of a write command. `run` returns numbers and ids; it throws a MongoError before it has changed
 * anything, or Blocked after whole documents. A blocked statement runs again and continues from its progress.
 */
export interface Statement {
  run(scope: WriteScope): Doc
  /** Remembers the progress of a statement over many documents; see WriteJob. */
  mark?(): () => void
}
