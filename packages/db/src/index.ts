export { bytesOf } from './bytes-of'
export { observeCommands } from './command-observer'
export { connect, connectionService, createMongoose, shownUri } from './connection'
export { createCollections } from './create-collections'
export { prepareDataFolder } from './data-folder'
export { dataSourceService } from './data-source-service'
export {
  DatabaseProblem,
  duplicateKeyCode,
  isDuplicateKey,
  isDuplicateKeyOf,
  isTransactionTooLarge,
  maxDocumentBytes,
  maxTransactionBytes,
  reasonOf,
} from './database-problem'
export { isDatabaseUnavailable } from './database-unavailable'
export { readDatabaseUri } from './database-uri'
export { watchWrites } from './database-writes'
export { insertMissing } from './insert-missing'
export { findInterruptedFolder, findInterruptedRestore } from './interrupted-restore'
export { type ChangeCounter, type CountedChange, runKeyedChange, type StoredKey } from './keyed-change'
export { type Database, type DatabaseOptions, openDatabase, runEmbeddedDatabase } from './open-database'
export { outageReason } from './outage-reason'
export { type PoolState, readPoolState } from './pool-state'
export { type ProbedDatabase, probeDatabase, readClockAhead, readDiskSpace } from './probe-database'
export { requeueLate } from './requeue-late'
export type { CommandObserver, ObservedCommand } from './settling-connection'
export { readNextDue, serveWhenDue } from './when-due'
