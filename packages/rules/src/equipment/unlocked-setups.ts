import { setupCount } from '../constants'
import type { PlayerState } from '../state/player-state'

/** The places of the ranks, 0 for the lowest, that open the second to the seventh setup: the second and third rank, then later ones. */
export const setupRanks: readonly number[] = [1, 2, 6, 10, 14, 18]

/**
 * How many setups are open: one, one for each of these ranks, one for each level of the subscription while it lasts. What a rank
 * has opened stays open. `before` is the level that `unlockedSetups` was counted with, where the subscription has changed.
 */
export function unlockedSetupCount(
  { unlockedSetups, rank, subscription }: Pick<PlayerState, 'unlockedSetups' | 'rank' | 'subscription'>,
  before = subscription,
): number {
  const byRank = setupRanks.filter((place) => place <= rank).length
  return Math.min(setupCount, Math.max(unlockedSetups - before + subscription, 1 + byRank + subscription))
}
