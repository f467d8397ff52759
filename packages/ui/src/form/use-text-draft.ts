import { drafts, useUnsavedInput } from '@sanguine/ui/platform'
import { useState } from 'react'

export interface TextDraft {
  readonly text: string
  /** keeps the text as a draft until it equals the saved text */
  readonly setText: (text: string) => void
  /** whether the text was restored from a draft */
  readonly isRestored: boolean
  /** drops the draft and returns to the saved text */
  readonly discard: () => void
  /** Call it when the text is saved or its form is closed. */
  readonly forget: () => void
}

/**
 * The text of a field that survives a reload and the end of the session.
 * @param name of the draft, such as `ban.` with the id of the account
 * @param saved the text that is saved
 */
export function useTextDraft(name: string, saved = ''): TextDraft {
  const [restored, setRestored] = useState(() => {
    const draft = drafts.read(name)
    return typeof draft === 'string' && draft !== saved ? draft : null
  })
  const [text, setText] = useState(restored ?? saved)
  useUnsavedInput(text !== saved)
  const forget = () => drafts.remove(name)
  return {
    text,
    setText: (next) => {
      setText(next)
      if (next === saved) forget()
      else drafts.write(name, next)
    },
    isRestored: restored !== null,
    discard: () => {
      setText(saved)
      setRestored(null)
      forget()
    },
    forget,
  }
}
