import type { Combat } from '../fight/combat'
import { combatStateOf } from '../fight/replay'
import { creatureRanges } from '../hunt/fighters'
import type { RegionPhase } from '../region/region-rule'
import { foughtPhase } from '../region/region-rules'
import { affectedTypeOf } from '../release/enemy-type-traits'
import type { EnemyDefinition, Id, Release } from '../release/release'
import type { PlayerState } from '../state/player-state'
import { type AdviceAction, type Candidate, candidates } from './advice-candidates'
import { type EncounterOdds, encounterOdds } from './odds'

/** The chance to win that is high enough, from 0 to 1. */
export const enoughWins = 0.7

/** An item helps if it raises the chance to win by at least this. */
const minGain = 0.02

/** The maximum number of owned and isBuyable items to try, and of items that cannot be bought yet. */
const [maxCandidates, maxLater] = [16, 6]

export interface ItemAdvice {
  readonly itemId: Id
  readonly action: AdviceAction
  /** the chance to win with it, from 0 to 1 */
  readonly win: number
}

/** Advice on how a fight could have been won. */
export interface CombatAdvice {
  /** health left of the creature */
  readonly healthLeft: number
  /** the chance to win with the current equipment, from 0 to 1 */
  readonly win: number
  /**
   * damage that each base attack lacks to win 7 of 10 fights; 0 if they are already won, null if no damage is enough
   */
  readonly addedDamage: number | null
  /** the item that raises the chance most; null if none helps */
  readonly item: ItemAdvice | null
}

/** The enemy of an encounter, and the phase of the region's rule. */
interface Encounter {
  readonly enemy: EnemyDefinition
  readonly phase: RegionPhase | null
}

/** An encounter whose odds the caller must compute. */
export interface EncounterRequest extends Encounter {
  readonly state: PlayerState
  /** damage added to each base attack, 0 or more */
  readonly addedDamage: number
}

/** Yields one encounter after the other and receives the odds of each. */
type AdviceSteps<Advice> = Generator<EncounterRequest, Advice, Pick<EncounterOdds, 'win'>>

function* winOf(encounter: Encounter, state: PlayerState, addedDamage = 0): AdviceSteps<number> {
  const { win } = yield { ...encounter, state, addedDamage }
  return win
}

/**
 * Computes how a fight against the enemy of a finished combat could have been won, in the phase in which it began. Each
 * step yields an encounter and receives its odds, so that a server can compute them elsewhere. Null for an enemy
 * missing from content.
 */
export function* adviceSteps(state: PlayerState, combat: Combat, release: Release): AdviceSteps<CombatAdvice | null> {
  const enemy = release.enemies.get(combat.enemyId)
  if (!enemy) return null
  const encounter: Encounter = { enemy, phase: foughtPhase(combat) }
  const win = yield* winOf(encounter, state)
  const addedDamage = win >= enoughWins ? 0 : yield* damageSteps(encounter, state, release, win)
  const item = yield* itemSteps(encounter, state, release, win)
  return { healthLeft: combatStateOf(combat, combat.round).defenderHealth, win, addedDamage, item }
}

/** Log-odds of a chance, which grow nearly evenly with damage. Chances near 0 or 1 count as the limits. */
function logOdds(chance: number): number {
  const limited = Math.min(1 - 1e-4, Math.max(1e-4, chance))
  return Math.log(limited / (1 - limited))
}

/**
 * The smallest damage that wins often enough, since more damage never wins less. It interpolates the log-odds between
 * the ends of a range (regula falsi). An end that stays twice counts half (Illinois), or it would never move. Over flat
 * odds these steps are tiny, so after two that did not halve the range, the third does.
 */
function* damageSteps(
  encounter: Encounter,
  state: PlayerState,
  release: Release,
  win: number,
): AdviceSteps<number | null> {
  const distanceOf = (chance: number) => Math.abs(logOdds(chance) - logOdds(enoughWins))
  let [low, high] = [0, creatureRanges(encounter.enemy, release).health.to]
  const most = yield* winOf(encounter, state, high)
  if (!(most >= enoughWins)) return null
  let [below, above] = [distanceOf(win), distanceOf(most)]
  let lastMoved: 'low' | 'high' | null = null
  let slowSteps = 0
  while (high - low > 1) {
    const range = high - low
    const share = slowSteps < 2 && below + above > 0 ? below / (below + above) : 0.5
    const damage = Math.min(high - 1, Math.max(low + 1, Math.round(low + range * share)))
    const chance = yield* winOf(encounter, state, damage)
    if (chance >= enoughWins) {
      ;[high, above] = [damage, distanceOf(chance)]
      if (lastMoved === 'high') below /= 2
      lastMoved = 'high'
    } else {
      ;[low, below] = [damage, distanceOf(chance)]
      if (lastMoved === 'low') above /= 2
      lastMoved = 'low'
    }
    slowSteps = high - low > range / 2 ? slowSteps + 1 : 0
  }
  return high
}

/**
 * Items made against the creature's enemy type come first, and items made against others are left out, because their
 * numbers show neither.
 */
function promisingFor(
  { enemyTypeId }: EnemyDefinition,
  found: readonly Candidate[],
  release: Release,
): readonly Candidate[] {
  const affected = new Map(found.map(({ item }) => [item.id, affectedTypeOf(item, release)]))
  const ofUse = found.filter(({ item }) => (affected.get(item.id) ?? enemyTypeId) === enemyTypeId)
  const isMadeAgainst = ({ item }: Candidate) => Number(affected.get(item.id) === enemyTypeId)
  return ofUse.toSorted((a, b) => isMadeAgainst(b) - isMadeAgainst(a))
}

/** The item available now that helps most, else the one that is available soonest. */
function* itemSteps(
  encounter: Encounter,
  state: PlayerState,
  release: Release,
  win: number,
): AdviceSteps<ItemAdvice | null> {
  const all = promisingFor(encounter.enemy, candidates(state, release), release)
  const tried: ItemAdvice[] = []
  for (const { item, action, wearing } of all.filter((a) => a.action !== 'later').slice(0, maxCandidates))
    tried.push({ itemId: item.id, action, win: yield* winOf(encounter, wearing) })
  // if both help equally, an owned item comes before one to buy
  const [best] = tried.toSorted((a, b) => b.win - a.win || (a.action === 'wear' ? -1 : 1))
  if (best && best.win >= win + minGain) return best
  // XP that the player has do not count; among items available equally soon, the most promising stays first
  const missingXp = ({ item }: Candidate) => Math.max(0, item.requiredXp - state.xp)
  const later = all
    .filter(({ action }) => action === 'later')
    .toSorted((a, b) => missingXp(a) - missingXp(b))
    .slice(0, maxLater)
  for (const { item, action, wearing } of later) {
    const after = yield* winOf(encounter, wearing)
    if (after >= win + minGain) return { itemId: item.id, action, win: after }
  }
  return null
}

/** Advice on how a fight against the enemy of a finished combat could have been won. */
export function advice(state: PlayerState, combat: Combat, release: Release): CombatAdvice | null {
  const steps = adviceSteps(state, combat, release)
  let step = steps.next()
  while (!step.done) {
    const { enemy, state: wearing, ...circumstances } = step.value
    step = steps.next(encounterOdds(enemy, wearing, release, circumstances))
  }
  return step.value
}
