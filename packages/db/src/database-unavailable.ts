import { mongo } from 'mongoose'

/** How a server of the database says that it cannot serve at the moment, by MongoDB's error codes. */
const unavailableCodes: ReadonlySet<unknown> = new Set([
  1, // InternalError: storage that failed
  6, // HostUnreachable
  7, // HostNotFound
  39, // FileStreamFailed
  50, // MaxTimeMSExpired
  64, // WriteConcernFailed
  89, // NetworkTimeout
  91, // ShutdownInProgress
  100, // UnsatisfiableWriteConcern
  112, // WriteConflict: a transaction that lost against others until the driver gave up
  133, // FailedToSatisfyReadPreference
  189, // PrimarySteppedDown
  202, // NetworkInterfaceExceededTimeLimit
  251, // NoSuchTransaction: the server was started anew in the middle of it
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

/** Errors of the driver itself that name no server's refusal but a lost, late or closed connection. */
const driverErrors = [
  mongo.MongoNetworkError,
  mongo.MongoServerSelectionError,
  mongo.MongoOperationTimeoutError,
  mongo.MongoNotConnectedError,
  mongo.MongoTopologyClosedError,
  mongo.MongoServerClosedError,
  mongo.MongoClientClosedError,
] as const

/** Errors of the driver that it does not export, and Mongoose's own for a connection that is not open. */
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

/** What an error was caused by. A bulk error keeps it as the response of a server, also where it was none. */
function causeOf(error: Error): unknown {
  if (error instanceof mongo.MongoBulkWriteError && error.errorResponse instanceof Error) return error.errorResponse
  return error.cause
}

/**
 * Whether a call failed because the database cannot serve it now: no connection, no server found in time, a timeout, no
 * primary, a full disk, a shutdown. Whether a write was made is then unknown. Looks into what the error was caused by. An
 * error that a repetition would meet again (a duplicate key, a document that is not valid, a fault of the program) is none.
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
