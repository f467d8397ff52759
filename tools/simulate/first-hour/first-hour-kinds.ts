export type FirstHourKindName = 'guided' | 'hasty' | 'careful'

/** How a newcomer spends the first hour. */
export interface FirstHourKind {
  readonly name: FirstHourKindName
  /** seconds for a hunt with its result */
  readonly huntSeconds: number
  /** seconds for any other step, such as a purchase */
  readonly stepSeconds: number
  /** what comes first where hunts and other steps are possible: the order of the guide, hunts, or the other steps */
  readonly prefers: 'guide' | 'hunts' | 'others'
}

export const firstHourKinds: readonly FirstHourKind[] = [
  { name: 'guided', huntSeconds: 60, stepSeconds: 25, prefers: 'guide' },
  { name: 'hasty', huntSeconds: 20, stepSeconds: 15, prefers: 'hunts' },
  { name: 'careful', huntSeconds: 90, stepSeconds: 45, prefers: 'others' },
]
