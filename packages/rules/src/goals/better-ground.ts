import { expectedHuntOn } from '../best-setup/estimate'
import { enemiesOn } from '../hunt/ground-enemies'
import type { GroundDefinition, Release } from '../release/release'
import { coinsShort } from '../state/amounts'
import type { PlayerState } from '../state/player-state'
import { requirementsOf } from '../travel/place-requirements'
import { travelObstacle } from '../travel/travel'
import type { PlayerGoal } from './goal'

/** The minimum share of hunts won, by estimate, for a ground worth the journey or a boss worth a goal. */
export const minGoalWins = 0.6

/**
 * The minimum factor by which a reward must exceed the reward here to justify the journey. Otherwise, half of the
 * enemies must be new.
 */
const enoughReward = 1.25

type Journey = PlayerGoal & { readonly kind: 'travel' }

/** Whether the rewards there are so much higher that the journey pays for itself and is worth saving for. */
export const isRicher = ({ rewardFactor }: Journey): boolean => rewardFactor === null || rewardFactor >= enoughReward

/**
 * Whether only coins can keep the player from a ground. An open fight is ignored, so that the goal does not come and go
 * with it.
 */
function isWithinReach(state: PlayerState, ground: GroundDefinition, release: Release): boolean {
  const obstacle = travelObstacle({ ...state, combat: null }, ground, release)
  return obstacle === null || obstacle.refusal.code === 'cannotAfford'
}

/**
 * The hardest open ground where the player wins most hunts with the current equipment. Hunts there must pay more than
 * here, or the player can pay the journey and its enemies are new. The estimate ignores the phases of regions.
 */
export function betterGround(state: PlayerState, release: Release): readonly Journey[] {
  const here = release.grounds.get(state.groundId)
  const hunt = here && expectedHuntOn(here.id, state, release)
  if (!hunt) return []
  const difficulty = (ground: GroundDefinition) => requirementsOf(ground, release).requiredXp
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
