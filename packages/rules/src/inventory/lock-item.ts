import { maxLockedItems } from '../constants'
import type { Id, Release } from '../release/release'
import { ownedCount } from '../state/amounts'
import { PlayerDraft } from '../state/player-draft'
import type { PlayerState } from '../state/player-state'
import { refuse } from '../state/refusal'
import type { RuleResult } from '../state/rule-result'

declare module '../state/player-state' {
  interface PlayerState {
    /** items that the player locked against being sold, at most `maxLockedItems`; missing before the first */
    readonly lockedItemIds?: readonly Id[]
  }
}

export interface LockItemInput {
  readonly itemId: Id
  readonly isLocked: boolean
  readonly release: Release
}

/** Whether an item is locked, so that it cannot be sold. */
export const isLocked = ({ lockedItemIds = [] }: PlayerState, itemId: Id): boolean => lockedItemIds.includes(itemId)

/**
 * Locks an owned item against being sold, or unlocks one. A lock stays after the last piece is gone, until other locks
 * need the room. A repeat changes nothing.
 */
export function lockItem(
  state: PlayerState,
  { itemId, isLocked: shouldLock, release }: LockItemInput,
): RuleResult<{ readonly itemId: Id }> {
  const draft = new PlayerDraft(state)
  if (isLocked(state, itemId) === shouldLock) return draft.done({ itemId })
  const { lockedItemIds = [] } = state
  if (!shouldLock) return draft.set({ lockedItemIds: lockedItemIds.filter((id) => id !== itemId) }).done({ itemId })
  if (!release.items.has(itemId)) return refuse('unknownItem', { itemId })
  if (ownedCount(state, itemId) === 0) return refuse('notOwned', { itemId })
  const kept =
    lockedItemIds.length < maxLockedItems ? lockedItemIds : lockedItemIds.filter((id) => ownedCount(state, id) > 0)
  if (kept.length >= maxLockedItems) return refuse('tooManyLocks', { limit: maxLockedItems })
  return draft.set({ lockedItemIds: [...kept, itemId] }).done({ itemId })
}
