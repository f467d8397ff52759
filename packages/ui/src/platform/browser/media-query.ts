import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window meets a media query; false without a browser that knows them. */
export const meetsMediaQuery = (query: string): boolean => window.matchMedia?.(query).matches ?? false

/** Calls back whenever that changes; returns how to stop. */
export function watchMediaQuery(query: string, listener: () => void): () => void {
  const watched = window.matchMedia?.(query)
  watched?.addEventListener('change', listener)
  return () => watched?.removeEventListener('change', listener)
}

export function useMediaQuery(query: string): boolean {
  const watch = useCallback((listener: () => void) => watchMediaQuery(query, listener), [query])
  return useSyncExternalStore(watch, () => meetsMediaQuery(query))
}
