import { createHash } from 'node:crypto'
import {
  type App,
  type Context,
  keyedCall,
  type Refusal,
  type Result,
  requireSameCall,
  requireViewer,
} from '@sanguine/kernel'
import type { Model, mongo } from 'mongoose'
import { connectionService } from './connection'
import { isDuplicateKey } from './database-problem'

/** A call under an `Idempotency-Key` that succeeded. */
export interface StoredKey {
  /** SHA-256 of account and key, so that the counter has no account in it */
  readonly key: string
  readonly fingerprint: string
}

/** Counts changes that never run beside each other. */
export interface ChangeCounter<Key extends StoredKey = StoredKey> {
  readonly _id: string
  readonly revision: number
  /** the last calls under an `Idempotency-Key`, oldest first */
  readonly keys?: readonly Key[]
}

export interface KeyedChange<Key extends StoredKey> {
  readonly counter: Model<ChangeCounter<Key>>
  /** the row of the counter */
  readonly counterId: string
  /** null for changes by the site itself */
  readonly context: Context | null
  /** the operation and its input, which a repeat under the same key must have, too; null for changes by the site */
  readonly call: { readonly name: string; readonly input: unknown } | null
  /** what a repeat must know of the first call */
  readonly note: Omit<Key, keyof StoredKey>
  /** the most keys that the counter remembers */
  readonly maxKeys: number
}

/** The transaction of a change. It never runs beside that of another change with the same counter. */
export interface CountedChange<Key> {
  readonly session: mongo.ClientSession
  /** the first call under the same key, which changed everything; null if this is not a repeat */
  readonly first: Key | null
}

/**
 * Runs a change alone, in a transaction that counts it first. A call under the `Idempotency-Key` of one that succeeded
 * is a repeat; one that was refused may be tried again. Throws `conflict` if the key belongs to another call.
 */
export async function runKeyedChange<Key extends StoredKey, Changed, Refused extends Refusal>(
  app: App,
  { counter, counterId, context, call, note, maxKeys }: KeyedChange<Key>,
  change: (transaction: CountedChange<Key>) => Promise<Result<Changed, Refused>>,
): Promise<Result<Changed, Refused>> {
  const counters = counter as unknown as Model<ChangeCounter>
  const keyed = context && call && keyedCall(context, call.name, call.input)
  const key = keyed && digestOf(`${requireViewer(context).accountId} ${keyed.key}`)
  const run = () =>
    app.get(connectionService).transaction(async (session) => {
      const counted = await counters
        .findOneAndUpdate(
          { _id: counterId },
          { $inc: { revision: 1 } },
          { session, upsert: true, returnDocument: 'after' },
        )
        .lean<ChangeCounter<Key> | null>()
      const first = counted?.keys?.find((stored) => stored.key === key) ?? null
      if (keyed && first) requireSameCall(keyed, first)
      const changed = await change({ session, first })
      if (keyed && key && !first && changed.ok) {
        const stored = { ...note, key, fingerprint: keyed.fingerprint }
        await counters.updateOne(
          { _id: counterId },
          { $push: { keys: { $each: [stored], $slice: -maxKeys } } },
          { session },
        )
      }
      return changed
    })
  return run().catch((error: unknown) => {
    // two gateways counted the first change of all at once
    if (isDuplicateKey(error)) return run()
    throw error
  })
}

const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex')
