import { setupCount } from '../constants'
import type { Id, Release } from '../release/release'
import { PlayerDraft } from '../state/player-draft'
import type { PlayerState, SetupSettings } from '../state/player-state'
import { refuse } from '../state/refusal'
import type { RuleResult } from '../state/rule-result'
import { isGroundVisible } from '../travel/place-requirements'

const unset: SetupSettings = { name: null, groundId: null }

/** The name of a setup and the ground it is bound to, by its zero-based index. */
export const setupSettingsOf = ({ setupSettings = [] }: PlayerState, index: number): SetupSettings =>
  setupSettings[index] ?? unset

export interface ChangeSetupSettingsInput {
  /** zero-based */
  readonly index: number
  /** what is left out stays unchanged; the name has 1 to 24 characters without surrounding space, null for no name */
  readonly settings: Partial<SetupSettings>
  readonly release: Release
}

/** Names an open setup and binds it to a visible ground. Any other setup is unbound from that ground. */
export function changeSetupSettings(
  state: PlayerState,
  { index, settings, release }: ChangeSetupSettingsInput,
): RuleResult<{ readonly index: number }> {
  if (!Number.isInteger(index) || index < 0 || index >= state.unlockedSetups) return refuse('setupLocked', { index })
  const { groundId } = settings
  if (groundId) {
    const ground = release.grounds.get(groundId)
    if (!ground || !isGroundVisible(ground, release)) return refuse('unknownGround', { groundId })
  }
  const setupSettings = Array.from({ length: setupCount }, (_, each): SetupSettings => {
    const before = setupSettingsOf(state, each)
    if (each === index) return { ...before, ...settings }
    return before.groundId !== null && before.groundId === groundId ? { ...before, groundId: null } : before
  })
  return new PlayerDraft(state).set({ setupSettings }).done({ index })
}

/** The zero-based index of the open setup bound to a ground; null without one. */
export function setupBoundTo(state: PlayerState, groundId: Id): number | null {
  const index = (state.setupSettings ?? []).findIndex((settings) => settings.groundId === groundId)
  return index >= 0 && index < state.unlockedSetups ? index : null
}
