import { winsForDrops } from '../constants'
import { slicesFor, weightsOf } from '../hunt/hunting-table'
import type { GroundDefinition, Id, Release } from '../release/release'
import { anyBait, type SourceIndex } from '../sources/source-index'
import { isOpenGround, type SourceGround, sourceGrounds } from '../sources/sources'
import { amountIn } from '../state/amounts'
import type { PlayerState } from '../state/player-state'
import { huntLevels, huntsNeeded } from './hunts-needed'
import { meanPieces, mixPieces, type Pieces, winPieces } from './pieces'

/**
 * How many hunts pieces of an item take, where all are won, without a hex, without the wait for bosses, and before what is
 * worn raises the chance. Shown as wins: the odds of a fight take too long to be worked out for every ground and pin.
 */
export interface HuntEstimate {
  readonly groundId: Id
  /** the special bait of the ground; null where every other bait does */
  readonly baitId: Id | null
  /** after so many hunts that are won they are there as likely as not */
  readonly hunts50: number
  /** after so many hunts that are won they are there nine times out of ten */
  readonly hunts90: number
}

/** What a player may know of the hunts for an item. */
export interface HuntOutlook {
  /** on the best open ground; null where the player may not know it, or can hunt for it nowhere */
  readonly estimate: HuntEstimate | null
  /** wins over a creature of an open ground after which there is an estimate; null where there is one, or none comes so */
  readonly winsLeft: number | null
}

interface OutlookInput {
  readonly itemId: Id
  readonly amount: number
  readonly release: Release
  readonly index: SourceIndex
}

const isKnown = (state: PlayerState, enemyId: Id): boolean => amountIn(state.hunted, enemyId) >= winsForDrops

/** What a hunt on a ground with a bait brings of an item by the creatures whose drops the player knows. */
function huntPieces(
  baitId: Id,
  groundId: Id,
  { state, release, itemId }: { readonly state: PlayerState; readonly release: Release; readonly itemId: Id },
): Pieces {
  const weights = weightsOf(slicesFor(baitId, groundId, release), release)
  const total = weights.reduce((sum, { weight }) => sum + weight, 0)
  const parts = weights.flatMap(({ enemyId, weight }) => {
    const lines = (release.enemies.get(enemyId)?.loot ?? []).filter((line) => line.itemId === itemId)
    return isKnown(state, enemyId) ? [{ share: weight / total, pieces: winPieces(lines) }] : []
  })
  return mixPieces(parts)
}

const isReachable = (ground: SourceGround): boolean =>
  isOpenGround(ground) && (ground.comesToAnyBait || ground.specialBaitIds.length > 0)

/** The baits that make a difference on a ground. */
const baitsOf = ({ specialBaitItemIds }: GroundDefinition, release: Release): readonly Id[] => [
  anyBait,
  ...specialBaitItemIds.filter((id) => release.items.get(id)?.visible === true),
]

/** What hunting for pieces of an item means for a player. */
export function huntOutlook(state: PlayerState, { itemId, amount, release, index }: OutlookInput): HuntOutlook {
  const creatures = (index.creatures.get(itemId) ?? []).map(({ enemyId, grounds }) => ({
    enemyId,
    grounds: sourceGrounds(grounds, state, release).filter(isReachable),
  }))
  const hunted = creatures.filter(({ grounds }) => grounds.length > 0)
  const known = hunted.filter(({ enemyId }) => isKnown(state, enemyId))
  if (known.length === 0) {
    const wins = hunted.map(({ enemyId }) => winsForDrops - amountIn(state.hunted, enemyId))
    return { estimate: null, winsLeft: wins.length > 0 ? Math.min(...wins) : null }
  }
  const groundIds = [...new Set(known.flatMap(({ grounds }) => grounds.map(({ groundId }) => groundId)))]
  const choices = groundIds.flatMap((groundId) => {
    const ground = release.grounds.get(groundId)
    return (ground ? baitsOf(ground, release) : []).map((baitId) => {
      const pieces = huntPieces(baitId, groundId, { state, release, itemId })
      return { groundId, baitId, pieces, mean: meanPieces(pieces, amount) }
    })
  })
  // sorting keeps the order of what is equal: the first ground, and no special bait where it does not help
  const [best] = choices.toSorted((a, b) => b.mean - a.mean)
  const hunts50 = best ? huntsNeeded(best.pieces, amount, huntLevels.half) : null
  const hunts90 = best ? huntsNeeded(best.pieces, amount, huntLevels.ninety) : null
  if (!best || hunts50 === null || hunts90 === null) return { estimate: null, winsLeft: null }
  const { groundId, baitId } = best
  return { estimate: { groundId, baitId: baitId === anyBait ? null : baitId, hunts50, hunts90 }, winsLeft: null }
}
