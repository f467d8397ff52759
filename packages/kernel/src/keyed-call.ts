import { createHash } from 'node:crypto'
import type { Context } from './context'
import { conflict, invalidField } from './problem'
import { servedCall } from './served-call'

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

const maxCharacters = 100

const keyForm = new RegExp(`^[\\x21-\\x7e]{1,${maxCharacters}}$`)

/** Throws `invalidInput` for an `Idempotency-Key` that is empty, too long or not of visible ASCII characters. */
export function requireIdempotencyKey(key: string): void {
  if (keyForm.test(key)) return
  throw invalidField(
    'Idempotency-Key',
    {
      en: `must be 1 to ${maxCharacters} visible ASCII characters`,
      de: `muss aus 1 bis ${maxCharacters} sichtbaren ASCII-Zeichen bestehen`,
    },
    { maxCharacters },
  )
}

/** The keyed call, which identifies repeats; null without a key. Throws `invalidInput` for an invalid key. */
export function keyedCall(
  { idempotencyKey, answerName }: Pick<Context, 'idempotencyKey' | 'answerName'>,
  name: string,
  input: unknown,
): KeyedCall | null {
  if (idempotencyKey === null) return null
  requireIdempotencyKey(idempotencyKey)
  // a client's key has no space, so it never equals a key with a digest
  const key = answerName === null ? idempotencyKey : `${idempotencyKey} ${shortDigest(answerName)}`
  return { key, name, fingerprint: shortDigest(JSON.stringify([name, input])) }
}

/** Notes that the call repeats an earlier one and gets its result. */
export function markReplay(): void {
  const served = servedCall()
  if (served) served.isReplay = true
}

/** Notes that the call repeats the first one under its key. Throws `conflict` if the key belongs to another call. */
export function requireSameCall(call: KeyedCall, first: Pick<KeyedCall, 'fingerprint'>): void {
  if (first.fingerprint !== call.fingerprint)
    throw conflict({
      en: 'This Idempotency-Key belongs to another call. Please use a new one.',
      de: 'Dieser Idempotency-Key gehört zu einem anderen Aufruf. Bitte nimm einen neuen.',
    })
  markReplay()
}
