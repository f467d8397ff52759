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
 * The number of hunts that pieces of an item take, if all are won. It ignores hexes, boss waits and bonuses from
 * equipment. It is shown as wins, because computing the odds of fights for every ground and pin takes too long.
 */
export interface HuntEstimate {
  readonly groundId: Id
  /** the special bait of the ground; null if any other bait will do */
  readonly baitId: Id | null
  /** number of won hunts after which the pieces are there with a chance of 50 % */
  readonly hunts50: number
  /** number of won hunts after which the pieces are there with a chance of 90 % */
  readonly hunts90: number
}

/** The facts that a player may know about hunts for an item. */
export interface HuntOutlook {
  /** for the best open ground; null if the player may not know it, or cannot hunt for it anywhere */
  readonly estimate: HuntEstimate | null
  /** wins over a creature of an open ground until there is an estimate; null if there is one or never will be */
  readonly winsLeft: number | null
}

interface OutlookInput {
  readonly itemId: Id
  readonly amount: number
  readonly release: Release
  readonly index: SourceIndex
}

const isKnown = (state: PlayerState, enemyId: Id): boolean => amountIn(state.hunted, enemyId) >= winsForDrops

/** The pieces of an item that a hunt on a ground with a bait drops, from creatures whose drops the player knows. */
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
  ...specialBaitItemIds.filter((id) => release.items.get(id)?.isVisible === true),
]

/** The outlook of hunting for pieces of an item. */
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
  // the sort keeps the order of equals: the first ground, and no special bait if it does not help
  const [best] = choices.toSorted((a, b) => b.mean - a.mean)
  const hunts50 = best ? huntsNeeded(best.pieces, amount, huntLevels.half) : null
  const hunts90 = best ? huntsNeeded(best.pieces, amount, huntLevels.ninety) : null
  if (!best || hunts50 === null || hunts90 === null) return { estimate: null, winsLeft: null }
  const { groundId, baitId } = best
  return { estimate: { groundId, baitId: baitId === anyBait ? null : baitId, hunts50, hunts90 }, winsLeft: null }
}
