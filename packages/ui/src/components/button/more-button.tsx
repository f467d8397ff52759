import { passFocus, uiMessages, useMessages } from '@sanguine/ui/platform'
import { type ReactNode, useState } from 'react'
import { ErrorNotice } from '../notice/notice'
import { Button, type ButtonStyleProps } from './button'
import styles from './more-button.module.css'

interface MoreButtonProps extends ButtonStyleProps {
  /** loads the next page; rejects if that fails */
  readonly onMore: () => Promise<unknown>
  /** while the list is loaded for another reason */
  readonly busy?: boolean | undefined
  readonly children: ReactNode
}

/**
 * The button at the end of a list that has more rows. If a page does not load, a notice says so, and the same button,
 * which keeps the focus, is named Retry. After the last page it is gone, so the section takes the focus.
 */
export function MoreButton({ onMore, busy = false, children, ...style }: MoreButtonProps) {
  const t = useMessages(uiMessages)
  const [isLoading, setIsLoading] = useState(false)
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  const load = async () => {
    setIsLoading(true)
    try {
      await onMore()
      setFailure(null)
    } catch (error) {
      setFailure({ error })
    }
    setIsLoading(false)
  }
  return (
    <div className={styles.more}>
      {failure && <ErrorNotice error={failure.error} />}
      <Button {...style} ref={passFocus} busy={busy || isLoading} onClick={() => void load()}>
        {failure ? t('action.retry') : children}
      </Button>
    </div>
  )
}
