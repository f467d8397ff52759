import { tableEnd } from '@sanguine/content'

/** Rolls from `from` up to, not including, `to`. */
export interface Range {
  readonly from: number
  readonly to: number
}

export interface Slice extends Range {
  readonly enemyId: string
}

export interface Coverage {
  /** in the order of rolls; empty ones left out */
  readonly slices: readonly Slice[]
  /** rolls that no enemy has */
  readonly gaps: readonly Range[]
  /** rolls that more than one enemy has */
  readonly overlaps: readonly Range[]
}

/** A slice as the table's form and record have it. */
export interface TableSlice {
  readonly enemyId: string
  readonly rangeMin: number
  readonly rangeMax: number
}

/** How a hunting table's slices cover the rolls from 0 to 10,000. */
export function tableCoverage(given: readonly TableSlice[]): Coverage {
  const slices = given
    .map(({ enemyId, rangeMin, rangeMax }) => ({ enemyId, from: rangeMin, to: rangeMax }))
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from || a.to - b.to)
  const gaps: Range[] = []
  const overlaps: Range[] = []
  let covered = 0
  for (const { from, to } of slices) {
    if (from > covered) gaps.push({ from: covered, to: from })
    if (from < covered) overlaps.push({ from, to: Math.min(to, covered) })
    covered = Math.max(covered, to)
  }
  if (covered < tableEnd) gaps.push({ from: covered, to: tableEnd })
  return { slices, gaps, overlaps }
}

/** The probability of a roll in a range, 0 to 1. */
export const oddsOf = ({ from, to }: Range): number => (to - from) / tableEnd
