import { errorText, type Refusal, refusalText } from '@sanguine/ui'
import { useCallback, useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { requirePayload } from '../../shared/require-payload'

/** The payload of a mutation that redeems the token of a mailed link. */
interface MailLinkPayload {
  readonly userErrors: readonly Refusal[]
}

/** `choice`: what the person chose where the first call was refused with a question; null for the first call. */
type RedeemToken<Choice> = (token: string, choice: Choice | null) => Promise<MailLinkPayload | null>

/**
 * Calls once per token and choice, regardless of renders, because a second call would find the token used. Without a
 * choice, the result of the last call counts, for example after a login that mounts the page again. A call
 * without a reply is forgotten, so that it can be tried again.
 */
export function redeemOnce<Choice = never>(redeem: RedeemToken<Choice>): RedeemToken<Choice> {
  const calls = new Map<string, { readonly choice: Choice | null; readonly result: ReturnType<RedeemToken<Choice>> }>()
  return (token, choice) => {
    const last = calls.get(token)
    if (last && (choice === null || choice === last.choice)) return last.result
    const result = redeem(token, choice)
    const call = { choice, result }
    calls.set(token, call)
    const forget = () => {
      if (calls.get(token) === call) calls.delete(token)
    }
    result.then((payload) => payload ?? forget(), forget)
    return result
  }
}

/** The result of the link. `reason` describes a failure and is empty without one; `code` is that of a refusal. */
export interface MailLinkState {
  /** `waiting` while the page does not want to redeem it */
  readonly status: 'waiting' | 'pending' | 'done' | 'failed'
  readonly reason: string
  readonly code?: string
  /** redeems the token again; absent unless the server could not be reached or did not reply */
  readonly retry?: () => void
}

const [waiting, pending] = [
  { status: 'waiting', reason: '' },
  { status: 'pending', reason: '' },
] as const satisfies readonly MailLinkState[]

async function redeemLink(call: Promise<MailLinkPayload | null>, retry: () => void): Promise<MailLinkState> {
  try {
    const [refusal] = requirePayload(await call).userErrors
    if (!refusal) return { status: 'done', reason: '' }
    return { status: 'failed', reason: refusalText(refusal), code: refusal.code }
  } catch (error) {
    return { status: 'failed', reason: errorText(error), retry }
  }
}

interface MailLinkOptions<Choice> {
  readonly choice?: Choice | null
  /** whether the token is redeemed now; false until the person wants it */
  readonly isWanted?: boolean
}

/** Redeems the token of the mailed link that led here. `redeem` may not change between renders. */
export function useMailLink<Choice = never>(
  redeem: RedeemToken<Choice>,
  { choice = null, isWanted = true }: MailLinkOptions<Choice> = {},
): MailLinkState {
  const { id = '' } = useParams()
  const [state, setState] = useState<MailLinkState>(isWanted ? pending : waiting)
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt redeems the token again
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    setState(pending)
    void redeemLink(redeem(id, choice), retry).then((result) => {
      if (isCurrent) setState(result)
    })
    return () => {
      isCurrent = false
    }
  }, [id, redeem, choice, isWanted, retry, attempt])
  return state
}
