import type { CombatSide } from '../../generated/documents'
import type { CombatEvent } from './event-kinds'

/** Something of a round that is shown at the fighter whom it concerns. */
export type FightMark = { readonly id: string } & (
  | { readonly kind: 'critical'; readonly damage: number }
  | { readonly kind: 'evaded' }
  | { readonly kind: 'proc'; readonly name: string; readonly imageId: string | null }
)

/** How many marks a fighter has at most; more would hide each other. */
const maxMarks = 3

const opponentOf = (side: CombatSide): CombatSide => (side === 'ATTACKER' ? 'DEFENDER' : 'ATTACKER')

interface OwnedMark {
  readonly owner: CombatSide
  readonly mark: FightMark
}

/** The mark of an event: a critical hit and an evasion mark the target, a proc its owner. Null for other events. */
function markOf(event: CombatEvent, id: string): OwnedMark | null {
  switch (event.__typename) {
    case 'AttackEvent':
      return event.isCriticalHit
        ? { owner: opponentOf(event.actor), mark: { id, kind: 'critical', damage: event.effectiveDamage } }
        : null
    case 'AttackEvadedEvent':
    case 'ProcEvadedEvent':
      return { owner: opponentOf(event.actor), mark: { id, kind: 'evaded' } }
    case 'ProcGainedEvent':
      return null
    default:
      return 'proc' in event
        ? {
            owner: event.actor,
            mark: { id, kind: 'proc', name: event.proc.name, imageId: event.proc.image?.id ?? null },
          }
        : null
  }
}

/** The last marks of both fighters, oldest first. */
export function marksOf(events: readonly CombatEvent[]): Readonly<Record<CombatSide, readonly FightMark[]>> {
  const marks = events.flatMap((event, index) => markOf(event, `${event.round}-${index}`) ?? [])
  const marksAt = (side: CombatSide) =>
    marks
      .filter(({ owner }) => owner === side)
      .slice(-maxMarks)
      .map(({ mark }) => mark)
  return { ATTACKER: marksAt('ATTACKER'), DEFENDER: marksAt('DEFENDER') }
}
