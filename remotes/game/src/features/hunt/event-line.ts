import type { IconName } from '@sanguine/ui'
import type { GameCombatFragment } from '../../generated/documents'
import type { GameMessage } from '../../shared/i18n/messages'

export type CombatEvent = GameCombatFragment['combatEvents'][number]

/** An event as a line of the log. Amounts carry a sign, so that colour is never the only information. */
export interface EventLine {
  readonly icon: IconName
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
  start: 'hunt',
  round: 'moon',
  gainedProc: 'swirl',
  event: 'star',
  procDamage: 'bolt',
  retainerAttack: 'wolf',
  retainerAdded: 'wolf',
  retainerRemoved: 'broken-shield',
  dispel: 'broken-shield',
  procEvaded: 'dodge',
  baseAttackEvaded: 'dodge',
  leech: 'blood',
  healing: 'healing',
  stun: 'stun',
  theft: 'theft',
  baseDamage: 'swords',
  endCombat: 'banner',
}

function amountOf(event: CombatEvent): EventLine['value'] {
  switch (event.type) {
    case 'baseDamage':
    case 'procDamage':
    case 'retainerAttack':
      return { kind: 'damage', amount: event.damageDiff }
    case 'healing':
    case 'leech':
      return { kind: 'healing', amount: event.healingDiff }
    case 'theft':
      return { kind: 'gold', amount: event.goldChange }
    case 'baseAttackEvaded':
    case 'procEvaded':
      return { kind: 'text', message: 'event.evaded' }
    case 'stun':
      return { kind: 'text', message: 'event.stunned' }
    default:
      return null
  }
}

function messageOf(event: CombatEvent): GameMessage {
  if (event.type !== 'endCombat') return `event.${event.type}`
  if (event.result === 'win') return 'event.endCombat.win'
  return event.result === 'loss' ? 'event.endCombat.loss' : 'event.endCombat.draw'
}

export function eventLine(event: CombatEvent): EventLine {
  const isFoe = event.actor === 'defender'
  return {
    icon: isFoe && event.type === 'baseDamage' ? 'fangs' : icons[event.type],
    message: messageOf(event),
    names: {
      actor: event.attackerName,
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
    if (event.type === 'round') continue
    const round = Math.max(1, event.round)
    rounds.set(round, [...(rounds.get(round) ?? []), event])
  }
  return [...rounds].sort(([a], [b]) => b - a).map(([round, roundEvents]) => ({ round, events: roundEvents }))
}
