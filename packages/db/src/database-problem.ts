/** The database is not available. The message is one line that says what to do about it. */
export class DatabaseProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message.replace(/\s+/g, ' ').trim(), options)
    this.name = 'DatabaseProblem'
  }
}

/** The first line of an error's message. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''

/** MongoDB's code for a key that a unique index already has. */
export const duplicateKeyCode = 11_000

/** The most that a document can have in any database of the protocol, in bytes. */
export const maxDocumentBytes = 16 * 1024 * 1024

/** The most that the embedded database takes in one transaction, in bytes. */
export const maxTransactionBytes = 64 * 1024 * 1024

/** Whether a transaction wrote more than the embedded database takes at once. */
export const isTransactionTooLarge = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 257

/** Whether a write failed because a unique index already has such a key. */
export const isDuplicateKey = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === duplicateKeyCode

/**
 * Whether a write failed because a unique index over `field` already has such a key. In a transaction that writes to
 * several collections, this identifies the key. The error of a bulk write names it only in the server's message.
 */
export function isDuplicateKeyOf(error: unknown, field: string): boolean {
  if (!isDuplicateKey(error)) return false
  const { keyPattern, message } = error as { readonly keyPattern?: object; readonly message?: string }
  return keyPattern ? field in keyPattern : (message ?? '').includes(` index: ${field}_1 `)
}
