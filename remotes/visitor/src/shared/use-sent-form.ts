import { errorText, useFocusWhen, useIsShown } from '@sanguine/ui'
import { passFocus, useUnsavedFields } from '@sanguine/ui/platform'
import { type FormEvent, useState } from 'react'

interface SentForm {
  /** Returns the reason why it was refused, or an empty text. `isShown`: whether the form was not closed meanwhile. */
  readonly send: (form: FormData, isShown: () => boolean) => Promise<string>
  /** after a call without an answer, which may have made the change */
  readonly onLost?: (() => void) | undefined
}

/**
 * The state and the properties of a form that is sent by one call. Its first field has the focus. If the form goes, the
 * part of the page around it takes its focus.
 */
export function useSentForm({ send, onLost }: SentForm) {
  const [isWaiting, setIsWaiting] = useState(false)
  const [failure, setFailure] = useState('')
  const unsaved = useUnsavedFields()
  const isShown = useIsShown()
  const first = useFocusWhen<HTMLInputElement>(true)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setIsWaiting(true)
    try {
      setFailure(await send(new FormData(event.currentTarget), isShown))
    } catch (error) {
      setFailure(errorText(error))
      onLost?.()
    }
    setIsWaiting(false)
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => void submit(event)
  return { isWaiting, failure, first, properties: { ...unsaved, ref: passFocus, onSubmit } }
}
