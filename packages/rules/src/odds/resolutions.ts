/** How closely a fight is followed. The finest that takes no more than its work is taken. */
export interface Resolution {
  /** most units of health of either side; null for points, so that every state is counted by itself */
  readonly units: number | null
  /** whether both healths are followed together, or the blows of either side by themselves */
  readonly marginals: 1 | 2
  /** states that are less likely are left out */
  readonly minChance: number
  /** in cells moved */
  readonly maxWork: number
  /** by how much a chance may be wrong: what `npm run test:odds` finds for the content pack, and a third more */
  readonly margin: number
}

/** About fifteen milliseconds. */
const maxWork = 6_000_000

export const resolutions: readonly [Resolution, Resolution, Resolution] = [
  { units: null, marginals: 1, minChance: 0, maxWork, margin: 0 },
  { units: 64, marginals: 1, minChance: 1e-5, maxWork, margin: 0.015 },
  { units: 100, marginals: 2, minChance: 1e-4, maxWork: Number.POSITIVE_INFINITY, margin: 0.04 },
]
