import { errorText, NetworkError, type Refusal, refusalText, toast, useMessages } from '@sanguine/ui/platform'
import { type FormEvent, useState } from 'react'
import { gameMessages } from '../../shared/i18n/messages'

/** Why a change failed: what the server said, or the status text of an answer that said nothing. */
const failureReason = (error: unknown): string =>
  error instanceof NetworkError && !error.sentence && error.statusText ? error.statusText : errorText(error)

export interface ChangeRequest {
  /** what is wrong with the form by itself, or null; then nothing is sent */
  readonly check?: (form: FormData) => string | null
  readonly send: (form: FormData) => Promise<readonly Refusal[]>
  /** what to say when it is done */
  readonly done: string
}

/** A form of the account: sends, says how it went, and is empty again when it went well. */
export function useChange({ check, send, done }: ChangeRequest) {
  const t = useMessages(gameMessages)
  const [isRunning, setIsRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function attempt(form: FormData): Promise<string | null> {
    const problem = check?.(form) ?? null
    if (problem !== null) return problem
    try {
      const [refusal] = await send(form)
      return refusal ? t('profile.failed', { reason: refusalText(refusal) }) : null
    } catch (error) {
      return t('profile.failed', { reason: failureReason(error) })
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
