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
  hasAutoHunter,
  hourAfter,
  hoursDue,
  wearsRetainer,
} from './auto-hunt-schedule'

export interface AutoHuntInput extends AutoHuntClock {
  /** 64 hex digits, unpredictable */
  readonly seed: string
  readonly name?: string
}

/**
 * Plays the oldest auto-hunt that is due, to its end; the player's own latest combat stays as it was. Called again while
 * more is due. Answers null where only the schedule moved: it began, it ended with the last retainer, or hours passed
 * because auto-hunts are off, the retainer does not count, nothing lives here, or there is no bait that may be used (told in
 * the journal once until there was some again). An open fight is not disturbed: what is due waits for its end, within the backlog.
 */
export function playAutoHunt(state: PlayerState, input: AutoHuntInput): RuleResult<Combat | null> {
  const { now, release, speed } = input
  if (isOpen(state.combat)) return refuse('combatOpen', {})
  const at = state.autoHuntAt ?? 0
  if (now < at) return refuse('autoHuntNotDue', {})
  const { hours, firstAt, nextAt } = hoursDue(state, input)
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
  return {
    ...played,
    state: { ...played.state, combat: state.combat, autoHuntNumber: played.value.number, isBaitMissed: false },
    ledger: [...started.ledger, ...played.ledger],
    journal: [...started.journal, ...played.journal],
  }
}

/** Which bait auto-hunts wait for: the one of which the reserve alone is left, or the one that was chosen for them. */
function lackingBait({ autoHunt }: PlayerState, bait: AutoHuntBait | null): { baitId?: Id; isReserve?: boolean } {
  if (bait) return { baitId: bait.baitId, isReserve: true }
  return autoHunt?.baitId ? { baitId: autoHunt.baitId } : {}
}

/** When the player must be looked at for the next auto-hunt; null for never, and while a fight is open. */
export function autoHuntDueAt({ autoHuntAt, combat }: PlayerState): number | null {
  if (isOpen(combat) || autoHuntAt === 0) return null
  // what was never worked out is due at once
  return autoHuntAt ?? 1
}
