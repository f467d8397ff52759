import { useFocusWhen } from '@sanguine/ui/platform'
import { type ReactNode, useEffect, useRef, useState } from 'react'
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
  const notice = useRef<HTMLDivElement>(null)
  const [takesFocus, setTakesFocus] = useState(false)
  const button = useFocusWhen<HTMLButtonElement>(takesFocus && failure === null)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (failure && hadFocus.current) notice.current?.querySelector('button')?.focus()
  }, [failure])
  const load = async () => {
    setIsLoading(true)
    try {
      await onMore()
      setTakesFocus(notice.current?.contains(document.activeElement) ?? false)
      setFailure(null)
    } catch (error) {
      hadFocus.current = button.current !== null && button.current === document.activeElement
      setFailure({ error })
    }
    setIsLoading(false)
  }
  return failure ? (
    <div ref={notice}>
      <ErrorNotice error={failure.error} isRetrying={isLoading} onRetry={() => void load()} />
    </div>
  ) : (
    <Button {...style} ref={button} busy={busy || isLoading} onClick={() => void load()}>
      {children}
    </Button>
  )
}
