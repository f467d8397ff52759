import { startTransition, useCallback, useOptimistic } from 'react'
import { useSearchParams } from 'react-router'

/** What a player chose on a page, kept in the query string of its address. */
export interface QueryString {
  /** what is chosen, at once: for the controls, which must follow each key */
  readonly chosen: URLSearchParams
  /** what the page shows, which follows behind the next paint */
  readonly shown: URLSearchParams
  /** changes the query string; null removes a name */
  readonly change: (changes: Readonly<Record<string, string | null>>) => void
}

/**
 * The query string of a page. Everything that knows the address is drawn anew when it changes, the links around the page
 * included, so that this waits until what was typed or pressed is painted.
 */
export function useQueryString(): QueryString {
  const [shown, show] = useSearchParams()
  const [chosen, choose] = useOptimistic(shown)
  const change = useCallback(
    (changes: Readonly<Record<string, string | null>>) => {
      // the address has what was changed before, also where it is not drawn yet
      const next = new URLSearchParams(window.location.search)
      for (const [key, value] of Object.entries(changes)) value === null ? next.delete(key) : next.set(key, value)
      startTransition(() => {
        choose(next)
        show(next, { replace: true })
      })
    },
    [choose, show],
  )
  return { chosen, shown, change }
}
