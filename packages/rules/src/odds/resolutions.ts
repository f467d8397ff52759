/** The precision with which a fight is followed. A fight uses the finest resolution within its work limit. */
export interface Resolution {
  /** maximum units of health of either side; null for points, so that every state is counted by itself */
  readonly units: number | null
  /** whether one marginal holds both healths, or each side's attacks have their own */
  readonly marginals: 1 | 2
  /** states below this probability are left out */
  readonly minChance: number
  /** in cells moved */
  readonly maxWork: number
  /** the maximum error of a chance: the value that `npm run test:odds` finds for the content pack, plus a third */
  readonly margin: number
}

/** About fifteen milliseconds. */
const maxWork = 6_000_000

export const resolutions: readonly [Resolution, Resolution, Resolution] = [
  { units: null, marginals: 1, minChance: 0, maxWork, margin: 0 },
  { units: 64, marginals: 1, minChance: 1e-5, maxWork, margin: 0.015 },
  { units: 100, marginals: 2, minChance: 1e-4, maxWork: Number.POSITIVE_INFINITY, margin: 0.04 },
]
