import { isRejected } from '@sanguine/ui'
import { errorText, NetworkError, type Refusal, refusalText, toast, useMessages } from '@sanguine/ui/platform'
import { type FormEvent, useState } from 'react'
import { gameMessages } from '../../shared/i18n/messages'

/** Why a change failed: the message of the server, or the status text of a response without one. */
const failureReason = (error: unknown): string =>
  error instanceof NetworkError && !error.sentence && error.statusText ? error.statusText : errorText(error)

export interface ChangeRequest {
  /** validates the form: returns an error message, and nothing is sent, or null */
  readonly check?: (form: FormData) => string | null | Promise<string | null>
  readonly send: (form: FormData) => Promise<readonly Refusal[]>
  /** message of the toast after success */
  readonly done: string
  /** follows the reason of a failure after which the change may have been made; for one that cannot be repeated */
  readonly lost?: string
}

/** Submits a form of the account: returns the state of the request, and resets the form after success. */
export function useAccountForm({ check, send, done, lost }: ChangeRequest) {
  const t = useMessages(gameMessages)
  const [isRunning, setIsRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function attempt(form: FormData): Promise<string | null> {
    const problem = (await check?.(form)) ?? null
    if (problem !== null) return problem
    try {
      const [refusal] = await send(form)
      return refusal ? t('profile.failed', { reason: refusalText(refusal) }) : null
    } catch (error) {
      const failed = t('profile.failed', { reason: failureReason(error) })
      return lost !== undefined && !isRejected(error) ? `${failed} ${lost}` : failed
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    setIsRunning(true)
    const failed = await attempt(new FormData(form))
    setIsRunning(false)
    setFailure(failed)
    if (failed !== null) return
    form.reset()
    toast.success(done)
  }

  return { isRunning, failure, onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event) }
}
