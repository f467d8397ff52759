import { createHash } from 'node:crypto'
import type { Context } from './context'
import { conflict, invalidField } from './problem'

/** A call under a client's `Idempotency-Key`. */
export interface KeyedCall {
  /** the client's key; if a document has several mutations, also a digest of the mutation's name in the response */
  readonly key: string
  /** the operation */
  readonly name: string
  /** digest of operation and input, 32 hex digits; a repeat has the same one */
  readonly fingerprint: string
}

const shortDigest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** The keyed call, which identifies repeats; null without a key. Throws `invalidInput` for an invalid key. */
export function keyedCall(
  { idempotencyKey, answerName }: Pick<Context, 'idempotencyKey' | 'answerName'>,
  name: string,
  input: unknown,
): KeyedCall | null {
  if (idempotencyKey === null) return null
  if (!/^[\x21-\x7e]{1,100}$/.test(idempotencyKey))
    throw invalidField('Idempotency-Key', {
      en: 'must be 1 to 100 visible ASCII characters',
      de: 'muss aus 1 bis 100 sichtbaren ASCII-Zeichen bestehen',
    })
  // a client's key has no space, so it never equals a key with a digest
  const key = answerName === null ? idempotencyKey : `${idempotencyKey} ${shortDigest(answerName)}`
  return { key, name, fingerprint: shortDigest(JSON.stringify([name, input])) }
}

/** Throws `conflict` if the key belongs to another call. */
export function requireSameCall(call: KeyedCall, first: Pick<KeyedCall, 'fingerprint'>): void {
  if (first.fingerprint !== call.fingerprint)
    throw conflict({
      en: 'This Idempotency-Key belongs to another call. Please use a new one.',
      de: 'Dieser Idempotency-Key gehört zu einem anderen Aufruf. Bitte nimm einen neuen.',
    })
}
