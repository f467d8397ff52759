/** A new `Idempotency-Key`, 32 hex digits. Not `randomUUID`, which pages without TLS do not have. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
