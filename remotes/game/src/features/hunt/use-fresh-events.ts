import { useMemo, useState } from 'react'
import type { CombatEvent } from '../../shared/combat/event-kinds'
import type { Hunt } from './use-hunt'

interface Seen {
  readonly id: string | undefined
  readonly round: number
  /** the rounds before the last call; later ones are fresh */
  readonly before: number
}

/** The events of the last call. Those of a combat that was open before the page was loaded are not fresh. */
export function useFreshEvents({ stage }: Hunt): readonly CombatEvent[] {
  const combat = stage.kind === 'fighting' || stage.kind === 'over' ? stage.combat : undefined
  const { id, round = 0 } = combat ?? {}
  const [seen, setSeen] = useState<Seen | null>(null)
  if (stage.kind !== 'loading' && (seen?.id !== id || seen?.round !== round))
    setSeen({ id, round, before: seen === null ? round : seen.id === id ? seen.round : 0 })
  const events = combat?.events
  const before = seen?.id === id ? seen?.before : undefined
  return useMemo(
    () => (events && before !== undefined ? events.filter((event) => event.round > before) : []),
    [events, before],
  )
}
