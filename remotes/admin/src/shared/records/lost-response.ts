import { isRejected } from '@sanguine/ui'

/** The server refused a change, and changed nothing. */
export class Refusal extends Error {}

/** Whether a change that failed may have been made all the same, because its response was lost or the server failed. */
export const isUnconfirmed = (error: unknown): boolean => !(error instanceof Refusal || isRejected(error))

/** The context of a call with an `Idempotency-Key` of the caller. */
export const underKey = (key: string) => ({ headers: { 'Idempotency-Key': key } })

/** The context of a call that keeps its `Idempotency-Key` until it has a response. `change` is the same for a repeat only. */
export const once = (change: string) => ({ isOnce: true, onceFor: change })

/**
 * Sends a change under an `Idempotency-Key`, and again if its response was lost. The server makes it once. Throws the error of
 * the last call.
 */
export async function sendAgainIfLost<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    return await send()
  } catch (error) {
    if (!isUnconfirmed(error)) throw error
    return send()
  }
}
