import { errorText, type Refusal, refusalText } from '@sanguine/ui'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'

/** The payload of a mutation that redeems the token of a mailed link. */
interface MailLinkPayload {
  readonly message?: string | null
  readonly userErrors: readonly Refusal[]
}

type RedeemToken = (token: string) => Promise<MailLinkPayload>

/** Calls once per token, however often the page renders: a second call would find the token used up. */
export function redeemOnce(redeem: RedeemToken): RedeemToken {
  const calls = new Map<string, Promise<MailLinkPayload>>()
  return (token) => {
    const call = calls.get(token) ?? redeem(token)
    calls.set(token, call)
    return call
  }
}

/** What became of the link; `text` is the server's reply or the reason of a failure, empty where there is none. */
export interface MailLinkState {
  readonly status: 'pending' | 'done' | 'failed'
  readonly text: string
}

/** Redeems the token of the mailed link that led here. Neither function may change between renders. */
export function useMailLink(redeem: RedeemToken, onDone?: () => void): MailLinkState {
  const { id = '' } = useParams()
  const [state, setState] = useState<MailLinkState>({ status: 'pending', text: '' })
  useEffect(() => {
    redeem(id).then(
      ({ message, userErrors: [refusal] }) => {
        if (!refusal) onDone?.()
        setState(refusal ? { status: 'failed', text: refusalText(refusal) } : { status: 'done', text: message ?? '' })
      },
      (error: unknown) => setState({ status: 'failed', text: errorText(error) }),
    )
  }, [id, redeem, onDone])
  return state
}
