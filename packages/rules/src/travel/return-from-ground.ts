import type { Id, Purse, Release } from '../release/release'
import { PlayerDraft } from '../state/player-draft'
import type { PlayerState } from '../state/player-state'
import type { RuleSuccess } from '../state/rule-result'

export interface LostGround {
  readonly groundId: Id
  /** the cost of the journey there, which is paid back */
  readonly travelCost: Purse
}

/**
 * Returns a player who travelled to a ground while it was deleted to the start of the game, and refunds the journey. A
 * player who is elsewhere stays there.
 */
export function returnFromGround(
  state: PlayerState,
  { groundId, travelCost }: LostGround,
  release: Release,
): RuleSuccess<null> {
  const draft = new PlayerDraft(state)
  const { groundId: start } = release.start
  if (state.groundId !== groundId || start === groundId) return draft.done(null)
  return draft
    .purse(travelCost, 1, 'travel')
    .set({ groundId: start })
    .write({ type: 'travel', groundId: start })
    .done(null)
}
