import { type AutoHuntClock, dueAutoHunts, hasAutoHunter, hourAfter, hoursDue } from './auto-hunt-schedule'
import type { Combat } from './combat'
import { Draft } from './draft'
import { playAll } from './play-round'
import type { Outcome, PlayerState } from './player'
import { refuse } from './refusal'
import { isOpen, startHunt } from './start-hunt'

export interface AutoHuntInput extends AutoHuntClock {
  /** 64 hex digits that nobody can foresee */
  readonly seed: string
  readonly name?: string
}

/**
 * Plays the oldest auto-hunt that is due, to its end. Called again while `dueAutoHunts` counts more. Answers null where
 * only the schedule moved: it began, or an hour came without bait (told in the journal once, however many hours) or
 * where nothing lives. An open fight is not disturbed: what is due waits for its end, within the backlog.
 */
export function playAutoHunt(state: PlayerState, input: AutoHuntInput): Outcome<Combat | null> {
  const { now, release, speed } = input
  if (!hasAutoHunter(state, release)) return refuse('autoHuntNotDue', 'No retainer is equipped.')
  if (isOpen(state.combat)) return refuse('combatOpen', 'Finish your fight first.')
  const { hours, firstAt, nextAt } = hoursDue(state, input)
  if ((state.autoHuntAt ?? 0) === 0) return new Draft(state).set({ autoHuntAt: nextAt }).done(null)
  if (now < firstAt) return refuse('autoHuntNotDue', 'No auto-hunt is due yet.')
  if (hours === 0) return new Draft(state).set({ autoHuntAt: nextAt }).done(null)
  const skipped = new Draft(state).set({ autoHuntAt: nextAt })
  if (dueAutoHunts(state, input).isWithoutBait) return skipped.write({ type: 'noBait', auto: true }).done(null)
  const scheduled = { ...state, autoHuntAt: hourAfter(firstAt, speed) }
  const started = startHunt(scheduled, { ...input, mode: 'auto' })
  if (!started.ok) return skipped.done(null)
  const played = playAll(started.state, { now, release })
  if (!played.ok) return played
  return {
    ...played,
    ledger: [...started.ledger, ...played.ledger],
    journal: [...started.journal, ...played.journal],
  }
}
