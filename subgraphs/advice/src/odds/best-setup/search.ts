import { type BestSetup, bestSetupSteps, type PlayerState, type RegionPhase, type Release } from '@sanguine/rules'

/** The task of a search. It is plain data, because it is copied into the thread. */
export interface SearchTask {
  readonly state: PlayerState
  readonly groundId: string
  readonly phase: RegionPhase | null
}

/**
 * Searches for the best setup for a number of milliseconds of the clock. Returns the best one so far, which is at least
 * the current one.
 */
export function search(
  { state, ...task }: SearchTask,
  release: Release,
  maxMs: number,
  now: () => number,
): BestSetup | null {
  const end = now() + maxMs
  const steps = bestSetupSteps(state, { ...task, release })
  for (;;) {
    const { done, value } = steps.next()
    if (done || (value && now() >= end)) return value
  }
}
