import { isGiftTaken } from '../progress/gifts'
import type { Release } from '../release/release'
import { isUniqueOwned } from '../state/amounts'
import type { PlayerState } from '../state/player-state'
import type { PlayerGoal } from './goal'

/** The oldest news whose gift the player has not taken, so that gifts come in the order of the story. */
export function giftToTake(state: PlayerState, release: Release): readonly PlayerGoal[] {
  for (const { id, giftItemId } of [...release.news.values()].toReversed()) {
    const item = release.items.get(giftItemId ?? '')
    if (item && !isGiftTaken(state, id) && !isUniqueOwned(state, item))
      return [{ kind: 'takeGift', newsId: id, itemId: item.id }]
  }
  return []
}
