import { useEffect, useRef } from 'react'
import type { Player } from './use-player'

/** Reads a query of the page again when the player has changed, here or on another device. Earlier data stays until then. */
export function useRefetchOnChange({ revision }: Player, refetch: () => Promise<unknown>): void {
  const readAt = useRef(revision)
  useEffect(() => {
    if (readAt.current === revision) return
    readAt.current = revision
    refetch().catch(() => undefined)
  }, [revision, refetch])
}
