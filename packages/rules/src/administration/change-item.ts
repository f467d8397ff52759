import { tradeLimit } from '../constants'
import { timersAfterChange } from '../equipment/equip'
import type { Id, Release } from '../release/release'
import { isTradeAmount } from '../shop/trade-input'
import { isUniqueOwned, ownedCount } from '../state/amounts'
import { PlayerDraft } from '../state/player-draft'
import type { PlayerState } from '../state/player-state'
import { refuse } from '../state/refusal'
import type { RuleResult } from '../state/rule-result'

export interface ChangeItemInput {
  readonly itemId: Id
  /** pieces to add or to take away; whole, 1 to 1,000,000 */
  readonly amount: number
  readonly isRemoval: boolean
  readonly release: Release
  /** milliseconds since the epoch */
  readonly now: number
  /** divides every game duration */
  readonly speed: number
}

export interface ItemChange {
  readonly itemId: Id
  readonly before: number
  readonly after: number
}

/**
 * Adds or removes pieces of an item. A player can own one piece of a unique item. A removal takes at most the owned
 * pieces, equipped ones last, and unequips those in every setup. Items missing from content can only be removed.
 */
export function changeItem(state: PlayerState, input: ChangeItemInput): RuleResult<ItemChange> {
  const { itemId, amount, isRemoval } = input
  if (!isTradeAmount(amount)) return refuse('amountInvalid', { limit: tradeLimit })
  return isRemoval ? removeItem(state, input) : addItem(state, itemId, amount, input.release)
}

function addItem(state: PlayerState, itemId: Id, amount: number, release: Release): RuleResult<ItemChange> {
  const item = release.items.get(itemId)
  if (!item) return refuse('unknownItem', { itemId })
  if (isUniqueOwned(state, item)) return refuse('alreadyOwned', { itemId })
  const before = ownedCount(state, itemId)
  const after = before + (item.isUnique ? 1 : amount)
  if (!Number.isSafeInteger(after)) return refuse('amountInvalid', { itemId })
  return new PlayerDraft(state).item(itemId, after - before, 'admin').done({ itemId, before, after })
}

function removeItem(state: PlayerState, { itemId, amount, ...clock }: ChangeItemInput): RuleResult<ItemChange> {
  const before = ownedCount(state, itemId)
  if (before === 0) return refuse('notOwned', { itemId })
  const after = Math.max(0, before - amount)
  const draft = new PlayerDraft(state).item(itemId, after - before, 'admin')
  const isTakenOff = draft.state.setups.some((setup, index) => setup !== state.setups[index])
  if (isTakenOff) draft.set(timersAfterChange(state, draft.state, clock))
  return draft.done({ itemId, before, after })
}
