import { slotTypeOf } from '../equipment/slot-types'
import { neededSubscription } from '../equipment/slots'
import type { Release } from '../release/release'
import { PlayerDraft } from '../state/player-draft'
import type { AutoHuntSettings, PlayerState } from '../state/player-state'
import { type Refused, refuse } from '../state/refusal'
import type { RuleResult } from '../state/rule-result'
import { autoHuntAfterChange, defaultAutoHunt } from './auto-hunt-schedule'

export interface ChangeAutoHuntInput {
  /** what is left out stays unchanged; `reserve` is whole, 0 to 1,000,000 */
  readonly settings: Partial<AutoHuntSettings>
  readonly release: Release
  /** milliseconds since the epoch */
  readonly now: number
  /** divides every game duration */
  readonly speed: number
}

/** Why an item cannot be the bait of auto-hunts. It need not be owned, since the player may get it again. */
function unusable(state: PlayerState, itemId: string, release: Release): Refused | null {
  const item = release.items.get(itemId)
  if (!item) return refuse('unknownItem', { itemId })
  if (slotTypeOf(item.type) !== 'bait') return refuse('notBait', { itemId })
  if (item.requiredXp > state.xp) return refuse('xpTooLow', { itemId, requiredXp: item.requiredXp })
  const requiredSubscription = neededSubscription(item)
  return requiredSubscription > state.subscription
    ? refuse('subscriptionTooLow', { itemId, requiredSubscription })
    : null
}

/**
 * Switches auto-hunts off or on, and sets their bait and reserve. Their schedule continues unchanged. Hours that fell
 * due while they were off and a fight was open are dropped when they are switched on. After a change, the journal
 * reports a lack of bait again.
 */
export function changeAutoHunt(
  state: PlayerState,
  { settings, release, now, speed }: ChangeAutoHuntInput,
): RuleResult<AutoHuntSettings> {
  const { baitId } = settings
  const refusal = baitId ? unusable(state, baitId, release) : null
  if (refusal) return refusal
  const autoHunt = { ...(state.autoHunt ?? defaultAutoHunt), ...settings }
  const draft = new PlayerDraft(state).set({ autoHunt })
  draft.set(autoHuntAfterChange(state, draft.state, { release, now, speed }))
  if (state.isBaitMissed) draft.set({ isBaitMissed: false })
  return draft.done(autoHunt)
}
