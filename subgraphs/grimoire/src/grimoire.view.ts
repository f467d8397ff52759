import { viewEnemy } from '@sanguine/catalogue'
import {
  amountIn,
  encounterChances,
  enemiesOn,
  type Id,
  type PlayerState,
  type Release,
  rarityIndex,
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
  const chances = encounterChances(groundId, state, release)
  return enemiesOn(groundId, release)
    .toSorted((a, b) => rarityIndex(a, release) - rarityIndex(b, release))
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
