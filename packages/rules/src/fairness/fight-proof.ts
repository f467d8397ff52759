import type { Combat, CombatResult, Fighter, Modifier, RulesVersion } from '../fight/combat'
import { combatStateOf } from '../fight/replay'
import type { CombatDraws } from '../hunt/combat-draws'
import type { Id } from '../release/release'
import type { Fairness } from '../state/player-state'

/** The format of proofs. A change that old scripts would read wrongly needs a new name. */
export const fightProofFormat = 'sanguine-fight-1'

/** Both healths after a round. */
export interface RoundHealth {
  readonly attackerHealth: number
  readonly defenderHealth: number
}

/** The numbers of a fight that is over, from which anyone can compute it again. */
export interface FightProof {
  readonly format: typeof fightProofFormat
  /** the player's combat number */
  readonly number: number
  /** SHA-256 of the server seed, which the player saw before the fight; null if the server seed is no longer stored */
  readonly seedHash: string | null
  /** 64 hex digits; null until it is revealed, or if it is no longer stored */
  readonly serverSeed: string | null
  /** the player's part; null if it is no longer stored */
  readonly clientSeed: string | null
  /** the seed of this fight: 64 hex digits */
  readonly combatSeed: string
  readonly rules: RulesVersion
  readonly enemyId: Id
  /** whether the hex attracted the creature */
  readonly isHexed: boolean
  readonly modifiers: readonly Modifier[]
  /** the numbers at the start; of the player's gold only the part that was stolen */
  readonly attacker: Fighter
  readonly defender: Fighter
  /** null for a fight from before they were recorded */
  readonly draws: CombatDraws | null
  /** the start, then each round that was played */
  readonly rounds: readonly RoundHealth[]
  readonly result: CombatResult
  /** the loot that was at stake: a win got it, except unique items that its player owned */
  readonly loot: readonly { readonly itemId: Id; readonly amount: number }[]
}

/** The seeds of a combat, as far as they are known. */
export interface CombatSeeds {
  readonly serverSeed: string
  readonly clientSeed: string
  readonly isRevealed: boolean
}

/** The seeds from which a combat was drawn; null if the player's seed of that time is no longer stored. */
export function seedsOfCombat({ seed, clientSeed, firstCombat, past }: Fairness, number: number): CombatSeeds | null {
  if (number >= firstCombat) return { serverSeed: seed, clientSeed, isRevealed: false }
  const revealed = past.find((each) => each.firstCombat <= number && number <= each.lastCombat)
  return revealed ? { serverSeed: revealed.seed, clientSeed: revealed.clientSeed, isRevealed: true } : null
}

/** Both healths at the start and after each round that a fight took. */
export function roundsOf(state: ReturnType<typeof combatStateOf>): readonly RoundHealth[] {
  return Array.from({ length: state.round + 1 }, (_, round) => {
    const last = state.events.findLast((event) => event.round === round)
    return { attackerHealth: last?.attackerHealth ?? 0, defenderHealth: last?.defenderHealth ?? 0 }
  })
}

/**
 * The proof of a combat that is over, without the hash of its server seed. The player's gold stays private: a fight with
 * only the stolen coins has the same events.
 */
export function fightProofOf(combat: Combat, seeds: CombatSeeds | null): Omit<FightProof, 'seedHash'> {
  const state = combatStateOf(combat)
  const stolen = state.events.reduce((sum, { goldChange }) => sum + Math.max(0, -goldChange), 0)
  return {
    format: fightProofFormat,
    number: combat.number,
    serverSeed: seeds?.isRevealed ? seeds.serverSeed : null,
    clientSeed: seeds?.clientSeed ?? null,
    combatSeed: combat.seed,
    rules: combat.rules,
    enemyId: combat.enemyId,
    isHexed: combat.hexId !== null,
    modifiers: combat.modifiers,
    attacker: { ...combat.attacker, gold: stolen },
    defender: combat.defender,
    draws: combat.draws ?? null,
    rounds: roundsOf(state),
    result: combat.result,
    loot: combat.stakes.win.loot,
  }
}
