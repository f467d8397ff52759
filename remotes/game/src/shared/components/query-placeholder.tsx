import { ErrorNotice, Skeleton } from '@sanguine/ui'
import type { ComponentProps } from 'react'

interface QueryPlaceholderProps extends ComponentProps<typeof Skeleton> {
  /** why the query failed; undefined while it is loading */
  readonly error: unknown
  readonly onRetry: () => void
}

/** Shown instead of data that is not there: an error with Retry, or a skeleton while the query is loading. */
export function QueryPlaceholder({ error, onRetry, ...skeleton }: QueryPlaceholderProps) {
  return error ? <ErrorNotice error={error} onRetry={onRetry} /> : <Skeleton {...skeleton} />
}
