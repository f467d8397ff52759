import { expectedHuntOn } from '../best-setup/estimate'
import { enemiesOn } from '../hunt/ground-enemies'
import type { GroundDefinition, Release } from '../release/release'
import { coinsShort } from '../state/amounts'
import type { PlayerState } from '../state/player-state'
import { demandsOf } from '../travel/place-demands'
import { travelObstacle } from '../travel/travel'
import type { Goal } from './goal'

/** The part of hunts that is won, by the estimate, on a ground worth the journey and against a boss worth the wait. */
export const minGoalWins = 0.6

/** How many times the reward of a hunt here makes the journey worth while; else half of the creatures are new. */
const enoughReward = 1.25

type Journey = Goal & { readonly kind: 'travel' }

/** Whether hunts bring so much more there that the journey pays for itself; so it is worth saving for. */
export const isRicher = ({ rewardFactor }: Journey): boolean => rewardFactor === null || rewardFactor >= enoughReward

/** Whether nothing but coins keeps the player from a ground. A fight that is open does not count: a goal does not come and go with it. */
function isWithinReach(state: PlayerState, ground: GroundDefinition, release: Release): boolean {
  const obstacle = travelObstacle({ ...state, combat: null }, ground, release)
  return obstacle === null || obstacle.code === 'cannotAfford'
}

/**
 * The hardest ground that is open where most hunts are won with what is worn now, if they bring more than here, or if the journey
 * can be paid and the creatures are new. By an estimate that leaves the phases of regions out.
 */
export function betterGround(state: PlayerState, release: Release): readonly Journey[] {
  const here = release.grounds.get(state.groundId)
  const hunt = here && expectedHuntOn(here.id, state, release)
  if (!hunt) return []
  const difficulty = (ground: GroundDefinition) => demandsOf(ground, release).xpRequired
  const harder = [...release.grounds.values()]
    .filter((ground) => difficulty(ground) > difficulty(here) && isWithinReach(state, ground, release))
    .toSorted((a, b) => difficulty(b) - difficulty(a))
  for (const ground of harder) {
    const there = expectedHuntOn(ground.id, state, release)
    if (!there || there.win < minGoalWins) continue
    const creatures = enemiesOn(ground.id, release)
    const newCreatures = creatures.filter((id) => !state.hunted[id]).length
    const missing = coinsShort(state, ground.travelCost)
    const rewardFactor = hunt.reward > 0 ? there.reward / hunt.reward : null
    const journey: Journey = { kind: 'travel', groundId: ground.id, rewardFactor, newCreatures, missing }
    if (isRicher(journey) || (missing === 0 && newCreatures * 2 >= creatures.length)) return [journey]
  }
  return []
}
