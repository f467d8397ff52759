import type { ApolloServerPlugin } from '@apollo/server'
import type { Context } from '@sanguine/kernel'
import type { GraphQLFormattedError } from 'graphql'

/** The report of a response that the server is unavailable. */
export interface Unavailability {
  /** value of the header `Retry-After` */
  readonly retryAfterSeconds: number
  /** whether nothing was served, so that the status is 503; a response with some of its data is a 200 */
  readonly isTotal: boolean
}

interface ResponseParts {
  readonly errors?: readonly GraphQLFormattedError[] | undefined
  readonly data?: Readonly<Record<string, unknown>> | null | undefined
}

/** The unavailability that a response reports; null if there is none. */
export function unavailabilityOf({ errors = [], data }: ResponseParts): Unavailability | null {
  const error = errors.find(({ extensions }) => extensions?.code === 'UNAVAILABLE')
  if (!error) return null
  const { retryAfterSeconds } = error.extensions ?? {}
  return {
    retryAfterSeconds: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : 1,
    isTotal: Object.values(data ?? {}).every((value) => value === null),
  }
}

/** Sets status and header of the responses that Apollo sends. */
export const unavailableStatus: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { http, body } }) {
        if (body.kind !== 'single') return
        const unavailability = unavailabilityOf(body.singleResult)
        if (!unavailability) return
        http.headers.set('retry-after', String(unavailability.retryAfterSeconds))
        if (unavailability.isTotal) http.status = 503
      },
    }
  },
}
