/** Error codes with a name in MongoDB. Others are reported as `Location<code>`. */
const codeNames: Readonly<Record<number, string>> = {
  1: 'InternalError',
  2: 'BadValue',
  4: 'NoSuchKey',
  6: 'HostUnreachable',
  9: 'FailedToParse',
  11: 'UserNotFound',
  13: 'Unauthorized',
  14: 'TypeMismatch',
  15: 'Overflow',
  16: 'InvalidLength',
  17: 'ProtocolError',
  18: 'AuthenticationFailed',
  20: 'IllegalOperation',
  22: 'InvalidBSON',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  52: 'DollarPrefixedFieldName',
  53: 'InvalidIdField',
  54: 'NotSingleValueField',
  55: 'InvalidDBRef',
  56: 'EmptyFieldName',
  57: 'DottedFieldName',
  59: 'CommandNotFound',
  61: 'ShardKeyNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  91: 'ShutdownInProgress',
  96: 'OperationFailed',
  112: 'WriteConflict',
  115: 'CommandNotSupported',
  121: 'DocumentValidationFailure',
  125: 'CommandFailed',
  136: 'CappedPositionLost',
  146: 'ExceededMemoryLimit',
  168: 'InvalidPipelineOperator',
  171: 'CannotIndexParallelArrays',
  197: 'InvalidIndexSpecificationOption',
  206: 'NoSuchSession',
  211: 'KeyNotFound',
  217: 'IncompleteTransactionHistory',
  222: 'CloseChangeStream',
  225: 'TransactionTooOld',
  229: 'BrowserNotSupported',
  238: 'NotImplemented',
  241: 'ConversionFailure',
  244: 'TransactionAborted',
  246: 'SnapshotUnavailable',
  251: 'NoSuchTransaction',
  256: 'TransactionCommitted',
  257: 'TransactionTooLarge',
  263: 'OperationNotSupportedInTransaction',
  280: 'ChangeStreamFatalError',
  286: 'ChangeStreamHistoryLost',
  290: 'TransactionExceededLifetimeLimitSeconds',
  334: 'MechanismUnavailable',
  391: 'ReauthenticationRequired',
  9001: 'SocketException',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  11600: 'InterruptedAtShutdown',
  11601: 'Interrupted',
  14031: 'OutOfDiskSpace',
}

/** MongoDB's name of an error code. */
export function codeNameOf(code: number): string {
  return codeNames[code] ?? `Location${code}`
}

export interface MongoErrorOptions {
  /** Labels such as `TransientTransactionError`. */
  labels?: readonly string[]
  /** Further fields of the error reply, such as `keyPattern` and `keyValue`; values are the server's own value types. */
  extra?: Readonly<Record<string, unknown>>
}

/** An error of the wire protocol: code, name, message and optional labels. */
export class MongoError extends Error {
  readonly code: number
  readonly codeName: string
  readonly labels: readonly string[]
  readonly extra: Readonly<Record<string, unknown>>

  constructor(code: number, message: string, options: MongoErrorOptions = {}) {
    super(message)
    this.name = 'MongoError'
    this.code = code
    this.codeName = codeNameOf(code)
    this.labels = options.labels ?? []
    this.extra = options.extra ?? {}
  }
}

/** 2: an invalid value. */
export const badValue = (message: string): MongoError => new MongoError(2, message)

/** 9: a specification that cannot be parsed. */
export const failedToParse = (message: string): MongoError => new MongoError(9, message)

/** 14: a value of the wrong type. */
export const typeMismatch = (message: string): MongoError => new MongoError(14, message)

/** 238: a feature of MongoDB that this server does not have. */
export const notImplemented = (what: string): MongoError =>
  new MongoError(238, `${what} is not supported by this embedded server`)

/** 10334: a document of `size` bytes where at most `maxSize` are allowed. */
export const objectTooLarge = (size: number, maxSize: number): MongoError =>
  new MongoError(10334, `BSONObj size: ${size} is invalid. Size must be between 0 and ${maxSize}(16MB)`)
