import { errorText, type Refusal, refusalText } from '@sanguine/ui'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { requirePayload } from '../../shared/require-payload'

/** The payload of a mutation that redeems the token of a mailed link. */
interface MailLinkPayload {
  readonly userErrors: readonly Refusal[]
}

type RedeemToken = (token: string) => Promise<MailLinkPayload | null>

/** Calls once per token, however often the page renders: a second call would find the token used up. */
export function redeemOnce(redeem: RedeemToken): RedeemToken {
  const calls = new Map<string, ReturnType<RedeemToken>>()
  return (token) => {
    const call = calls.get(token) ?? redeem(token)
    calls.set(token, call)
    return call
  }
}

/** What became of the link; `reason` is that of a failure, empty where there is none. */
export interface MailLinkState {
  readonly status: 'pending' | 'done' | 'failed'
  readonly reason: string
}

async function redeemLink(redeem: RedeemToken, token: string): Promise<MailLinkState> {
  try {
    const [refusal] = requirePayload(await redeem(token)).userErrors
    return refusal ? { status: 'failed', reason: refusalText(refusal) } : { status: 'done', reason: '' }
  } catch (error) {
    return { status: 'failed', reason: errorText(error) }
  }
}

/** Redeems the token of the mailed link that led here. Neither function may change between renders. */
export function useMailLink(redeem: RedeemToken, onDone?: () => void): MailLinkState {
  const { id = '' } = useParams()
  const [state, setState] = useState<MailLinkState>({ status: 'pending', reason: '' })
  useEffect(() => {
    void redeemLink(redeem, id).then((result) => {
      if (result.status === 'done') onDone?.()
      setState(result)
    })
  }, [id, redeem, onDone])
  return state
}
