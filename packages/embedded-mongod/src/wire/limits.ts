/** Limits the server announces in its handshake, in bytes, statements and minutes. */
export const MAX_BSON_OBJECT_SIZE = 16 * 1024 * 1024
export const MAX_MESSAGE_SIZE = 48_000_000
export const MAX_WRITE_BATCH_SIZE = 100_000
export const LOGICAL_SESSION_TIMEOUT_MINUTES = 30

/** A command's body: a document of the full size and the command around it. A longer one fails; the connection stays. */
export const MAX_COMMAND_SIZE = MAX_BSON_OBJECT_SIZE + 16 * 1024
