import { PlayerDraft } from '../state/player-draft'
import type { PlayerState } from '../state/player-state'
import type { RuleSuccess } from '../state/rule-result'

/** Books out everything that the player of a deleted account owns, so that the sums of the ledger become zero. */
export function clearPlayer(state: PlayerState): RuleSuccess<null> {
  const draft = new PlayerDraft(state)
  for (const [currency, amount] of Object.entries(state.currencies)) draft.coins(currency, -amount, 'deletion')
  for (const [itemId, amount] of Object.entries(state.inventory)) draft.item(itemId, -amount, 'deletion')
  return draft.set({ autoHuntAt: 0 }).done(null)
}
