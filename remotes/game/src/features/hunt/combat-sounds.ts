import { kindOfEvent } from '../../shared/combat/event-kinds'
import type { Cue } from '../../shared/sound/sound-names'
import type { Combat } from './use-hunt'

/** Seconds between two hits. */
const hitIntervalSeconds = 0.16
/** How many hits are played at most; more would be noise. */
const maxHits = 4

const resultCues = { WIN: 'win', DRAW: 'draw', LOSS: 'loss' } as const satisfies Record<string, Cue>

/** The cues for the rounds after `playedRounds` with their delays in seconds: the last hits, and the result. */
export function combatSounds(combat: Combat, playedRounds: number): readonly (readonly [Cue, number])[] {
  const hits = combat.events
    .filter(({ round }) => round > playedRounds)
    .flatMap((event) => kindOfEvent(event).cue ?? [])
    .slice(-maxHits)
    .map((cue, index) => [cue, index * hitIntervalSeconds] as const)
  if (combat.result === 'ONGOING') return hits
  return [...hits, [resultCues[combat.result], hits.length * hitIntervalSeconds + 0.25]]
}
