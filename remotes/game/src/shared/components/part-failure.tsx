import { ErrorNotice } from '@sanguine/ui'

interface PartFailureProps {
  /** of a part of the page that has its own query */
  readonly query: {
    readonly data?: unknown
    readonly error?: unknown
    readonly refetch: () => Promise<unknown>
  }
  /** a sentence that names the part */
  readonly title: string
  readonly className?: string | undefined
}

/** Says that a part of a page could not be loaded, and loads it again. Nothing while it is loading or if it has data. */
export function PartFailure({ query: { data, error, refetch }, title, className }: PartFailureProps) {
  if (!error || data) return null
  // a failure of the repeated call is a new error of the query
  return (
    <ErrorNotice
      error={error}
      title={title}
      className={className}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  )
}
