import { encodeIndexKey, type Interval, type Intervals, isPoint, type Value } from '../query'
import type { IndexInfo } from '../storage/catalog'
import { directionsOf } from '../storage/index-keys'
import { idSize, isTruncated, lowerBound, upperBound } from '../storage/keys'
import type { KeyRange } from '../storage/reader'

/**
 * The maximum number of point combinations in the bounds of an index. Beyond it, the filter checks the remaining
 * fields.
 */
const maxRanges = 2000

/** The part of an index that a filter needs: points of leading fields, then intervals of one more field. */
export interface IndexBounds {
  /**
   * The intervals of each bounded field, in field order. Only the last field may have intervals that are not points.
   */
  fields: readonly Intervals[]
  /** The number of leading fields that are bound to points. */
  pointFields: number
  hasRange: boolean
}

/** A range of an index. */
export interface PrefixedRange extends KeyRange {
  /**
   * The number of bytes that its entries share: the index id and the point values. Undefined if the range covers
   * several points.
   */
  prefixSize: number | undefined
}

const isAllPoints = (intervals: Intervals): boolean => intervals.every(isPoint)

/** Reduces the bounds of successive fields to those that form ranges of the index. */
export function usableBounds(perField: readonly (Intervals | null)[]): IndexBounds {
  const fields: Intervals[] = []
  let ranges = 1
  for (const intervals of perField) {
    if (!intervals || ranges * intervals.length > maxRanges) break
    fields.push(intervals)
    ranges *= intervals.length
    if (!isAllPoints(intervals)) return { fields, pointFields: fields.length - 1, hasRange: true }
  }
  return { fields, pointFields: fields.length, hasRange: false }
}

function* pointTuples(fields: readonly Intervals[]): IterableIterator<Value[]> {
  const [first, ...rest] = fields
  if (!first) {
    yield []
    return
  }
  for (const { lower } of first) for (const tuple of pointTuples(rest)) yield [lower, ...tuple]
}

function rangeOf(index: IndexInfo, prefix: readonly Value[], interval: Interval | undefined): PrefixedRange {
  const directions = directionsOf(index)
  const encoded = encodeIndexKey(prefix, directions)
  const prefixSize = isTruncated(encoded) ? undefined : idSize + encoded.length
  if (!interval) return { low: lowerBound(index.id, encoded), high: upperBound(index.id, encoded), prefixSize }
  const isDescending = directions[prefix.length] === -1
  const lower = { bytes: encodeIndexKey([...prefix, interval.lower], directions), isInclusive: interval.lowerInclusive }
  const upper = { bytes: encodeIndexKey([...prefix, interval.upper], directions), isInclusive: interval.upperInclusive }
  const [low, high] = isDescending ? [upper, lower] : [lower, upper]
  return {
    prefixSize,
    low: low.isInclusive || isTruncated(low.bytes) ? lowerBound(index.id, low.bytes) : upperBound(index.id, low.bytes),
    high:
      high.isInclusive || isTruncated(high.bytes) ? upperBound(index.id, high.bytes) : lowerBound(index.id, high.bytes),
  }
}

/** The ranges of an index that the bounds describe, in key order, none overlapping. */
export function keyRanges(index: IndexInfo, { fields, pointFields }: IndexBounds): PrefixedRange[] {
  const ranges: PrefixedRange[] = []
  const last = fields[pointFields]
  for (const prefix of pointTuples(fields.slice(0, pointFields))) {
    if (!last) ranges.push(rangeOf(index, prefix, undefined))
    else for (const interval of last) ranges.push(rangeOf(index, prefix, interval))
  }
  return merged(ranges.sort((a, b) => Buffer.compare(a.low, b.low)))
}

/** Truncated keys may make neighbouring ranges overlap. They are joined so that no entry is read twice. */
function merged(ranges: readonly PrefixedRange[]): PrefixedRange[] {
  const result: PrefixedRange[] = []
  for (const range of ranges) {
    const previous = result.at(-1)
    if (!previous || Buffer.compare(range.low, previous.high) > 0) result.push(range)
    else {
      previous.prefixSize = undefined
      if (Buffer.compare(range.high, previous.high) > 0) previous.high = range.high
    }
  }
  return result
}
