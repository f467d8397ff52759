import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia?.('(prefers-reduced-motion: reduce)')

/** Whether the system asks for less motion. */
export const prefersReducedMotion = (): boolean => query()?.matches ?? false

/** Calls back whenever that changes; returns how to stop. */
export function watchReducedMotion(listener: () => void): () => void {
  const watched = query()
  watched?.addEventListener('change', listener)
  return () => watched?.removeEventListener('change', listener)
}

export const useReducedMotion = (): boolean => useSyncExternalStore(watchReducedMotion, prefersReducedMotion)
