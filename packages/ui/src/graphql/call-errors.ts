import { statusOf } from '@sanguine/ui/platform'

interface Thrown {
  readonly errors?: readonly {
    readonly path?: readonly unknown[]
    readonly extensions?: { readonly code?: unknown }
  }[]
}

const errorsOf = (error: unknown) => (error as Thrown | null)?.errors ?? []

/** Codes with which the server refuses a mutation before it runs. */
const refusalCodes: readonly unknown[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'TOO_MANY']

/**
 * Whether the server rejected a call with one mutation. It does so by a status from 400 to 499, or by an error of the
 * mutation as a whole. Such a call changed nothing; any other may have.
 */
export function isRejected(error: unknown): boolean {
  const status = statusOf(error) ?? 0
  const errors = errorsOf(error)
  const isRefused = errors.some(({ path, extensions }) => path?.length === 1 && refusalCodes.includes(extensions?.code))
  return isRefused || (status >= 400 && status < 500)
}

/** Whether the error of a call, by a page with a GraphQL client or without, has an error of the response with this code. */
export const hasErrorCode = (error: unknown, code: string): boolean =>
  errorsOf(error).some(({ extensions }) => extensions?.code === code)
