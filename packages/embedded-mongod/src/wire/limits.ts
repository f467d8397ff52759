/** Limits the server announces in its handshake, in bytes, statements and minutes. */
export const maxDocumentBytes = 16 * 1024 * 1024
export const maxMessageBytes = 48_000_000
export const maxWriteStatements = 100_000
export const sessionTimeoutMinutes = 30

/** A command's body: a document of the full size and the command around it. A longer one fails; the connection stays. */
export const maxCommandBytes = maxDocumentBytes + 16 * 1024
