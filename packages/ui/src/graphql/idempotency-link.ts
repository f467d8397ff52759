import { ApolloLink } from '@apollo/client'
import { tap } from 'rxjs'
import { newIdempotencyKey } from './idempotency-key'

/** How long an equal call counts as a repeat of an unanswered one, in milliseconds. */
const retryWindowMs = 60_000

interface Unanswered {
  readonly key: string
  readonly at: number
}

/**
 * Adds an `Idempotency-Key` to the calls that ask for it (`context: { isOnce: true }`). A call whose answer is lost
 * keeps its key. A repeat with the same variables within a minute therefore runs once, whether or not the first call
 * arrived.
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
