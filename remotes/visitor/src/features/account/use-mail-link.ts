import { type Refusal, refusalText } from '@sanguine/ui'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'

/** What following a mailed link came to. */
interface MailLinkPayload {
  readonly message?: string | null
  readonly userErrors: readonly Refusal[]
}

type RedeemToken = (token: string) => Promise<MailLinkPayload>

/** One call for a link, however often the page is drawn: the second would find the link used up. */
export function redeemOnce(follow: RedeemToken): RedeemToken {
  const calls = new Map<string, Promise<MailLinkPayload>>()
  return (token) => {
    const call = calls.get(token) ?? follow(token)
    calls.set(token, call)
    return call
  }
}

/** What the server replied to the link that led here: null until it does, `broken` where it does not. */
export type MailLinkState = { readonly text: string; readonly isDone: boolean } | 'broken' | null

/** Follows the mailed link that led here. Neither function may change from one drawing to the next. */
export function useMailLink(follow: RedeemToken, onDone?: () => void): MailLinkState {
  const { id = '' } = useParams()
  const [reply, setReply] = useState<MailLinkState>(null)
  useEffect(() => {
    follow(id).then(
      ({ message, userErrors: [refusal] }) => {
        if (!refusal) onDone?.()
        setReply({ text: refusal ? refusalText(refusal) : (message ?? ''), isDone: !refusal })
      },
      () => setReply('broken'),
    )
  }, [id, follow, onDone])
  return reply
}
