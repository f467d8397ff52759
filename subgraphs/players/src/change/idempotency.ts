import { createHash } from 'node:crypto'
import { type App, type Context, conflict, invalidInput } from '@sanguine/kernel'
import { type OperationRecord, operationRowId } from '../outbox/outbox'
import { type PlayerSnapshot, playerModelsService } from '../store/players.model'

/** A write under a client's key, before its result is known. */
export type KeyedOperation = Omit<OperationRecord, 'result'>

const shortDigest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** Null without a key. Throws `invalidInput` for a key that cannot be one. */
export function operationUnder(
  { idempotencyKey, answerName }: Pick<Context, 'idempotencyKey' | 'answerName'>,
  name: string,
  input: unknown,
): KeyedOperation | null {
  if (idempotencyKey === null) return null
  if (!/^[\x21-\x7e]{1,100}$/.test(idempotencyKey))
    throw invalidInput('Idempotency-Key: must be 1 to 100 visible ASCII characters.', 'Idempotency-Key')
  // a client's key has no space, so it is never taken for a part of another
  const key = answerName === null ? idempotencyKey : `${idempotencyKey} ${shortDigest(answerName)}`
  return { key, name, fingerprint: shortDigest(JSON.stringify([name, input])) }
}

/**
 * The first call under this key, if there was one. Must be asked after the document was read: an entry that has left the
 * outbox is among the rows by then. Throws `conflict` when the key was given to another call.
 */
export async function findFirstCall(
  app: App,
  player: PlayerSnapshot,
  operation: KeyedOperation,
): Promise<Pick<OperationRecord, 'result'> | null> {
  const { operations } = app.get(playerModelsService)
  const record =
    player.outbox.find((entry) => entry.operation?.key === operation.key)?.operation ??
    (await operations.findById(operationRowId(player.accountId, operation.key)).lean())
  if (record && record.fingerprint !== operation.fingerprint)
    throw conflict('This Idempotency-Key belongs to another call. Please use a new one.')
  return record
}
