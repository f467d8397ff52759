import { viewEnemy } from '@sanguine/catalogue'
import {
  amountIn,
  chancesOn,
  type Id,
  inhabitantsOf,
  type PlayerState,
  type Release,
  rarityPlace,
} from '@sanguine/rules'
import type { GrimoireEntry } from '@sanguine/schema'
import type { HuntCounts } from './counts/hunt-counts.model'

/** Who lives on a ground, with how often each was beaten, from the commonest to the rarest. */
export function viewInhabitants(
  release: Release,
  state: PlayerState,
  groundId: Id,
  totals: HuntCounts,
): GrimoireEntry[] {
  const chances = chancesOn(groundId, state, release)
  return inhabitantsOf(groundId, release)
    .toSorted((a, b) => rarityPlace(a, release) - rarityPlace(b, release))
    .map((enemyId) => {
      const own = amountIn(state.hunted, enemyId)
      return {
        enemy: viewEnemy(release, enemyId),
        playerTimesHunted: own,
        // the totals may be a few seconds old, the own count never is
        globalTimesHunted: Math.max(own, amountIn(totals, enemyId)),
        chance: chances && (chances.get(enemyId) ?? 0),
      }
    })
}
