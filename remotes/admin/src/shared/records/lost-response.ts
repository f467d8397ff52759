import type { ApolloClient } from '@apollo/client'
import { isRejected } from '@sanguine/ui'

/** The server refused a change, and changed nothing. */
export class Refusal extends Error {}

/** Refusals of calls whose change may have been made by an earlier call. */
const afterLostResponse = new WeakSet<object>()

/** Whether a change that failed may have been made all the same, because a response was lost or the server failed. */
export const isUnconfirmed = (error: unknown): boolean =>
  !(error instanceof Refusal || isRejected(error)) || afterLostResponse.has(error as object)

/** The context of a call with an `Idempotency-Key` of the caller. */
export const underKey = (key: string) => ({ headers: { 'Idempotency-Key': key } })

/** The context of a call that keeps its `Idempotency-Key` until it has a response. `change` is the same for a repeat only. */
export const once = (change: string) => ({ isOnce: true, onceFor: change })

/** The context of a call that the server knows when it is repeated. */
export type CallContext = ReturnType<typeof once> | ReturnType<typeof underKey>

const lostOf = new WeakMap<ApolloClient, Set<string>>()

/** The changes of a client of which a response was lost, and none has arrived since, by the contexts of their calls. */
function lostChanges(client: ApolloClient): Set<string> {
  const known = lostOf.get(client) ?? new Set<string>()
  lostOf.set(client, known)
  return known
}

/**
 * Sends a change under an `Idempotency-Key`, and again if its response was lost. The server makes it once. Throws the error of
 * the last call. After a lost response it stays unconfirmed until one arrives, even if the server rejects other calls.
 * @param context of each call, with the key
 */
export async function sendAgainIfLost<Result>(
  client: ApolloClient,
  context: CallContext,
  send: (context: CallContext) => Promise<Result>,
): Promise<Result> {
  const lost = lostChanges(client)
  const change = JSON.stringify(context)
  async function sendOnce(): Promise<Result> {
    try {
      const result = await send(context)
      lost.delete(change)
      return result
    } catch (error) {
      if (!isRejected(error)) lost.add(change)
      else if (lost.has(change)) afterLostResponse.add(error as object)
      throw error
    }
  }
  try {
    return await sendOnce()
  } catch (error) {
    if (isRejected(error)) throw error
    return sendOnce()
  }
}
