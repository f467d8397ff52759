import { mongo } from 'mongoose'

/** MongoDB's error codes of a server that cannot serve at the moment. */
const unavailableCodes: ReadonlySet<unknown> = new Set([
  1, // InternalError: storage that failed.
  6, // HostUnreachable
  7, // HostNotFound
  39, // FileStreamFailed
  50, // MaxTimeMSExpired
  64, // WriteConcernFailed
  89, // NetworkTimeout
  91, // ShutdownInProgress
  100, // UnsatisfiableWriteConcern
  112, // WriteConflict: a transaction that lost against others until the driver gave up.
  133, // FailedToSatisfyReadPreference
  189, // PrimarySteppedDown
  202, // NetworkInterfaceExceededTimeLimit
  251, // NoSuchTransaction: the server was restarted during it.
  262, // ExceededTimeLimit
  9001, // SocketException
  10058, // LegacyNotPrimary
  10107, // NotWritablePrimary
  11600, // InterruptedAtShutdown
  11601, // Interrupted
  11602, // InterruptedDueToReplStateChange
  13435, // NotPrimaryNoSecondaryOk
  13436, // NotPrimaryOrSecondary
  14031, // OutOfDiskSpace
])

/** Errors of the driver itself about a lost, late or closed connection, not about a server's refusal. */
const driverErrors = [
  mongo.MongoNetworkError,
  mongo.MongoServerSelectionError,
  mongo.MongoOperationTimeoutError,
  mongo.MongoNotConnectedError,
  mongo.MongoTopologyClosedError,
  mongo.MongoServerClosedError,
  mongo.MongoClientClosedError,
] as const

/** Errors that the driver does not export, and Mongoose's own for a connection that is not open. */
const driverErrorNames: ReadonlySet<string> = new Set([
  'MongoWaitQueueTimeoutError',
  'MongoPoolClosedError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongooseServerSelectionError',
])

const labels = ['TransientTransactionError', 'UnknownTransactionCommitResult', 'RetryableWriteError']

function isUnavailable(error: Error): boolean {
  if (driverErrors.some((type) => error instanceof type) || driverErrorNames.has(error.name)) return true
  if (!(error instanceof mongo.MongoError)) return false
  return isCodeUnavailable(error) || labels.some((label) => error.hasErrorLabel(label))
}

/** The cause of an error. A bulk error stores it as a server's response, even if there was none. */
function causeOf(error: Error): unknown {
  if (error instanceof mongo.MongoBulkWriteError && error.errorResponse instanceof Error) return error.errorResponse
  return error.cause
}

/**
 * Whether a call failed because the database cannot serve it now. Examples are no connection, no server found in time,
 * a timeout, no primary, a full disk, a shutdown. Whether a write was made is then unknown. The check includes the
 * causes of the error. Errors that a retry would meet again do not count: a duplicate key, an invalid document, a fault
 * of the program.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const seen = new Set<unknown>()
  for (let cause = error; cause instanceof Error && !seen.has(cause); cause = causeOf(cause)) {
    seen.add(cause)
    if (isUnavailable(cause)) return true
    if (cause instanceof mongo.MongoBulkWriteError && [cause.writeErrors].flat().some(isCodeUnavailable)) return true
  }
  return false
}

const isCodeUnavailable = ({ code }: { readonly code?: unknown }): boolean => unavailableCodes.has(code)
