import { hexChancePercent, tableWidth } from '../constants'
import type { Rolls } from '../random/rolls'
import type { Id, ItemDefinition, Release, TableSlice } from '../release/release'

export interface AttractionInput {
  readonly release: Release
  readonly groundId: Id
  readonly baitId: Id
  /** the worn hex, or null */
  readonly hex: ItemDefinition | null
  readonly rolls: Rolls
}

export interface DrawnEnemy {
  readonly enemyId: Id
  /** whether the hex brought it, and so is used up */
  readonly isHexed: boolean
}

/** A part of a table that belongs to a visible enemy. */
export interface EnemyWeight {
  readonly enemyId: Id
  readonly weight: number
}

/**
 * Cuts slices to the table's width, leaves out enemies that are gone or hidden, and gives an overlap to the slice that
 * comes first. What is left keeps its proportions.
 */
export function weightsOf(slices: readonly TableSlice[], release: Release): readonly EnemyWeight[] {
  let taken: readonly (readonly [number, number])[] = []
  const weights: EnemyWeight[] = []
  for (const slice of slices) {
    const [from, to] = [Math.max(0, slice.rangeMin), Math.min(tableWidth, slice.rangeMax)]
    if (!release.enemies.get(slice.enemyId)?.visible || from >= to) continue
    const overlap = taken.reduce((sum, [start, end]) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)), 0)
    if (to - from > overlap) weights.push({ enemyId: slice.enemyId, weight: to - from - overlap })
    taken = mergeRanges([...taken, [from, to]])
  }
  return weights
}

function mergeRanges(ranges: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const merged: [number, number][] = []
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

/** The slices a bait opens: those of the n-th special bait's tables, or the ordinary ones, also when the bait has none. */
export function slicesFor(baitId: Id, groundId: Id, release: Release): readonly TableSlice[] {
  const tables = release.tables.get(groundId) ?? []
  const sequence = (release.grounds.get(groundId)?.specialBaitItemIds.indexOf(baitId) ?? -1) + 1
  const slicesOf = (tableSequence: number) =>
    tables.filter((table) => table.sequence === tableSequence).flatMap((table) => table.slices)
  const special = slicesOf(sequence)
  return weightsOf(special, release).length > 0 ? special : slicesOf(0)
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

/** What the hex may bring here: from the bait's slices, else from any table of this ground. */
function hexWeights(hex: ItemDefinition, input: Omit<AttractionInput, 'rolls'>): readonly EnemyWeight[] {
  const { release, groundId, baitId } = input
  const fits = ({ enemyId }: TableSlice) =>
    hex.attractsEnemyId !== null
      ? enemyId === hex.attractsEnemyId
      : hex.attractsEnemyTypeId !== null && release.enemies.get(enemyId)?.enemyTypeId === hex.attractsEnemyTypeId
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
  const plain = weightsOf(slicesFor(input.baitId, input.groundId, release), release)
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
 * ground, and is used up only then.
 */
export function drawEnemy(input: AttractionInput): DrawnEnemy | null {
  const { hex, release, rolls } = input
  const hexed = hex ? hexWeights(hex, input) : []
  const plain = weightsOf(slicesFor(input.baitId, input.groundId, release), release)
  if (hexed.length > 0 && rolls.chance(pullOf(hexed, plain))) {
    const enemyId = draw(hexed, rolls)
    if (enemyId !== null) return { enemyId, isHexed: true }
  }
  const enemyId = draw(plain, rolls)
  return enemyId === null ? null : { enemyId, isHexed: false }
}
