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

/** A creature that may come, as `estimate` sees it. */
export interface Foe {
  readonly fighter: Fighter
  /** on average */
  readonly health: number
  readonly critChance: number
  /** that a hunt meets it, as a part of 1 */
  readonly chance: number
  /** of a win */
  readonly xp: number
  /** XP and gold of a win */
  readonly reward: number
}

const means = rollsBy(() => 0.5)

export function foeOf(enemy: EnemyDefinition, chance: number, release: Release, phase: RegionPhase | null): Foe {
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

/** How often a round brings a moment, as a reckoning: a proc at the start of the combat has one in all rounds. */
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

/** What a fighter does in a round on average, as far as it is reckoned. */
interface RoundMeans {
  /** of base attacks, which evasion and stun of the foe keep away */
  readonly blows: number
  /** of retainers and procs */
  readonly other: number
  readonly healed: number
  /** the part of the foe's base attacks that still lands */
  readonly foeLands: number
}

/** Rounds for which a strength gained in a fight works on average. */
const strengthRounds = roundsPerCombat / 2

function roundMeans(fighter: Fighter, critChance: number, foe: Fighter): RoundMeans {
  const factor = 1 + (critChance / 100) * (criticalFactor - 1)
  const retainers = fighter.retainers.map(({ damageFrom, damageTo }) => (damageFrom + damageTo) / 2)
  let [strength, other, healed, foeLands] = [0, retainers.reduce((sum, damage) => sum + damage, 0), 0, 1]
  for (const proc of fighter.procs) {
    if (!worksOn(proc, foe)) continue
    const firings = firingsOf(proc)
    const amount = firings * mean(proc)
    if (proc.type === procTypes.damage || proc.type === procTypes.leech) other += amount
    if (proc.type === procTypes.healing || proc.type === procTypes.leech) healed += amount
    if (proc.type === procTypes.strength) strength += amount * strengthRounds
    if (proc.type === procTypes.evasion || proc.type === procTypes.stun) foeLands *= 1 - Math.min(0.9, firings)
    if (proc.type === procTypes.summoning) other += firings * strengthRounds * (retainers[0] ?? 0)
  }
  const blows = ((fighter.damageFrom + fighter.damageTo) / 2 + strength) * factor
  return { blows, other, healed, foeLands }
}

/** How quickly the chance to win falls where the fight takes longer than there is time. */
const steepness = 6

/** About how likely the hunter wins: by the rounds that it takes to beat the foe, beside those until either has to stop. */
function winEstimate(hunter: Fighter, health: number, critChance: number, foe: Foe): number {
  const own = roundMeans(hunter, critChance, foe.fighter)
  const its = roundMeans(foe.fighter, foe.critChance, hunter)
  const dealt = own.blows * its.foeLands + own.other - its.healed
  const taken = its.blows * own.foeLands + its.other - own.healed
  const toWin = foe.health / Math.max(0.01, dealt)
  const left = Math.min(roundsPerCombat, health / Math.max(0.01, taken))
  return 1 / (1 + (toWin / left) ** steepness)
}

/** What a hunt brings, about. */
interface ExpectedHunt {
  /** the chance to win, as a part of 1 */
  readonly win: number
  readonly xp: number
  /** XP and gold together */
  readonly reward: number
}

/** A cheap estimate of a hunt against these foes. More health, damage or critical chance never makes the chance to win less. */
function expectedHunt(
  state: PlayerState,
  foes: readonly Foe[],
  release: Release,
  phase: RegionPhase | null,
  outfit: Outfit = outfitOf(state, release),
): ExpectedHunt {
  const hunter = hunterIn(phase, snapshotHunter(state, '', release, means, outfit))
  const ranges = hunterRanges(state, release, outfit)
  const { xplosion, investment } = modifierChances(state, release, outfit)
  const raised = 1 + (xplosion * (xplosionFactor - 1) + investment * (investmentFactor - 1)) / 200
  let [win, xp, reward] = [0, 0, 0]
  for (const foe of foes) {
    const chance = foe.chance * winEstimate(hunter, mean(ranges.health), percent(mean(ranges.critChance)), foe)
    win += chance
    xp += chance * foe.xp * raised
    reward += chance * foe.reward * raised
  }
  return { win, xp, reward }
}

/** Who may come to the worn bait on a ground, in no phase of its region; null without bait. */
export function foesOn(groundId: Id, state: PlayerState, release: Release): readonly Foe[] | null {
  const chances = encounterChances(groundId, state, release, null)
  if (!chances) return null
  return [...chances].flatMap(([enemyId, chance]) => {
    const enemy = release.enemies.get(enemyId)
    return enemy ? [foeOf(enemy, chance, release, null)] : []
  })
}

/** A cheap estimate of a hunt on a ground with what is worn now, in no phase of its region; null without bait. */
export function expectedHuntOn(groundId: Id, state: PlayerState, release: Release): ExpectedHunt | null {
  const foes = foesOn(groundId, state, release)
  return foes && expectedHunt(state, foes, release, null)
}

/** A cheap estimate of the part of hunts against these foes that is won with what is worn, in no phase of a region. */
export const winAgainst = (foes: readonly Foe[], state: PlayerState, release: Release): number =>
  expectedHunt(state, foes, release, null).win

/** A cheap estimate of the chance to win against a creature with what is worn now, in no phase of a region, as a part of 1. */
export const estimatedWin = (enemy: EnemyDefinition, state: PlayerState, release: Release): number =>
  winAgainst([foeOf(enemy, 1, release, null)], state, release)

/** How much the reward counts beside the chance to win: it decides between setups that win alike. */
const rewardWeight = 0.01

/** How good an outfit is against these foes, to sort outfits by: about the chance to win a hunt, and a little of its reward. */
export function estimate(
  state: PlayerState,
  foes: readonly Foe[],
  release: Release,
  phase: RegionPhase | null,
  outfit: Outfit = outfitOf(state, release),
): number {
  const { win, reward } = expectedHunt(state, foes, release, phase, outfit)
  const most = foes.reduce((sum, foe) => sum + foe.chance * foe.reward, 0)
  return win + (most > 0 ? (rewardWeight * reward) / most : 0)
}
