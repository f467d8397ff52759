import { statusOf } from '@sanguine/ui/platform'

/** Whether the server rejected a call by a status from 400 to 499. Such a call changed nothing; any other may have. */
export function isRejected(error: unknown): boolean {
  const status = statusOf(error) ?? 0
  return status >= 400 && status < 500
}

interface Thrown {
  readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[]
}

/** Whether the error of a call, by a page with a GraphQL client or without, has an error of the response with this code. */
export const hasErrorCode = (error: unknown, code: string): boolean =>
  ((error as Thrown | null)?.errors ?? []).some(({ extensions }) => extensions?.code === code)
