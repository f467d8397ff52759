import { useMessages } from '@sanguine/ui/platform'
import { useEffect, useRef } from 'react'
import { gameMessages } from '../../shared/i18n/messages'
import { showHuntNotice } from './hunt-notice'

/** Tells that the next hunt may start, once for each wait that ends while the page is in the background. */
export function useHuntNotice(isWaiting: boolean, isHidden: boolean): void {
  const t = useMessages(gameMessages)
  const waited = useRef(isWaiting)
  useEffect(() => {
    const hasEnded = waited.current && !isWaiting
    waited.current = isWaiting
    if (hasEnded && isHidden) void showHuntNotice(t('notice.title'), t('notice.text'))
  }, [isWaiting, isHidden, t])
}
