import { type Outfit, outfitOf } from '../equipment/slots'
import { statNames } from '../equipment/stat-names'
import type { Combat } from '../fight/combat'
import { standingOf } from '../fight/replay'
import { creatureRanges } from '../hunt/fighters'
import type { RegionPhase } from '../region/region-rule'
import { foughtPhase } from '../region/region-rules'
import type { EnemyDefinition, Id, Release } from '../release/release'
import type { PlayerState } from '../state/player-state'
import { type AdviceAction, candidates } from './advice-candidates'
import { meetingOdds } from './odds'

/** The chance to win that is enough, as a part of 1. */
export const enoughWins = 0.7

/** An item helps if it raises the chance to win by at least this. */
const minGain = 0.02

/** Owned and buyable items that are tried, and items that cannot be bought yet. */
const [maxCandidates, maxLater] = [16, 6]

export interface ItemAdvice {
  readonly itemId: Id
  readonly action: AdviceAction
  /** the chance to win with it, as a part of 1 */
  readonly win: number
}

/** What would have won a fight. */
export interface CombatAdvice {
  /** health that was left of the creature */
  readonly healthLeft: number
  /** the chance to win with what is worn now, as a part of 1 */
  readonly win: number
  /** damage that each base attack needs more to win 7 of 10 fights; 0 where they are won already, null where no damage does */
  readonly addedDamage: number | null
  /** the item that raises the chance most; null where none helps */
  readonly item: ItemAdvice | null
}

/** Who was met, and in which phase of the region's rule. */
interface Meeting {
  readonly enemy: EnemyDefinition
  readonly release: Release
  readonly phase: RegionPhase | null
}

const oddsOf = ({ enemy, release, phase }: Meeting, state: PlayerState, outfit?: Outfit) =>
  meetingOdds(enemy, state, release, { phase, ...(outfit && { outfit }) })

/**
 * What would have won a fight against the enemy of a combat that is over, in the phase in which it began, as steps with one meeting's odds each, so that a
 * server may do other work in between. Null for an enemy that content no longer has.
 */
export function* adviceSteps(
  state: PlayerState,
  combat: Combat,
  release: Release,
): Generator<undefined, CombatAdvice | null> {
  const enemy = release.enemies.get(combat.enemyId)
  if (!enemy) return null
  const meeting: Meeting = { enemy, release, phase: foughtPhase(combat) }
  const { win } = oddsOf(meeting, state)
  yield
  const addedDamage = win >= enoughWins ? 0 : yield* damageSteps(meeting, state)
  const item = yield* itemSteps(meeting, state, win)
  return { healthLeft: standingOf(combat, combat.round).defenderHealth, win, addedDamage, item }
}

/** The smallest damage that wins often enough, by bisection: more damage never wins less. */
function* damageSteps(meeting: Meeting, state: PlayerState): Generator<undefined, number | null> {
  const { enemy, release } = meeting
  const outfit = outfitOf(state, release)
  const isEnough = (damage: number) => {
    const lines = [...outfit.lines, { stat: statNames.damage, from: damage, to: damage }]
    return oddsOf(meeting, state, { ...outfit, lines }).win >= enoughWins
  }
  let [low, high] = [0, creatureRanges(enemy, release).health.to]
  const isPossible = isEnough(high)
  yield
  if (!isPossible) return null
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle
    yield
  }
  return high
}

/** The item to have now that helps most; else the one that can be had soonest. */
function* itemSteps(meeting: Meeting, state: PlayerState, win: number): Generator<undefined, ItemAdvice | null> {
  const all = candidates(state, meeting.release)
  const tried: ItemAdvice[] = []
  for (const { item, action, wearing: worn } of all.filter((a) => a.action !== 'later').slice(0, maxCandidates)) {
    tried.push({ itemId: item.id, action, win: oddsOf(meeting, worn).win })
    yield
  }
  // what is owned comes before what is to be bought where both help alike
  const [best] = tried.toSorted((a, b) => b.win - a.win || (a.action === 'wear' ? -1 : 1))
  if (best && best.win >= win + minGain) return best
  const later = all
    .filter(({ action }) => action === 'later')
    .toSorted((a, b) => a.item.requiredXp - b.item.requiredXp)
    .slice(0, maxLater)
  for (const { item, action, wearing: worn } of later) {
    const after = oddsOf(meeting, worn).win
    yield
    if (after >= win + minGain) return { itemId: item.id, action, win: after }
  }
  return null
}

/** What would have won a fight against the enemy of a combat that is over. */
export function advice(state: PlayerState, combat: Combat, release: Release): CombatAdvice | null {
  const steps = adviceSteps(state, combat, release)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
