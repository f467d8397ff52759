import type { Cue } from '../../shared/sound/names'
import type { CombatEvent } from './event-line'
import type { Combat } from './use-hunt'

/** Seconds between two blows. */
const beat = 0.16
/** More blows than these are a noise. */
const most = 4

/** What an event sounds like; most are only read. */
function soundOf({ type, isCriticalHit }: CombatEvent): Cue | null {
  if (type === 'baseAttackEvaded') return 'evade'
  if (type !== 'baseDamage' && type !== 'procDamage' && type !== 'retainerAttack') return null
  return isCriticalHit ? 'critical' : 'hit'
}

/** What is heard of a combat that has come from one round to another: its last blows, and how it ended. */
export function combatSounds(combat: Combat, playedRounds: number): readonly (readonly [Cue, number])[] {
  const blows = combat.combatEvents
    .filter(({ round }) => round > playedRounds)
    .flatMap((event) => soundOf(event) ?? [])
    .slice(-most)
    .map((cue, index) => [cue, index * beat] as const)
  if (!combat.combatEnded || combat.result === 'ongoing') return blows
  return [...blows, [combat.result, blows.length * beat + 0.25]]
}
