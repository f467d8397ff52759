import { weightsIn } from '../region/phase-weights'
import type { RegionPhase } from '../region/region-rule'
import type { Id, Release } from '../release/release'
import { type EnemyWeight, slicesFor, weightsOf } from './hunting-table'

/** A hunting ground with a bait and a phase, which decide the hunting table. */
export interface BaitedGround {
  readonly groundId: Id
  readonly baitId: Id
  /** the phase of the region's rule; null or missing for the unchanged table */
  readonly phase?: RegionPhase | null
}

/** The enemies that a bait attracts on a ground by chance alone. */
export const baitedWeights = (
  { groundId, baitId, phase = null }: BaitedGround,
  release: Release,
): readonly EnemyWeight[] => weightsIn(phase, weightsOf(slicesFor(baitId, groundId, release), release), release)
