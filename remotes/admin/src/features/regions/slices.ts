import { tableEnd } from '@sanguine/content'
import { oddsOf, type TableSlice, tableCoverage } from '../../shared/hunting-tables/table-coverage'

/** One end of a slice: the slice's position in the list, and which end. */
export interface SliceEnd {
  readonly index: number
  readonly key: 'rangeMin' | 'rangeMax'
}

/** Ends of slices that lie at the same roll and move together. */
export interface Border {
  readonly at: number
  readonly ends: readonly SliceEnd[]
  /** the lowest and highest roll to which it can move: every slice keeps a roll */
  readonly min: number
  readonly max: number
}

export const endName = ({ index, key }: SliceEnd): string => `${index}.${key}`

const isSameEnd = (a: SliceEnd, b: SliceEnd): boolean => a.index === b.index && a.key === b.key

/**
 * The borders between 0 and 10,000, in the order of rolls.
 * @param held ends that stay a border of their own, also where they meet others, while they are being moved
 */
export function bordersOf(slices: readonly TableSlice[], held: readonly SliceEnd[] = []): readonly Border[] {
  const ends = slices.flatMap(({ rangeMin, rangeMax }, index): (SliceEnd & { readonly at: number })[] => [
    { index, key: 'rangeMin', at: rangeMin },
    { index, key: 'rangeMax', at: rangeMax },
  ])
  const groups = new Map<string, SliceEnd[]>()
  for (const { at, ...end } of ends) {
    const isHeld = held.some((heldEnd) => isSameEnd(heldEnd, end))
    // The start and the end of the table are no borders between slices.
    if (!isHeld && (at <= 0 || at >= tableEnd)) continue
    const group = isHeld ? 'held' : `${at}`
    groups.set(group, [...(groups.get(group) ?? []), end])
  }
  return [...groups.values()].map((group) => borderOf(slices, group)).sort((a, b) => a.at - b.at)
}

function borderOf(slices: readonly TableSlice[], ends: readonly SliceEnd[]): Border {
  const limits = ends.map(({ index, key }) => {
    const slice = slices[index]
    const { rangeMin = 0, rangeMax = tableEnd } = slice ?? {}
    return key === 'rangeMin'
      ? { at: rangeMin, min: 0, max: Math.max(rangeMin, rangeMax - 1) }
      : { at: rangeMax, min: Math.min(rangeMax, rangeMin + 1), max: tableEnd }
  })
  return {
    at: limits[0]?.at ?? 0,
    ends,
    min: Math.max(...limits.map(({ min }) => min)),
    max: Math.min(...limits.map(({ max }) => max)),
  }
}

/** The range for a new slice, and by how much another slice shrinks for it. */
export interface Room {
  readonly rangeMin: number
  readonly rangeMax: number
  /** the slice that gives up its upper half, because there is no gap; null for a gap */
  readonly takenFrom: number | null
}

/** Room for a new slice: the largest gap or, in a table without gaps, the upper half of the largest slice. */
export function roomForSlice(slices: readonly TableSlice[]): Room {
  const { gaps } = tableCoverage(slices)
  const largestGap = [...gaps].sort((a, b) => oddsOf(b) - oddsOf(a))[0]
  if (largestGap) return { rangeMin: largestGap.from, rangeMax: largestGap.to, takenFrom: null }
  const widths = slices.map(({ rangeMin, rangeMax }) => rangeMax - rangeMin)
  const takenFrom = widths.indexOf(Math.max(...widths))
  const { rangeMin = 0, rangeMax = tableEnd } = slices[takenFrom] ?? {}
  return { rangeMin: Math.ceil((rangeMin + rangeMax) / 2), rangeMax, takenFrom }
}

/** The same enemies in the order of their rolls, each with an equal share; the first ones take what is left over. */
export function splitEqually(slices: readonly TableSlice[]): readonly TableSlice[] {
  const ordered = [...slices].sort((a, b) => a.rangeMin - b.rangeMin)
  const startOf = (index: number) => Math.ceil((index * tableEnd) / ordered.length)
  return ordered.map(({ enemyId }, index) => ({
    enemyId,
    rangeMin: startOf(index),
    rangeMax: startOf(index + 1),
  }))
}
