import { canonicalType, compareValues } from '../compare'
import { Doc, List } from '../document'
import { Binary, bsonUndefined, DateTime, ObjectId, type Regex, Timestamp, type Value } from '../values'
import { literalPrefix } from './regex'

/** An interval of MongoDB's total order of values. */
export interface Interval {
  readonly lower: Value
  readonly upper: Value
  readonly lowerInclusive: boolean
  readonly upperInclusive: boolean
}

/** Intervals in ascending order that do not touch each other; empty for no values. */
export type Intervals = readonly Interval[]

export const point = (value: Value): Interval => ({
  lower: value,
  upper: value,
  lowerInclusive: true,
  upperInclusive: true,
})

export const isPoint = ({ lower, upper }: Interval): boolean => compareValues(lower, upper) === 0

/** The index values of null: null itself, and BSON's undefined. */
const nullPoints: Intervals = [point(bsonUndefined), point(null)]
const stringInterval: Interval = { lower: '', upper: Doc.empty, lowerInclusive: true, upperInclusive: false }

const closed = (lower: Value, upper: Value): Interval => ({ lower, upper, lowerInclusive: true, upperInclusive: true })
const halfOpen = (lower: Value, upper: Value): Interval => ({
  lower,
  upper,
  lowerInclusive: true,
  upperInclusive: false,
})

/**
 * All values of a type that an order comparison with a value of that type can match. Types that are missing here have
 * no bounds.
 */
const intervalByType: Readonly<Record<number, Interval>> = {
  10: closed(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY),
  15: stringInterval,
  20: halfOpen(Doc.empty, List.empty),
  30: halfOpen(new Binary(Buffer.alloc(0)), new ObjectId(Buffer.alloc(12))),
  35: closed(new ObjectId(Buffer.alloc(12)), new ObjectId(Buffer.alloc(12, 0xff))),
  40: closed(false, true),
  45: closed(new DateTime(-(2n ** 63n)), new DateTime(2n ** 63n - 1n)),
  47: closed(new Timestamp(0, 0), new Timestamp(0xffffffff, 0xffffffff)),
}

export type Comparison = '$eq' | '$lt' | '$lte' | '$gt' | '$gte'

/**
 * The index values of documents that equal a value. An array is found by its first element, or as an element of
 * another array.
 */
function equalTo(value: Value): Intervals {
  if (value === null) return nullPoints
  if (!(value instanceof List)) return [point(value)]
  // an empty array has the index value of BSON's undefined
  const [first = bsonUndefined] = value.items
  return union([[point(first)], [point(value)]])
}

/** The intervals of the values that pass a comparison; null if they are unknown. */
export function intervalsOf(comparison: Comparison, value: Value): Intervals | null {
  if (comparison === '$eq') return equalTo(value)
  const rank = canonicalType(value)
  if (rank === 5) return comparison === '$lte' || comparison === '$gte' ? nullPoints : []
  const bracket = intervalByType[rank]
  if (!bracket) return null
  if (rank === 10 && compareValues(value, Number.NaN) === 0)
    return comparison === '$lte' || comparison === '$gte' ? [point(value)] : []
  const isUpper = comparison === '$lt' || comparison === '$lte'
  const interval = isUpper
    ? { ...bracket, upper: value, upperInclusive: comparison === '$lte' }
    : { ...bracket, lower: value, lowerInclusive: comparison === '$gte' }
  return isEmpty(interval) ? [] : [interval]
}

/** Strings that a regular expression may match, and the expression stored as a value. */
export function intervalsOfRegex(regex: Regex): Intervals {
  const prefix = literalPrefix(regex)
  if (prefix === undefined) return [stringInterval, point(regex)]
  const upper = successor(prefix)
  const strings = upper === undefined ? { ...stringInterval, lower: prefix } : halfOpen(prefix, upper)
  return [strings, point(regex)]
}

/** The least string above all strings that start with a prefix. */
function successor(prefix: string): string | undefined {
  const points = Array.from(prefix, (char) => char.codePointAt(0) as number)
  while (points.length > 0) {
    const last = points.pop() as number
    if (last < 0x10ffff) return String.fromCodePoint(...points, last === 0xd7ff ? 0xe000 : last + 1)
  }
  return undefined
}

function isEmpty({ lower, upper, lowerInclusive, upperInclusive }: Interval): boolean {
  const order = compareValues(lower, upper)
  return order > 0 || (order === 0 && !(lowerInclusive && upperInclusive))
}

const compareLower = (a: Interval, b: Interval): number =>
  compareValues(a.lower, b.lower) || Number(b.lowerInclusive) - Number(a.lowerInclusive)

const compareUpper = (a: Interval, b: Interval): number =>
  compareValues(a.upper, b.upper) || Number(a.upperInclusive) - Number(b.upperInclusive)

export function intersection(left: Intervals, right: Intervals): Intervals {
  const result: Interval[] = []
  for (const a of left) {
    for (const b of right) {
      const low = compareLower(a, b) >= 0 ? a : b
      const high = compareUpper(a, b) <= 0 ? a : b
      const shared = {
        lower: low.lower,
        lowerInclusive: low.lowerInclusive,
        upper: high.upper,
        upperInclusive: high.upperInclusive,
      }
      if (!isEmpty(shared)) result.push(shared)
    }
  }
  return result.sort(compareLower)
}

export function union(sets: readonly Intervals[]): Intervals {
  const result: Interval[] = []
  for (const next of sets.flat().sort(compareLower)) {
    const last = result.at(-1)
    const order = last ? compareValues(last.upper, next.lower) : -1
    if (last && (order > 0 || (order === 0 && (last.upperInclusive || next.lowerInclusive)))) {
      const high = compareUpper(last, next) >= 0 ? last : next
      result[result.length - 1] = { ...last, upper: high.upper, upperInclusive: high.upperInclusive }
    } else {
      result.push(next)
    }
  }
  return result
}

/** Whether a value lies in one of the intervals. */
export function contains(intervals: Intervals, value: Value): boolean {
  return intervals.some(({ lower, upper, lowerInclusive, upperInclusive }) => {
    const low = compareValues(value, lower)
    const high = compareValues(value, upper)
    return (low > 0 || (low === 0 && lowerInclusive)) && (high < 0 || (high === 0 && upperInclusive))
  })
}

const typeEnds = new Set([Doc.empty, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as Value[])

/** A lower number is narrower: points, then ranges with two ends, then with one end, then whole types. */
export function width(intervals: Intervals): number {
  let sum = 0
  for (const interval of intervals) {
    const openEnds = Number(typeEnds.has(interval.lower)) + Number(typeEnds.has(interval.upper))
    sum += isPoint(interval) ? 1 : 1000 * (1 + openEnds)
  }
  return sum
}
