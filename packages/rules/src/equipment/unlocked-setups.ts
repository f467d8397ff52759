import { setupCount } from '../constants'
import type { PlayerState } from '../state/player-state'

/** The ranks that open the second to the seventh setup, 0 for the lowest rank. */
export const setupRanks: readonly number[] = [1, 2, 6, 10, 14, 18]

/**
 * The number of open setups: one, one for each of these ranks, and one for each level of a running subscription. A
 * setup opened by a rank stays open. If the subscription has changed, `before` is the level with which `unlockedSetups`
 * was counted.
 */
export function unlockedSetupCount(
  { unlockedSetups, rank, subscription }: Pick<PlayerState, 'unlockedSetups' | 'rank' | 'subscription'>,
  before = subscription,
): number {
  const byRank = setupRanks.filter((place) => place <= rank).length
  return Math.min(setupCount, Math.max(unlockedSetups - before + subscription, 1 + byRank + subscription))
}
