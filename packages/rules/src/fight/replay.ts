import { rollsFrom } from '../random/rolls'
import type { Combat, CombatEvent, CombatResult, Retainer, RulesVersion } from './combat'
import { type Fight, newFight, startFight } from './fight'
import { playNextRound } from './round'

/** How one version of the rules plays a combat up to a round. */
type Play = (combat: Combat, rounds: number) => Fight

function playOut(fight: Fight, rounds: number): Fight {
  startFight(fight)
  while (fight.result === 'ongoing' && fight.round < rounds) playNextRound(fight)
  return fight
}

const playFirst: Play = (combat, rounds) =>
  playOut(newFight(combat, rollsFrom(combat.seed, 'fight'), { hasBloodcraze: false, hasReactions: false }), rounds)

/** Knows bloodcraze, and lets every proc fire at `attacked` and `procced`; the other modifiers are in the frozen numbers. */
const playSecond: Play = (combat, rounds) => {
  const hasBloodcraze = combat.modifiers.includes('bloodcraze')
  return playOut(newFight(combat, rollsFrom(combat.seed, 'fight'), { hasBloodcraze, hasReactions: true }), rounds)
}

/** Every version a stored combat may name. A change that could alter events gets a new one; none is ever removed. */
const versions: Readonly<Record<RulesVersion, Play>> = { 1: playFirst, 2: playSecond }

/** The version that new combats are played by. */
export const rulesVersion: RulesVersion = 2

/** A combat as it stands after a round. */
export interface CombatStanding {
  readonly attackerHealth: number
  readonly defenderHealth: number
  /** those that still fight */
  readonly attackerRetainers: readonly Retainer[]
  readonly defenderRetainers: readonly Retainer[]
  /** rounds really played: fewer than asked where the fight ended before */
  readonly round: number
  readonly result: CombatResult
  /** coins stolen in all, counted from the player's side */
  readonly goldChange: number
  readonly events: readonly CombatEvent[]
}

/** Plays the combat's own numbers and seed up to a round: as far as it has come, unless told otherwise. */
export function standingOf(combat: Combat, upToRound: number = combat.round): CombatStanding {
  const play = versions[combat.rules]
  if (!play) throw new RangeError(`no rules of version ${combat.rules}`)
  const fight = play(combat, upToRound)
  return {
    attackerHealth: fight.attacker.health,
    defenderHealth: fight.defender.health,
    attackerRetainers: fight.attacker.retainers,
    defenderRetainers: fight.defender.retainers,
    round: fight.round,
    result: fight.result,
    goldChange: fight.events.reduce((sum, event) => sum + event.goldChange, 0),
    events: fight.events,
  }
}

/** The combat's events up to a round, derived from its seed, always the same. */
export const replay = (combat: Combat, upToRound?: number): readonly CombatEvent[] =>
  standingOf(combat, upToRound).events
