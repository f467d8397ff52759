import { rollsFrom } from '../random/rolls'
import type { Combat, CombatEvent, CombatResult, Retainer, RulesVersion } from './combat'
import { type Fight, newFight, startFight } from './fight'
import { playNextRound } from './round'

/** The numbers of a combat that decide its events. */
export type FightNumbers = Pick<Combat, 'rules' | 'seed' | 'attacker' | 'defender' | 'modifiers' | 'round'>

/** Plays a combat up to a round with one version of the rules. */
type Play = (combat: FightNumbers, rounds: number) => Fight

function playOut(fight: Fight, rounds: number): Fight {
  startFight(fight)
  while (fight.result === 'ongoing' && fight.round < rounds) playNextRound(fight)
  return fight
}

const playFirst: Play = (combat, rounds) =>
  playOut(newFight(combat, rollsFrom(combat.seed, 'fight'), { hasBloodcraze: false, hasReactions: false }), rounds)

/**
 * Includes bloodcraze, and lets every proc fire at `attacked` and `procced`. The other modifiers are in the frozen
 * numbers.
 */
const playSecond: Play = (combat, rounds) => {
  const hasBloodcraze = combat.modifiers.includes('bloodcraze')
  return playOut(newFight(combat, rollsFrom(combat.seed, 'fight'), { hasBloodcraze, hasReactions: true }), rounds)
}

/**
 * Every version that a stored combat may name. A change that could alter events needs a new version; none is ever
 * removed.
 */
const versions: Readonly<Record<RulesVersion, Play>> = { 1: playFirst, 2: playSecond }

/** The version of new combats. */
export const rulesVersion: RulesVersion = 2

/** The state of a combat after a round. */
export interface CombatState {
  readonly attackerHealth: number
  readonly defenderHealth: number
  /** retainers still fighting */
  readonly attackerRetainers: readonly Retainer[]
  readonly defenderRetainers: readonly Retainer[]
  /** rounds really played: fewer than requested if the fight ended before */
  readonly round: number
  readonly result: CombatResult
  /** all coins stolen, counted from the player's side */
  readonly goldChange: number
  readonly events: readonly CombatEvent[]
}

/** Plays the combat's frozen numbers and seed up to a round; by default to its latest round. */
export function combatStateOf(combat: FightNumbers, upToRound: number = combat.round): CombatState {
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
  combatStateOf(combat, upToRound).events
