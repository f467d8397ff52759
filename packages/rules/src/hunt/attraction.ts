import { hexChancePercent } from '../constants'
import type { Rolls } from '../random/rolls'
import type { Id, ItemDefinition, Release, TableSlice } from '../release/release'
import { type BaitedGround, baitedWeights } from './baited-ground'
import { type BossWaits, dueBoss } from './boss-waits'
import { type EnemyWeight, slicesFor, weightsOf } from './hunting-table'

export interface AttractionInput extends BaitedGround {
  readonly release: Release
  /** the equipped hex, or null */
  readonly hex: ItemDefinition | null
  /** the waits for each boss; missing if the player has no waits yet */
  readonly bossWaits?: BossWaits | undefined
  readonly rolls: Rolls
}

export interface DrawnEnemy {
  readonly enemyId: Id
  /** whether the hex attracted it and so is used up */
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

/**
 * The enemies that the hex may attract here: from the slices of the bait, else from any table of this ground. Phases do
 * not change them.
 */
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
 * The chance of each enemy, by id, from 0 to 1; they add up to 1, or are empty on a ground without enemies. It uses the
 * same tables as `drawEnemy`.
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

/** The chance in percent that a hex attracts one of its enemies: 100 if the bait alone attracts none. */
const pullOf = (hexed: readonly EnemyWeight[], plain: readonly EnemyWeight[]): number =>
  hexed.length === 0 ? 0 : plain.length === 0 ? 100 : hexChancePercent

/**
 * Draws the enemy that the bait attracts. It returns null on a ground without enemies, and then nothing is used up. The
 * roll ignores gaps in a table, so a gap never costs a bait. A hex attracts one of its enemies in half of the hunts, if
 * one lives on this ground. Only then is it used up. A boss whose wait is over comes before all others.
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
