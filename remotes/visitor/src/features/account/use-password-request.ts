import { execute, refusalText, useMessages } from '@sanguine/ui'
import { useState } from 'react'
import { VisitorForgotPasswordDocument } from '../../generated/documents'
import { messages } from '../../i18n/messages'
import { requirePayload } from '../../shared/require-payload'

interface Reply {
  readonly kind: 'success' | 'error'
  readonly text: string
}

/** The request for the mail that brings a new password, with its last reply. `ask` takes a username as it was typed. */
export function usePasswordRequest() {
  const t = useMessages(messages)
  const [isWaiting, setIsWaiting] = useState(false)
  const [reply, setReply] = useState<Reply | null>(null)

  async function send(username: string): Promise<Reply> {
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

  async function ask(name: FormDataEntryValue | null): Promise<void> {
    setIsWaiting(true)
    setReply(await send(typeof name === 'string' ? name.trim() : ''))
    setIsWaiting(false)
  }

  return { isWaiting, reply, ask }
}
