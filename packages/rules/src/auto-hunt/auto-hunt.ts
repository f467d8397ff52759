import type { Combat } from '../fight/combat'
import { playAll } from '../hunt/play-round'
import { isOpen, startHunt } from '../hunt/start-hunt'
import type { Id } from '../release/release'
import { PlayerDraft } from '../state/player-draft'
import type { PlayerState } from '../state/player-state'
import { refuse } from '../state/refusal'
import type { RuleResult } from '../state/rule-result'
import {
  type AutoHuntBait,
  type AutoHuntClock,
  autoHuntBait,
  dueAutoHunts,
  dueHours,
  hasAutoHunter,
  hourAfter,
  wearsRetainer,
  withoutIdleHours,
} from './auto-hunt-schedule'

export interface AutoHuntInput extends AutoHuntClock {
  /** 64 hex digits, unpredictable */
  readonly seed: string
  readonly name?: string
}

/**
 * Plays the oldest due auto-hunt to its end. The player's own latest combat stays as it was. The caller repeats it
 * while more are due.
 * Returns null if only the schedule moved: it began, it ended with the last retainer, or hours passed without a hunt.
 * Hours pass if auto-hunts are off, the retainer does not count, the ground has no enemies, or no bait may be used. The
 * journal reports the lack of bait once, until there is bait again.
 * An open fight is not disturbed: due hunts wait for its end, within the backlog.
 */
export function playAutoHunt(before: PlayerState, input: AutoHuntInput): RuleResult<Combat | null> {
  const { now, release, speed } = input
  if (isOpen(before.combat)) return refuse('combatOpen', {})
  const state = { ...before, ...withoutIdleHours(before, input) }
  const at = state.autoHuntAt ?? 0
  if (now < at) {
    // all hours that had waited were dropped
    if (now >= (before.autoHuntAt ?? 0)) return new PlayerDraft(state).done(null)
    return refuse('autoHuntNotDue', {})
  }
  const { hours, firstAt, nextAt } = dueHours(state, input)
  const passed = new PlayerDraft(state).set({ autoHuntAt: wearsRetainer(state) ? nextAt : 0 })
  if (at === 0 || hours === 0 || state.autoHunt?.isOff || !hasAutoHunter(state, release)) return passed.done(null)
  const bait = autoHuntBait(state, release)
  if (!bait || dueAutoHunts(state, input).isWithoutBait) {
    if (state.isBaitMissed) return passed.done(null)
    return passed
      .set({ isBaitMissed: true })
      .write({ type: 'noBait', auto: true, ...lackingBait(state, bait) })
      .done(null)
  }
  const { baitId } = bait
  const started = startHunt({ ...state, autoHuntAt: hourAfter(firstAt, speed) }, { ...input, mode: 'auto', baitId })
  if (!started.ok) return passed.done(null)
  const played = playAll(started.state, { now, release })
  if (!played.ok) return played
  const { standing: _unseen, ...result } = played
  return {
    ...result,
    state: { ...played.state, combat: state.combat, autoHuntNumber: played.value.number, isBaitMissed: false },
    ledger: [...started.ledger, ...played.ledger],
    journal: [...started.journal, ...played.journal],
  }
}

/** The bait that auto-hunts wait for: the one with only the reserve left, or the chosen one. */
function lackingBait({ autoHunt }: PlayerState, bait: AutoHuntBait | null): { baitId?: Id; isReserve?: boolean } {
  if (bait) return { baitId: bait.baitId, isReserve: true }
  return autoHunt?.baitId ? { baitId: autoHunt.baitId } : {}
}

/** The time when the player's next auto-hunt is due; null for never, and while a fight is open. */
export function autoHuntDueAt({ autoHuntAt, combat }: PlayerState): number | null {
  if (isOpen(combat) || autoHuntAt === 0) return null
  // a schedule that was never computed is due at once
  return autoHuntAt ?? 1
}
