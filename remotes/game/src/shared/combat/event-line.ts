import type { IconName } from '@sanguine/ui'
import type { GameCombatEventFragment } from '../../generated/documents'
import type { GameMessage } from '../i18n/messages'

export type CombatEvent = GameCombatEventFragment

/** An event as a line of the log. Amounts carry a sign, so that colour is never the only information. */
export interface EventLine {
  readonly icon: IconName
  /** of the proc or the retainer behind it; drawn in place of the icon, null for none */
  readonly imageId: string | null
  readonly message: GameMessage
  readonly names: { readonly actor: string; readonly target: string; readonly proc: string; readonly retainer: string }
  /** whether the enemy caused it */
  readonly isFoe: boolean
  readonly value:
    | { readonly kind: 'damage' | 'healing' | 'gold'; readonly amount: number }
    | { readonly kind: 'text'; readonly message: GameMessage }
    | null
  readonly isCritical: boolean
}

const icons: Readonly<Record<CombatEvent['type'], IconName>> = {
  START: 'hunt',
  ROUND: 'moon',
  GAINED_PROC: 'swirl',
  EVENT: 'star',
  PROC_DAMAGE: 'bolt',
  RETAINER_ATTACK: 'wolf',
  RETAINER_ADDED: 'wolf',
  RETAINER_REMOVED: 'broken-shield',
  DISPEL: 'broken-shield',
  PROC_EVADED: 'dodge',
  BASE_ATTACK_EVADED: 'dodge',
  LEECH: 'blood',
  HEALING: 'healing',
  STUN: 'stun',
  THEFT: 'theft',
  BASE_DAMAGE: 'swords',
  END_COMBAT: 'banner',
}

function amountOf(event: CombatEvent): EventLine['value'] {
  switch (event.type) {
    case 'BASE_DAMAGE':
    case 'PROC_DAMAGE':
    case 'RETAINER_ATTACK':
      return { kind: 'damage', amount: event.effectiveDamage }
    case 'HEALING':
    case 'LEECH':
      return { kind: 'healing', amount: event.effectiveHealing }
    case 'THEFT':
      return { kind: 'gold', amount: event.goldChange }
    case 'BASE_ATTACK_EVADED':
    case 'PROC_EVADED':
      return { kind: 'text', message: 'event.evaded' }
    case 'STUN':
      return { kind: 'text', message: 'event.stunned' }
    default:
      return null
  }
}

function messageOf(event: CombatEvent): GameMessage {
  if (event.type !== 'END_COMBAT') return `event.${event.type}`
  return `event.END_COMBAT.${event.result === 'ONGOING' ? 'DRAW' : event.result}`
}

export function eventLine(event: CombatEvent): EventLine {
  const isFoe = event.actor === 'DEFENDER'
  return {
    imageId: (event.proc?.image ?? event.retainer?.item.image)?.id ?? null,
    icon: isFoe && event.type === 'BASE_DAMAGE' ? 'fangs' : icons[event.type],
    message: messageOf(event),
    names: {
      actor: event.actorName,
      target: event.targetName,
      proc: event.proc?.name ?? '',
      retainer: event.retainer?.name ?? '',
    },
    isFoe,
    value: amountOf(event),
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
