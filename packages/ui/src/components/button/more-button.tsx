import { type ReactNode, useState } from 'react'
import { ErrorNotice } from '../notice/notice'
import { Button, type ButtonStyleProps } from './button'

interface MoreButtonProps extends ButtonStyleProps {
  /** loads the next page; rejects if that fails */
  readonly onMore: () => Promise<unknown>
  /** while the list is loaded for another reason */
  readonly busy?: boolean | undefined
  readonly children: ReactNode
}

/**
 * The button at the end of a list that has more rows. If a page does not load, a notice with Retry replaces the button.
 */
export function MoreButton({ onMore, busy = false, children, ...style }: MoreButtonProps) {
  const [isLoading, setIsLoading] = useState(false)
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  const load = async () => {
    setIsLoading(true)
    setFailure(null)
    await onMore().catch((error: unknown) => setFailure({ error }))
    setIsLoading(false)
  }
  return failure ? (
    <ErrorNotice error={failure.error} onRetry={() => void load()} />
  ) : (
    <Button {...style} busy={busy || isLoading} onClick={() => void load()}>
      {children}
    </Button>
  )
}
