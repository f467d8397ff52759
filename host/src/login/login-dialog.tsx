import { Button, DialogNotices, isOnNotice, session, toast, uiMessages, useMessages } from '@sanguine/ui'
import { renewal, useLoginRequest } from '@sanguine/ui/platform'
import { type SyntheticEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { messages } from '../i18n/messages'
import styles from './login-dialog.module.css'
import { LoginForm } from './login-form'

const keepInside = (event: SyntheticEvent): void => event.stopPropagation()

/**
 * Asks for a login over a page with unsaved input whose session has ended. It is a native modal dialog, because it must
 * also cover the dialogs of a remote. Elements behind it take neither focus nor clicks. It is a child of the body. An
 * open dialog of a remote hides the rest of the page, and later additions to it, from screen readers.
 */
export function LoginDialog() {
  const request = useLoginRequest()
  useEffect(() => renewal.offer(), [])
  return request && createPortal(<OpenLoginDialog username={request.username} />, document.body)
}

function OpenLoginDialog({ username }: { readonly username: string }) {
  const t = useMessages(messages)
  const ui = useMessages(uiMessages)
  const headingId = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closing gives the focus back to the field that had it.
    return () => element?.close()
  }, [])

  function decline(event: Pick<Event, 'preventDefault'>): void {
    event.preventDefault()
    // A call that was to save says itself that it failed.
    if (!renewal.hasWrite()) toast.error(ui('error.notLoggedIn'))
    session.declineRenewal()
  }

  const declineNow = useEffectEvent(decline)

  useEffect(() => {
    // Runs before the handlers of a dialog below, which closes by Escape regardless of the focus.
    const declineByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || isOnNotice(event.target)) return
      event.stopPropagation()
      declineNow(event)
    }
    window.addEventListener('keydown', declineByEscape, true)
    return () => window.removeEventListener('keydown', declineByEscape, true)
  }, [])

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={styles.dialog}
      onCancel={decline}
      // The page below has shortcuts, and its dialogs take keys and scrolling from the whole page.
      onKeyDown={keepInside}
      onWheel={keepInside}
      onTouchMove={keepInside}
    >
      <h2 id={headingId}>{t('login.title')}</h2>
      <p className={styles.text}>{t('login.text', { username })}</p>
      <LoginForm username={username} />
      <div className={styles.actions}>
        <Button onClick={decline}>{t('login.back')}</Button>
        <Button onClick={() => session.clearAndReload()}>{t('login.leave')}</Button>
      </div>
      <DialogNotices />
    </dialog>
  )
}
