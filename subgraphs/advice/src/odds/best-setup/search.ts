import { type BestSetup, bestSetupSteps, type PlayerState, type RegionPhase, type Release } from '@sanguine/rules'

/** The task of a search. It is plain data, because it is copied into the thread. */
export interface SearchTask {
  readonly state: PlayerState
  readonly groundId: string
  readonly phase: RegionPhase | null
}

/** Looks for the best setup for so many milliseconds of the clock; returns the best until then, which is what is worn at least. */
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
