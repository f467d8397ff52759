import { addNavigationGuard, ConfirmDialog, useMessages } from '@sanguine/ui'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { adminMessages } from '../../i18n/messages'

/**
 * Asks for confirmation before unsaved changes are lost: by a link, the browser's buttons, or closing the tab.
 * After `allowLeaving` the next navigation is not asked about, as after saving.
 * @param onLeave called when the user confirms
 */
export function useLeaveDialog(
  hasChanges: boolean,
  onLeave?: () => void,
): { readonly dialog: ReactNode; readonly allowLeaving: () => void } {
  const t = useMessages(adminMessages)
  const isAllowed = useRef(false)
  const [decide, setDecide] = useState<((leaves: boolean) => void) | null>(null)

  useEffect(() => {
    isAllowed.current = false
    if (!hasChanges) return
    return addNavigationGuard(() =>
      isAllowed.current ? Promise.resolve(true) : new Promise((resolve) => setDecide(() => resolve)),
    )
  }, [hasChanges])

  const close = (leaves: boolean) => {
    decide?.(leaves)
    setDecide(null)
  }
  const allowLeaving = useCallback(() => {
    isAllowed.current = true
  }, [])
  const dialog = (
    <ConfirmDialog
      open={decide !== null}
      title={t('form.unsaved')}
      text={t('form.unsavedText')}
      confirmLabel={t('action.leave')}
      cancelLabel={t('action.stay')}
      onConfirm={() => {
        onLeave?.()
        close(true)
      }}
      onCancel={() => close(false)}
    />
  )
  return { dialog, allowLeaving }
}
