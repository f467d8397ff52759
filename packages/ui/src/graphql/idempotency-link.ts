import { ApolloLink } from '@apollo/client'
import type { GraphQLFormattedError } from 'graphql'
import { tap } from 'rxjs'
import { newIdempotencyKey } from './idempotency-key'

/** How long an equal call counts as a repeat of an unanswered one, in milliseconds. */
const retryWindowMs = 60_000

interface OnceContext {
  readonly isOnce?: boolean
  readonly onceFor?: string
}

const isConflict = (errors: readonly GraphQLFormattedError[] = []): boolean =>
  errors.some(({ extensions }) => extensions?.code === 'CONFLICT')

interface Unanswered {
  readonly key: string
  readonly at: number
}

/**
 * Adds an `Idempotency-Key` to the calls that ask for it (`context: { isOnce: true }`). A call whose answer is lost
 * keeps its key. A repeat with the same variables within a minute therefore runs once, whether or not the first call
 * arrived. Calls with the same `onceFor` share a key until one is answered, whenever they are sent. If the first one
 * arrived, the server refuses another with other variables as a conflict.
 * @param now a clock that nobody can set, in milliseconds
 */
export function idempotencyLink(now: () => number = () => performance.now()): ApolloLink {
  const unanswered = new Map<string, Unanswered>()
  return new ApolloLink((operation, forward) => {
    const { isOnce, onceFor } = operation.getContext() as OnceContext
    if (!isOnce) return forward(operation)
    const intent = onceFor ?? `${operation.operationName} ${JSON.stringify(operation.variables)}`
    const before = unanswered.get(intent)
    const isRepeat = before && (onceFor !== undefined || now() - before.at < retryWindowMs)
    const call = isRepeat ? before : { key: newIdempotencyKey(), at: now() }
    unanswered.set(intent, call)
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
      headers: { ...headers, 'Idempotency-Key': call.key },
    }))
    return forward(operation).pipe(
      tap(({ data, errors }) => {
        if ((data && !errors) || isConflict(errors)) unanswered.delete(intent)
      }),
    )
  })
}
