import { useReducedMotion } from '@sanguine/ui/platform'
import { useEffect, useState } from 'react'
import type { CombatEvent } from '../../shared/combat/event-kinds'
import type { Hunt } from './use-hunt'

/** How long a critical hit that ends a fight is seen before the result covers it, in milliseconds. */
const lastBlowMs = 600

const isCritical = (event: CombatEvent): boolean => event.__typename === 'AttackEvent' && event.isCriticalHit

/** A touch counts once it is a click: the rest of its tap would press what the result shows under the finger. */
const presses = ['click', 'keydown'] as const

/**
 * Whether the result of a fight waits, so that a critical hit of its last call is seen. Any press ends the wait. If
 * motion is unwanted, nothing waits.
 */
export function useLastBlow({ stage }: Pick<Hunt, 'stage'>, freshEvents: readonly CombatEvent[]): boolean {
  const isStill = useReducedMotion()
  const [seenId, setSeenId] = useState<string | null>(null)
  const id = stage.kind === 'over' ? stage.combat.id : null
  const isWaiting = id !== null && id !== seenId && !isStill && freshEvents.some(isCritical)
  useEffect(() => {
    if (!isWaiting) return
    const end = () => setSeenId(id)
    // A key that is held down has pressed the attack.
    const endByPress = (event: Event) => {
      if (!(event instanceof KeyboardEvent && event.repeat)) end()
    }
    const timer = setTimeout(end, lastBlowMs)
    for (const type of presses) document.addEventListener(type, endByPress)
    return () => {
      clearTimeout(timer)
      for (const type of presses) document.removeEventListener(type, endByPress)
    }
  }, [isWaiting, id])
  return isWaiting
}
