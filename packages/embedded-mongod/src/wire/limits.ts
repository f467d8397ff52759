/** Limits the server announces in its handshake, in bytes, statements and minutes. */
export const maxDocumentBytes = 16 * 1024 * 1024
export const maxMessageBytes = 48_000_000
export const maxWriteStatements = 100_000
export const sessionTimeoutMinutes = 30

/**
 * The maximum size of a command's body: a document of the maximum size, and the command around it. A longer command
 * fails, and the connection stays open.
 */
export const maxCommandBytes = maxDocumentBytes + 16 * 1024
