import { Notice, useMessages } from '@sanguine/ui'
import { messages } from '../../../i18n/messages'
import styles from '../../../shared/account-page-layout.module.css'
import { usePasswordRequest } from '../use-password-request'

/** Asks for the mail that brings a new password, for the username in the form around it. */
export function ForgotPassword() {
  const t = useMessages(messages)
  const { isWaiting, reply, ask } = usePasswordRequest()
  return (
    <>
      <button
        type="button"
        className={styles.link}
        aria-disabled={isWaiting}
        onClick={({ currentTarget: { form } }) => void (isWaiting || ask(form && new FormData(form).get('username')))}
      >
        {t('forgot.ask')}
      </button>
      {reply && (
        <Notice kind={reply.kind}>
          <p>{reply.text}</p>
        </Notice>
      )}
    </>
  )
}
