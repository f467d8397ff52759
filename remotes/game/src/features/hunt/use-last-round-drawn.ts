import { startTransition, useEffect, useState } from 'react'
import type { Hunt } from './use-hunt'

/**
 * Whether the page has drawn the last round of a fight that is over. The result opens after that, and not in the same
 * piece of work, which would hold up the animations of a slow phone for longer.
 */
export function useLastRoundDrawn({ stage }: Pick<Hunt, 'stage'>): boolean {
  const id = stage.kind === 'over' ? stage.combat.id : null
  const [drawnId, setDrawnId] = useState<string | null>(null)
  useEffect(() => {
    if (id === null) return undefined
    const timer = setTimeout(() => startTransition(() => setDrawnId(id)))
    return () => clearTimeout(timer)
  }, [id])
  return id !== null && id === drawnId
}
