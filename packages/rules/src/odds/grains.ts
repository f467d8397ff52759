/** How closely a fight is followed. The finest that takes no more than its work is taken. */
export interface Grain {
  /** most units of health of either side; null for points, so that every state is counted by itself */
  readonly units: number | null
  /** whether both healths are followed together, or the blows of either side by themselves */
  readonly fronts: 1 | 2
  /** ways that are less likely are left out */
  readonly leastWay: number
  /** in cells moved */
  readonly mostWork: number
  /** by how much a chance may be wrong: what `npm run test:odds` finds for the content pack, and a third more */
  readonly margin: number
}

/** About fifteen milliseconds. */
const mostWork = 6_000_000

export const grains: readonly [Grain, Grain, Grain] = [
  { units: null, fronts: 1, leastWay: 0, mostWork, margin: 0 },
  { units: 64, fronts: 1, leastWay: 1e-5, mostWork, margin: 0.015 },
  { units: 100, fronts: 2, leastWay: 1e-4, mostWork: Number.POSITIVE_INFINITY, margin: 0.04 },
]
