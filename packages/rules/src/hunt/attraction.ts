import { hexChancePercent } from '../constants'
import type { Rolls } from '../random/rolls'
import type { Id, ItemDefinition, Release, TableSlice } from '../release/release'
import { type BaitedGround, baitedWeights } from './baited-ground'
import { type BossWaits, dueBoss } from './boss-waits'
import { type EnemyWeight, slicesFor, weightsOf } from './hunting-table'

export interface AttractionInput extends BaitedGround {
  readonly release: Release
  /** the worn hex, or null */
  readonly hex: ItemDefinition | null
  /** how long each boss has been waited for; left out for a player who has not waited yet */
  readonly bossWaits?: BossWaits | undefined
  readonly rolls: Rolls
}

export interface DrawnEnemy {
  readonly enemyId: Id
  /** whether the hex brought it, and so is used up */
  readonly isHexed: boolean
}

function draw(weights: readonly EnemyWeight[], rolls: Rolls): Id | null {
  const total = weights.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return null
  let left = rolls.int(0, total - 1)
  for (const { enemyId, weight } of weights) {
    if (left < weight) return enemyId
    left -= weight
  }
  return null
}

/** What the hex may bring here: from the bait's slices, else from any table of this ground. No phase changes it. */
function hexWeights(hex: ItemDefinition, input: Omit<AttractionInput, 'rolls'>): readonly EnemyWeight[] {
  const { release, groundId, baitId } = input
  const fits = ({ enemyId }: TableSlice) =>
    hex.attractsEnemyId !== null
      ? enemyId === hex.attractsEnemyId
      : release.enemies.get(enemyId)?.enemyTypeId === hex.attractsEnemyTypeId
  const near = weightsOf(slicesFor(baitId, groundId, release).filter(fits), release)
  if (near.length > 0) return near
  return (release.tables.get(groundId) ?? []).flatMap((table) => weightsOf(table.slices.filter(fits), release))
}

/**
 * How likely each enemy comes, by id, as parts of 1 that add up to 1; empty on a ground without enemies. The same tables as
 * `drawEnemy` draws from.
 */
export function attractionChances(input: Omit<AttractionInput, 'rolls'>): ReadonlyMap<Id, number> {
  const { hex, release } = input
  const hexed = hex ? hexWeights(hex, input) : []
  const plain = baitedWeights(input, release)
  const due = dueBoss(plain, release, input.bossWaits)
  if (due !== null) return new Map([[due, 1]])
  const chances = new Map<Id, number>()
  const add = (weights: readonly EnemyWeight[], share: number) => {
    const total = weights.reduce((sum, { weight }) => sum + weight, 0)
    for (const { enemyId, weight } of weights)
      chances.set(enemyId, (chances.get(enemyId) ?? 0) + (share * weight) / total)
  }
  const pulled = pullOf(hexed, plain) / 100
  add(hexed, pulled)
  add(plain, 1 - pulled)
  return chances
}

/** How often a hex brings one of its own, in percent: always where the bait alone attracts no enemy. */
const pullOf = (hexed: readonly EnemyWeight[], plain: readonly EnemyWeight[]): number =>
  hexed.length === 0 ? 0 : plain.length === 0 ? 100 : hexChancePercent

/**
 * The enemy that comes to the bait; null on a ground without enemies, and then nothing is used up. The roll falls on what is covered only:
 * a gap in a table never costs a bait. A hex brings one of its own in half of the hunts, provided it lives on this
 * ground, and is used up only then. A boss whose wait is over comes before all others.
 */
export function drawEnemy(input: AttractionInput): DrawnEnemy | null {
  const { hex, release, rolls } = input
  const hexed = hex ? hexWeights(hex, input) : []
  const plain = baitedWeights(input, release)
  const due = dueBoss(plain, release, input.bossWaits)
  if (due !== null) return { enemyId: due, isHexed: false }
  const isHexed = hexed.length > 0 && rolls.chance(pullOf(hexed, plain))
  const enemyId = draw(isHexed ? hexed : plain, rolls)
  return enemyId === null ? null : { enemyId, isHexed }
}
