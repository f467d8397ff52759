import { startTransition, useCallback, useOptimistic } from 'react'
import { useSearchParams } from 'react-router'

/** The choices of a player on a page, stored in the query string of its URL. */
export interface QueryString {
  /** what is chosen, at once: for the controls, which must follow each key */
  readonly chosen: URLSearchParams
  /** what the page shows, which follows behind the next paint */
  readonly shown: URLSearchParams
  /** changes the query string; null removes a name */
  readonly change: (changes: Readonly<Record<string, string | null>>) => void
}

/**
 * The query string of a page. A change renders everything that reads the URL, including the links around the page. It
 * therefore waits until the typed or pressed input is painted.
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
