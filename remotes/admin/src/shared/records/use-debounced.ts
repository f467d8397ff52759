import { useEffect, useRef, useState } from 'react'

interface Debounced {
  /** what was typed, also what was not passed on yet */
  readonly value: string
  readonly set: (text: string) => void
  /** passes on what was typed, or the given text, at once */
  readonly flush: (text?: string) => void
}

/** Milliseconds from the last key to the search of a list. */
export const searchDelayMs = 200

/**
 * A text that is passed on only when nothing was typed for a while. When `value` changes otherwise, such as by the browser's
 * Back, it is taken over.
 * @param delay in milliseconds
 */
export function useDebounced(value: string, delay: number, pass: (text: string) => void): Debounced {
  const [typed, setTyped] = useState(value)
  /** the last text that was passed on or taken over */
  const known = useRef(value)
  const latest = useRef(pass)
  latest.current = pass

  useEffect(() => {
    if (value === known.current) return
    known.current = value
    setTyped(value)
  }, [value])

  function passOn(text: string): void {
    if (text === known.current) return
    known.current = text
    latest.current(text)
  }

  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  return {
    value: typed,
    set: (text) => {
      setTyped(text)
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => passOn(text), delay)
    },
    flush: (text = typed) => {
      window.clearTimeout(timer.current)
      passOn(text)
    },
  }
}
