import { addNavigationGuard, uiMessages, useMessages } from '@sanguine/ui/platform'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '../components/dialog/dialog'

/**
 * Asks before unsaved changes are left behind: by a link, the browser's buttons, or closing the tab.
 * `leaveFreely` lets the next navigation pass, as after saving.
 */
export function useLeaveDialog(hasChanges: boolean): { readonly dialog: ReactNode; readonly leaveFreely: () => void } {
  const t = useMessages(uiMessages)
  const isFree = useRef(false)
  const [answer, setAnswer] = useState<((leaves: boolean) => void) | null>(null)

  useEffect(() => {
    isFree.current = false
    if (!hasChanges) return
    return addNavigationGuard(() =>
      isFree.current ? Promise.resolve(true) : new Promise((resolve) => setAnswer(() => resolve)),
    )
  }, [hasChanges])

  const give = (leaves: boolean) => {
    answer?.(leaves)
    setAnswer(null)
  }
  const leaveFreely = useCallback(() => {
    isFree.current = true
  }, [])
  const dialog = (
    <ConfirmDialog
      open={answer !== null}
      title={t('form.unsaved')}
      text={t('form.unsavedText')}
      confirmLabel={t('action.leave')}
      cancelLabel={t('action.stay')}
      onConfirm={() => give(true)}
      onCancel={() => give(false)}
    />
  )
  return { dialog, leaveFreely }
}
