import type { Combat } from '../fight/combat'
import { standingOf } from '../fight/replay'
import { creatureRanges } from '../hunt/fighters'
import type { RegionPhase } from '../region/region-rule'
import { foughtPhase } from '../region/region-rules'
import { affectedTypeOf } from '../release/enemy-type-traits'
import type { EnemyDefinition, Id, Release } from '../release/release'
import type { PlayerState } from '../state/player-state'
import { type AdviceAction, type Candidate, candidates } from './advice-candidates'
import { type MeetingOdds, meetingOdds } from './odds'

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
  readonly phase: RegionPhase | null
}

/** A meeting whose odds are asked for. */
export interface AskedMeeting extends Meeting {
  readonly state: PlayerState
  /** what each base attack deals more than with what is worn, 0 or more */
  readonly addedDamage: number
}

/** Asks for one meeting after the other, and is given the odds of each. */
type AdviceSteps<Advice> = Generator<AskedMeeting, Advice, Pick<MeetingOdds, 'win'>>

function* winOf(meeting: Meeting, state: PlayerState, addedDamage = 0): AdviceSteps<number> {
  const { win } = yield { ...meeting, state, addedDamage }
  return win
}

/**
 * What would have won a fight against the enemy of a combat that is over, in the phase in which it began, as steps: each names a
 * meeting and is to be given its odds, so that a server may work them out elsewhere. Null for an enemy that content no longer has.
 */
export function* adviceSteps(state: PlayerState, combat: Combat, release: Release): AdviceSteps<CombatAdvice | null> {
  const enemy = release.enemies.get(combat.enemyId)
  if (!enemy) return null
  const meeting: Meeting = { enemy, phase: foughtPhase(combat) }
  const win = yield* winOf(meeting, state)
  const addedDamage = win >= enoughWins ? 0 : yield* damageSteps(meeting, state, release)
  const item = yield* itemSteps(meeting, state, release, win)
  return { healthLeft: standingOf(combat, combat.round).defenderHealth, win, addedDamage, item }
}

/** The smallest damage that wins often enough, by bisection: more damage never wins less. */
function* damageSteps(meeting: Meeting, state: PlayerState, release: Release): AdviceSteps<number | null> {
  let [low, high] = [0, creatureRanges(meeting.enemy, release).health.to]
  if ((yield* winOf(meeting, state, high)) < enoughWins) return null
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if ((yield* winOf(meeting, state, middle)) >= enoughWins) high = middle
    else low = middle
  }
  return high
}

/** What is made against the kind of a creature comes first, and what is made against another kind is left out: its numbers tell neither. */
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

/** The item to have now that helps most; else the one that can be had soonest. */
function* itemSteps(
  meeting: Meeting,
  state: PlayerState,
  release: Release,
  win: number,
): AdviceSteps<ItemAdvice | null> {
  const all = promisingFor(meeting.enemy, candidates(state, release), release)
  const tried: ItemAdvice[] = []
  for (const { item, action, wearing } of all.filter((a) => a.action !== 'later').slice(0, maxCandidates))
    tried.push({ itemId: item.id, action, win: yield* winOf(meeting, wearing) })
  // what is owned comes before what is to be bought where both help alike
  const [best] = tried.toSorted((a, b) => b.win - a.win || (a.action === 'wear' ? -1 : 1))
  if (best && best.win >= win + minGain) return best
  // XP that are there are not waited for; the most promising of what can be had alike soon stays first
  const missingXp = ({ item }: Candidate) => Math.max(0, item.requiredXp - state.xp)
  const later = all
    .filter(({ action }) => action === 'later')
    .toSorted((a, b) => missingXp(a) - missingXp(b))
    .slice(0, maxLater)
  for (const { item, action, wearing } of later) {
    const after = yield* winOf(meeting, wearing)
    if (after >= win + minGain) return { itemId: item.id, action, win: after }
  }
  return null
}

/** What would have won a fight against the enemy of a combat that is over. */
export function advice(state: PlayerState, combat: Combat, release: Release): CombatAdvice | null {
  const steps = adviceSteps(state, combat, release)
  let step = steps.next()
  while (!step.done) {
    const { enemy, state: wearing, ...circumstances } = step.value
    step = steps.next(meetingOdds(enemy, wearing, release, circumstances))
  }
  return step.value
}
