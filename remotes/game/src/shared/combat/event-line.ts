import type { IconName } from '@sanguine/ui'
import type { GameMessage } from '../i18n/messages'
import { type CombatEvent, type EventValue, kindOfEvent } from './event-kinds'

/** An event as a line of the log. Amounts carry a sign, so that colour is never the only information. */
export interface EventLine {
  readonly icon: IconName
  /** of the proc or the retainer behind it; drawn in place of the icon, null for none */
  readonly imageId: string | null
  readonly message: GameMessage
  readonly names: { readonly actor: string; readonly target: string; readonly proc: string; readonly retainer: string }
  /** whether the enemy caused it */
  readonly isFoe: boolean
  readonly value: EventValue | null
  readonly isCritical: boolean
}

export function eventLine(event: CombatEvent): EventLine {
  const { icon, message, value = null } = kindOfEvent(event)
  const proc = 'proc' in event ? event.proc : null
  const retainer = 'retainer' in event ? event.retainer : null
  return {
    imageId: (proc?.image ?? retainer?.item.image)?.id ?? null,
    icon,
    message,
    names: {
      actor: event.actorName,
      target: event.targetName,
      proc: proc?.name ?? '',
      retainer: retainer?.name ?? '',
    },
    isFoe: event.actor === 'DEFENDER',
    value,
    isCritical: event.__typename === 'AttackEvent' && event.isCriticalHit,
  }
}

/** The events of each round, newest round first, without the events that only start a round. */
export function roundsOf(
  events: readonly CombatEvent[],
): readonly { readonly round: number; readonly events: readonly CombatEvent[] }[] {
  const rounds = new Map<number, CombatEvent[]>()
  for (const event of events) {
    if (event.__typename === 'RoundStartEvent') continue
    const round = Math.max(1, event.round)
    rounds.set(round, [...(rounds.get(round) ?? []), event])
  }
  return [...rounds].sort(([a], [b]) => b - a).map(([round, roundEvents]) => ({ round, events: roundEvents }))
}
