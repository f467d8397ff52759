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
  const kind = kindOfEvent(event)
  const isFoe = event.actor === 'DEFENDER'
  return {
    imageId: (event.proc?.image ?? event.retainer?.item.image)?.id ?? null,
    icon: (isFoe && kind.foeIcon) || kind.icon,
    message: kind.message(event),
    names: {
      actor: event.actorName,
      target: event.targetName,
      proc: event.proc?.name ?? '',
      retainer: event.retainer?.name ?? '',
    },
    isFoe,
    value: kind.value?.(event) ?? null,
    isCritical: event.isCriticalHit,
  }
}

/** The events of each round, newest round first, without the events that only start a round. */
export function roundsOf(
  events: readonly CombatEvent[],
): readonly { readonly round: number; readonly events: readonly CombatEvent[] }[] {
  const rounds = new Map<number, CombatEvent[]>()
  for (const event of events) {
    if (event.type === 'ROUND') continue
    const round = Math.max(1, event.round)
    rounds.set(round, [...(rounds.get(round) ?? []), event])
  }
  return [...rounds].sort(([a], [b]) => b - a).map(([round, roundEvents]) => ({ round, events: roundEvents }))
}
