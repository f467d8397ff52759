import { ApolloLink } from '@apollo/client'
import { tap } from 'rxjs'
import { newIdempotencyKey } from './idempotency-key'

/** How long the same call is taken for a repeat of one that was not answered, in milliseconds. */
const retryWindowMs = 60_000

interface Unanswered {
  readonly key: string
  readonly at: number
}

/**
 * Gives the calls that ask for it (`context: { isOnce: true }`) an `Idempotency-Key`. One whose answer got lost keeps
 * its key: called again with the same variables within a minute, it is carried out once, whether the first call arrived
 * or not.
 * @param now a clock that nobody can set, in milliseconds
 */
export function idempotencyLink(now: () => number = () => performance.now()): ApolloLink {
  const unanswered = new Map<string, Unanswered>()
  return new ApolloLink((operation, forward) => {
    const { isOnce } = operation.getContext()
    if (!isOnce) return forward(operation)
    const intent = `${operation.operationName} ${JSON.stringify(operation.variables)}`
    const before = unanswered.get(intent)
    const call = before && now() - before.at < retryWindowMs ? before : { key: newIdempotencyKey(), at: now() }
    unanswered.set(intent, call)
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
      headers: { ...headers, 'Idempotency-Key': call.key },
    }))
    return forward(operation).pipe(tap(({ data }) => void (data && unanswered.delete(intent))))
  })
}
