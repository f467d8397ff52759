import { weightsIn } from '../region/phase-weights'
import type { RegionPhase } from '../region/region-rule'
import type { Id, Release } from '../release/release'
import { type EnemyWeight, slicesFor, weightsOf } from './hunting-table'

/** Where a hunt is made, with which bait, and when. */
export interface BaitedGround {
  readonly groundId: Id
  readonly baitId: Id
  /** the phase of the region's rule; null or left out for the table as it stands */
  readonly phase?: RegionPhase | null
}

/** Who comes to a bait on a ground by chance alone. */
export const baitedWeights = (
  { groundId, baitId, phase = null }: BaitedGround,
  release: Release,
): readonly EnemyWeight[] => weightsIn(phase, weightsOf(slicesFor(baitId, groundId, release), release), release)
