import { tableWidth } from '../constants'
import type { Id, Release, TableSlice } from '../release/release'

/** A part of a table that belongs to a visible enemy. */
export interface EnemyWeight {
  readonly enemyId: Id
  readonly weight: number
}

/**
 * Cuts slices to the table's width and leaves out missing or hidden enemies. An overlap belongs to the slice that comes
 * first. The remaining slices keep their proportions.
 */
export function weightsOf(slices: readonly TableSlice[], release: Release): readonly EnemyWeight[] {
  let taken: readonly (readonly [number, number])[] = []
  const weights: EnemyWeight[] = []
  for (const slice of slices) {
    const [from, to] = [Math.max(0, slice.rangeMin), Math.min(tableWidth, slice.rangeMax)]
    if (!release.enemies.get(slice.enemyId)?.isVisible) continue
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

/** The slices for a bait: those of the n-th special bait's tables, or the ordinary ones, also if the bait has none. */
export function slicesFor(baitId: Id, groundId: Id, release: Release): readonly TableSlice[] {
  const tables = release.tables.get(groundId) ?? []
  const specialBaits = release.grounds.get(groundId)?.specialBaitItemIds ?? []
  const slicesOf = (tableSequence: number) =>
    tables.filter((table) => table.sequence === tableSequence).flatMap((table) => table.slices)
  const special = slicesOf(specialBaits.indexOf(baitId) + 1)
  return weightsOf(special, release).length > 0 ? special : slicesOf(0)
}
