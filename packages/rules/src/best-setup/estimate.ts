import { criticalFactor, goldCurrency, investmentFactor, roundsPerCombat, xplosionFactor } from '../constants'
import { type Outfit, outfitOf } from '../equipment/slots'
import type { Fighter, Proc } from '../fight/combat'
import { type ProcMoment, procMoments, procTypes } from '../fight/proc-names'
import { worksOn } from '../fight/procs'
import { creatureRanges, hunterRanges, snapshotCreature, snapshotHunter } from '../hunt/fighters'
import { encounterChances } from '../hunt/ground-enemies'
import { modifierChances } from '../hunt/modifiers'
import { rollsBy } from '../random/rolls'
import { creatureHealthIn, creatureIn, hunterIn } from '../region/phase-fighters'
import type { RegionPhase } from '../region/region-rule'
import type { EnemyDefinition, Id, Release } from '../release/release'
import { amountIn } from '../state/amounts'
import type { PlayerState } from '../state/player-state'

/** An enemy that may come, as `estimate` sees it. */
export interface EnemyEstimate {
  readonly fighter: Fighter
  /** mean */
  readonly health: number
  readonly critChance: number
  /** the chance that a hunt meets it, from 0 to 1 */
  readonly chance: number
  /** XP of a win */
  readonly xp: number
  /** XP and gold of a win */
  readonly reward: number
}

const means = rollsBy(() => 0.5)

export function enemyEstimateOf(
  enemy: EnemyDefinition,
  chance: number,
  release: Release,
  phase: RegionPhase | null,
): EnemyEstimate {
  const { health, critChance } = creatureRanges(enemy, release)
  return {
    fighter: creatureIn(phase, snapshotCreature(enemy, release, means)),
    health: creatureHealthIn(phase, mean(health)),
    critChance: percent(mean(critChance)),
    chance,
    xp: enemy.xp,
    reward: enemy.xp + amountIn(enemy.reward, goldCurrency),
  }
}

const mean = ({ from, to }: { readonly from: number; readonly to: number }): number => (from + to) / 2

const percent = (value: number): number => Math.min(100, Math.max(0, value))

/** Estimated occurrences of a moment in one round. The start of the combat happens once in all rounds. */
const timesARound: Readonly<Record<ProcMoment, number>> = {
  [procMoments.combatStart]: 1 / roundsPerCombat,
  [procMoments.roundStart]: 1,
  [procMoments.attack]: 1,
  [procMoments.attacked]: 1,
  [procMoments.hit]: 1,
  [procMoments.procced]: 0.5,
  [procMoments.roundEnd]: 1,
}

const firingsOf = (proc: Proc): number => ((timesARound[proc.moment as ProcMoment] ?? 0) * percent(proc.percent)) / 100

/** A fighter's average actions in a round, as far as the estimate models them. */
interface RoundMeans {
  /** damage of base attacks, before the opponent's evasion and stun */
  readonly blows: number
  /** damage of retainers and procs */
  readonly other: number
  readonly healed: number
  /** the share of the opponent's base attacks that still lands */
  readonly opponentLands: number
}

/** Rounds during which strength gained in a fight works, on average. */
const strengthRounds = roundsPerCombat / 2

function roundMeans(fighter: Fighter, critChance: number, opponent: Fighter): RoundMeans {
  const factor = 1 + (critChance / 100) * (criticalFactor - 1)
  const retainers = fighter.retainers.map(({ damageFrom, damageTo }) => (damageFrom + damageTo) / 2)
  let [strength, other, healed, opponentLands] = [0, retainers.reduce((sum, damage) => sum + damage, 0), 0, 1]
  for (const proc of fighter.procs) {
    if (!worksOn(proc, opponent)) continue
    const firings = firingsOf(proc)
    const amount = firings * mean(proc)
    if (proc.type === procTypes.damage || proc.type === procTypes.leech) other += amount
    if (proc.type === procTypes.healing || proc.type === procTypes.leech) healed += amount
    if (proc.type === procTypes.strength) strength += amount * strengthRounds
    if (proc.type === procTypes.evasion || proc.type === procTypes.stun) opponentLands *= 1 - Math.min(0.9, firings)
    if (proc.type === procTypes.summoning) other += firings * strengthRounds * (retainers[0] ?? 0)
  }
  const blows = ((fighter.damageFrom + fighter.damageTo) / 2 + strength) * factor
  return { blows, other, healed, opponentLands }
}

/** How quickly the chance to win falls if the fight needs more rounds than are left. */
const steepness = 6

/**
 * The estimated chance that the hunter wins. It compares the rounds needed to beat the opponent with the rounds until
 * the fight must end.
 */
function winEstimate(hunter: Fighter, health: number, critChance: number, opponent: EnemyEstimate): number {
  const own = roundMeans(hunter, critChance, opponent.fighter)
  const its = roundMeans(opponent.fighter, opponent.critChance, hunter)
  const dealt = own.blows * its.opponentLands + own.other - its.healed
  const taken = its.blows * own.opponentLands + its.other - own.healed
  const toWin = opponent.health / Math.max(0.01, dealt)
  const left = Math.min(roundsPerCombat, health / Math.max(0.01, taken))
  return 1 / (1 + (toWin / left) ** steepness)
}

/** The estimated result of a hunt. */
interface ExpectedHunt {
  /** the chance to win, from 0 to 1 */
  readonly win: number
  readonly xp: number
  /** XP and gold together */
  readonly reward: number
}

/**
 * A cheap estimate of a hunt against these opponents. More health, damage or critical chance never lowers the chance to
 * win.
 */
function expectedHunt(
  state: PlayerState,
  opponents: readonly EnemyEstimate[],
  release: Release,
  phase: RegionPhase | null,
  outfit: Outfit = outfitOf(state, release),
): ExpectedHunt {
  const hunter = hunterIn(phase, snapshotHunter(state, '', release, means, outfit))
  const ranges = hunterRanges(state, release, outfit)
  const { xplosion, investment } = modifierChances(state, release, outfit)
  const raised = 1 + (xplosion * (xplosionFactor - 1) + investment * (investmentFactor - 1)) / 200
  let [win, xp, reward] = [0, 0, 0]
  for (const opponent of opponents) {
    const chance =
      opponent.chance * winEstimate(hunter, mean(ranges.health), percent(mean(ranges.critChance)), opponent)
    win += chance
    xp += chance * opponent.xp * raised
    reward += chance * opponent.reward * raised
  }
  return { win, xp, reward }
}

/** The enemies that the equipped bait attracts on a ground, outside any phase of its region; null without bait. */
export function enemyEstimatesOn(groundId: Id, state: PlayerState, release: Release): readonly EnemyEstimate[] | null {
  const chances = encounterChances(groundId, state, release, null)
  if (!chances) return null
  return [...chances].flatMap(([enemyId, chance]) => {
    const enemy = release.enemies.get(enemyId)
    return enemy ? [enemyEstimateOf(enemy, chance, release, null)] : []
  })
}

/**
 * A cheap estimate of a hunt on a ground with the current equipment, outside any phase of its region; null without
 * bait.
 */
export function expectedHuntOn(groundId: Id, state: PlayerState, release: Release): ExpectedHunt | null {
  const opponents = enemyEstimatesOn(groundId, state, release)
  return opponents && expectedHunt(state, opponents, release, null)
}

/**
 * A cheap estimate of the share of hunts won against these opponents with the current equipment, outside any phase of a
 * region.
 */
export const winAgainst = (opponents: readonly EnemyEstimate[], state: PlayerState, release: Release): number =>
  expectedHunt(state, opponents, release, null).win

/**
 * A cheap estimate of the chance, from 0 to 1, to win against an enemy with the current equipment, outside any phase of
 * a region.
 */
export const estimatedWin = (enemy: EnemyDefinition, state: PlayerState, release: Release): number =>
  winAgainst([enemyEstimateOf(enemy, 1, release, null)], state, release)

/** The weight of the reward beside the chance to win. It decides between setups that win equally often. */
const rewardWeight = 0.01

/**
 * The score of an outfit against these opponents, used to sort outfits: about the chance to win a hunt, plus a little
 * of its reward.
 */
export function estimate(
  state: PlayerState,
  opponents: readonly EnemyEstimate[],
  release: Release,
  phase: RegionPhase | null,
  outfit: Outfit = outfitOf(state, release),
): number {
  const { win, reward } = expectedHunt(state, opponents, release, phase, outfit)
  const most = opponents.reduce((sum, opponent) => sum + opponent.chance * opponent.reward, 0)
  return win + (most > 0 ? (rewardWeight * reward) / most : 0)
}
