import type { Cue } from '../../shared/sound/names'
import type { CombatEvent } from './event-line'
import type { Combat } from './use-hunt'

/** Seconds between two hits. */
const hitIntervalSeconds = 0.16
/** More hits than these are a noise. */
const maxHits = 4

/** What an event sounds like; maxHits are only read. */
function cueOf({ type, isCriticalHit }: CombatEvent): Cue | null {
  if (type === 'baseAttackEvaded') return 'evade'
  if (type !== 'baseDamage' && type !== 'procDamage' && type !== 'retainerAttack') return null
  return isCriticalHit ? 'critical' : 'hit'
}

/** What is heard of a combat that has come from one round to another: its last hits, and how it ended. */
export function combatSounds(combat: Combat, playedRounds: number): readonly (readonly [Cue, number])[] {
  const hits = combat.combatEvents
    .filter(({ round }) => round > playedRounds)
    .flatMap((event) => cueOf(event) ?? [])
    .slice(-maxHits)
    .map((cue, index) => [cue, index * hitIntervalSeconds] as const)
  if (!combat.combatEnded || combat.result === 'ongoing') return hits
  return [...hits, [combat.result, hits.length * hitIntervalSeconds + 0.25]]
}
