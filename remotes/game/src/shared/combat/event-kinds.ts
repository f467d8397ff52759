import type { IconName } from '@sanguine/ui'
import type { GameCombatEventFragment } from '../../generated/documents'
import type { GameMessage } from '../i18n/messages'
import type { Cue } from '../sound/sound-names'

export type CombatEvent = GameCombatEventFragment

/** The value at the end of an event's line. */
export type EventValue =
  | { readonly kind: 'damage' | 'healing' | 'gold'; readonly amount: number }
  | { readonly kind: 'text'; readonly message: GameMessage }

/** How an event is shown and heard. */
interface EventKind {
  readonly icon: IconName
  readonly message: GameMessage
  readonly value?: EventValue
  readonly cue?: Cue
}

const damage = (amount: number): EventValue => ({ kind: 'damage', amount })
const healing = (amount: number): EventValue => ({ kind: 'healing', amount })

/** All types of event, each with its icon, sentence, value and sound. */
export function kindOfEvent(event: CombatEvent): EventKind {
  switch (event.__typename) {
    case 'CombatStartEvent':
      return { icon: 'hunt', message: 'event.START' }
    case 'RoundStartEvent':
      return { icon: 'moon', message: 'event.ROUND' }
    case 'ProcGainedEvent':
      return { icon: 'swirl', message: 'event.GAINED_PROC' }
    case 'ProcFiredEvent':
      return { icon: 'star', message: 'event.EVENT' }
    case 'ProcDamageEvent':
      return { icon: 'bolt', message: 'event.PROC_DAMAGE', value: damage(event.effectiveDamage), cue: 'hit' }
    case 'RetainerAttackEvent':
      return { icon: 'wolf', message: 'event.RETAINER_ATTACK', value: damage(event.effectiveDamage), cue: 'hit' }
    case 'RetainerAddedEvent':
      return { icon: 'wolf', message: 'event.RETAINER_ADDED' }
    case 'RetainerRemovedEvent':
      return { icon: 'broken-shield', message: 'event.RETAINER_REMOVED' }
    case 'DispelEvent':
      return { icon: 'broken-shield', message: 'event.DISPEL' }
    case 'ProcEvadedEvent':
      return { icon: 'dodge', message: 'event.PROC_EVADED', value: { kind: 'text', message: 'event.evaded' } }
    case 'AttackEvadedEvent':
      return {
        icon: 'dodge',
        message: 'event.BASE_ATTACK_EVADED',
        value: { kind: 'text', message: 'event.evaded' },
        cue: 'evade',
      }
    case 'LeechEvent':
      return { icon: 'blood', message: 'event.LEECH', value: healing(event.effectiveHealing) }
    case 'HealingEvent':
      return { icon: 'healing', message: 'event.HEALING', value: healing(event.effectiveHealing) }
    case 'StunEvent':
      return { icon: 'stun', message: 'event.STUN', value: { kind: 'text', message: 'event.stunned' } }
    case 'TheftEvent':
      return { icon: 'theft', message: 'event.THEFT', value: { kind: 'gold', amount: event.goldChange } }
    case 'AttackEvent':
      return {
        icon: event.actor === 'DEFENDER' ? 'fangs' : 'swords',
        message: 'event.BASE_DAMAGE',
        value: damage(event.effectiveDamage),
        cue: event.isCriticalHit ? 'critical' : 'hit',
      }
    case 'CombatEndEvent':
      return { icon: 'banner', message: `event.END_COMBAT.${event.result === 'ONGOING' ? 'DRAW' : event.result}` }
    default:
      return unknownKind(event)
  }
}

/** The kind of a type that only a newer gateway has. */
const unknownKind = (_event: never): EventKind => ({ icon: 'star', message: 'event.unknown' })
