import { execute, Notice, refusalText, useMessages } from '@sanguine/ui'
import { type MouseEvent, useState } from 'react'
import { VisitorForgotPasswordDocument } from '../../../generated/documents'
import { messages } from '../../../i18n/messages'
import styles from '../../../shared/account-page-layout.module.css'
import { requirePayload } from '../../../shared/require-payload'

interface Result {
  readonly kind: 'success' | 'error'
  readonly text: string
}

/** Asks for the mail that brings a new password, for the username in the form around it. */
export function ForgotPassword() {
  const t = useMessages(messages)
  const [isWaiting, setIsWaiting] = useState(false)
  const [reply, setReply] = useState<Result | null>(null)

  async function ask(username: string): Promise<Result> {
    if (!username) return { kind: 'error', text: t('forgot.nameMissing') }
    try {
      const { requestPasswordReset } = await execute(
        VisitorForgotPasswordDocument,
        { input: { username } },
        { isAnonymous: true },
      )
      const [refusal] = requirePayload(requestPasswordReset).userErrors
      if (!refusal) return { kind: 'success', text: t('forgot.sent') }
      return { kind: 'error', text: refusal.code === 'NAME_UNKNOWN' ? t('forgot.unknown') : refusalText(refusal) }
    } catch {
      // the same text for every failure, as the specification requires
      return { kind: 'error', text: t('forgot.unknown') }
    }
  }

  async function click({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): Promise<void> {
    const name = form && new FormData(form).get('username')
    setIsWaiting(true)
    setReply(await ask(typeof name === 'string' ? name.trim() : ''))
    setIsWaiting(false)
  }

  return (
    <>
      <button type="button" className={styles.link} disabled={isWaiting} onClick={(event) => void click(event)}>
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
