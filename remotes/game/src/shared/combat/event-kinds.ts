import type { IconName } from '@sanguine/ui'
import type { GameCombatEventFragment } from '../../generated/documents'
import type { GameMessage } from '../i18n/messages'
import type { Cue } from '../sound/sound-names'

export type CombatEvent = GameCombatEventFragment

/** The value at the end of an event's line. */
export type EventValue =
  | { readonly kind: 'damage' | 'healing' | 'gold'; readonly amount: number }
  | { readonly kind: 'text'; readonly message: GameMessage }

/** How the events of a type are shown and heard. */
interface EventKind {
  readonly icon: IconName
  /** the icon where the enemy acts, if it differs */
  readonly foeIcon?: IconName
  readonly message: (event: CombatEvent) => GameMessage
  readonly value?: (event: CombatEvent) => EventValue
  readonly cue?: (event: CombatEvent) => Cue
}

const damage = ({ effectiveDamage }: CombatEvent): EventValue => ({ kind: 'damage', amount: effectiveDamage })
const healing = ({ effectiveHealing }: CombatEvent): EventValue => ({ kind: 'healing', amount: effectiveHealing })
const gold = ({ goldChange }: CombatEvent): EventValue => ({ kind: 'gold', amount: goldChange })
const evaded = (): EventValue => ({ kind: 'text', message: 'event.evaded' })
const stunned = (): EventValue => ({ kind: 'text', message: 'event.stunned' })
const hit = ({ isCriticalHit }: CombatEvent): Cue => (isCriticalHit ? 'critical' : 'hit')

/** All types of event, each with its icon, sentence, value and sound. */
const eventKinds: Readonly<Record<CombatEvent['type'], EventKind>> = {
  START: { icon: 'hunt', message: () => 'event.START' },
  ROUND: { icon: 'moon', message: () => 'event.ROUND' },
  GAINED_PROC: { icon: 'swirl', message: () => 'event.GAINED_PROC' },
  EVENT: { icon: 'star', message: () => 'event.EVENT' },
  PROC_DAMAGE: { icon: 'bolt', message: () => 'event.PROC_DAMAGE', value: damage, cue: hit },
  RETAINER_ATTACK: { icon: 'wolf', message: () => 'event.RETAINER_ATTACK', value: damage, cue: hit },
  RETAINER_ADDED: { icon: 'wolf', message: () => 'event.RETAINER_ADDED' },
  RETAINER_REMOVED: { icon: 'broken-shield', message: () => 'event.RETAINER_REMOVED' },
  DISPEL: { icon: 'broken-shield', message: () => 'event.DISPEL' },
  PROC_EVADED: { icon: 'dodge', message: () => 'event.PROC_EVADED', value: evaded },
  BASE_ATTACK_EVADED: {
    icon: 'dodge',
    message: () => 'event.BASE_ATTACK_EVADED',
    value: evaded,
    cue: () => 'evade',
  },
  LEECH: { icon: 'blood', message: () => 'event.LEECH', value: healing },
  HEALING: { icon: 'healing', message: () => 'event.HEALING', value: healing },
  STUN: { icon: 'stun', message: () => 'event.STUN', value: stunned },
  THEFT: { icon: 'theft', message: () => 'event.THEFT', value: gold },
  BASE_DAMAGE: { icon: 'swords', foeIcon: 'fangs', message: () => 'event.BASE_DAMAGE', value: damage, cue: hit },
  END_COMBAT: {
    icon: 'banner',
    message: ({ result }) => `event.END_COMBAT.${result === 'ONGOING' ? 'DRAW' : result}`,
  },
}

/** A type that only a newer gateway has. */
const unknownKind: EventKind = { icon: 'star', message: () => 'event.unknown' }

export const kindOfEvent = ({ type }: CombatEvent): EventKind => (type in eventKinds ? eventKinds[type] : unknownKind)
