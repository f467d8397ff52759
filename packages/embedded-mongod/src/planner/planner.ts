import { type Doc, type Filter, type Intervals, MongoError, type Value } from '../query'
import type { CollectionInfo, IndexField, IndexInfo } from '../storage/catalog'
import { type IndexBounds, keyRanges, type PrefixedRange, usableBounds } from './key-ranges'
import { coversFilter } from './partial-index'

/** The plan of a query. */
export type Plan = ScanPlan | IndexPlan

interface ScanPlan {
  kind: 'scan'
  isReverse: boolean
  providesSort: boolean
}

export interface IndexPlan {
  kind: 'index'
  index: IndexInfo
  bounds: IndexBounds
  ranges: readonly PrefixedRange[]
  isReverse: boolean
  /** Whether the entries have the order of the sort. */
  providesSort: boolean
  /** Whether only the entries of each range have that order, so that the ranges are read side by side. */
  isMerged: boolean
}

/** The maximum number of ranges that are merged. Each has an open iterator. */
const maxMergedRanges = 100

export interface PlanRequest {
  filter: Filter
  /** The fields of the sort; undefined without a sort over plain paths. */
  sort: readonly IndexField[] | undefined
  /** The direction of `$natural`. */
  natural: 1 | -1 | undefined
  /** An index by name or by key document. */
  hint: Value | undefined
}

/** The first part of a path. Two paths can lead through the same array only if their first parts are equal. */
const rootOf = (path: string): string => path.split('.', 1)[0] as string

/** The bounds of each field. Only the first of the fields that lead through one array may have bounds. */
function boundsOf(index: IndexInfo, filter: Filter): (Intervals | null)[] {
  const arraysUsed = new Set<string>()
  return index.fields.map(({ path }) => {
    const isMultikey = index.multikeyPaths.includes(path)
    if (isMultikey && arraysUsed.has(rootOf(path))) return null
    const intervals = filter.bounds(path, isMultikey)
    if (intervals && isMultikey) arraysUsed.add(rootOf(path))
    return intervals
  })
}

const isOnePoint = (intervals: Intervals): boolean => intervals.length === 1

/** The leading paths that are bound to points and satisfy the predicate. */
const fixedPaths = (index: IndexInfo, bounds: IndexBounds, holds: (points: Intervals) => boolean): Set<string> =>
  new Set(
    bounds.fields.slice(0, bounds.pointFields).flatMap((points, position) => {
      const field = index.fields[position]
      return field && holds(points) ? [field.path] : []
    }),
  )

/**
 * The direction in which the entries have the order of the sort; else undefined. The given paths have one value each.
 * An array on another path prevents the order, because a sort considers all its elements.
 */
function sortDirection(index: IndexInfo, fixed: ReadonlySet<string>, sort: readonly IndexField[]): 1 | -1 | undefined {
  const isLed = (path: string) => fixed.has(path) && sort.every((field) => field.path !== path)
  if (index.hasTruncated || !index.multikeyPaths.every(isLed)) return undefined
  const wanted = sort.filter(({ path }) => !fixed.has(path))
  const given = index.fields.filter(({ path }) => !fixed.has(path))
  if (wanted.length === 0) return 1
  const sign = (wanted[0] as IndexField).direction === given[0]?.direction ? 1 : -1
  const isSame = wanted.every(
    ({ path, direction }, position) =>
      given[position]?.path === path && (given[position] as IndexField).direction * sign === direction,
  )
  return isSame ? sign : undefined
}

/**
 * The direction in which the merged ranges have the order of the sort. The sort must not use a path with several
 * points.
 */
function mergedDirection(
  index: IndexInfo,
  bounds: IndexBounds,
  ranges: readonly PrefixedRange[],
  sort: readonly IndexField[],
): 1 | -1 | undefined {
  if (ranges.length > maxMergedRanges || ranges.some(({ prefixSize }) => prefixSize === undefined)) return undefined
  const fixed = fixedPaths(index, bounds, () => true)
  const isSortedBy = sort.some(({ path }) => fixed.has(path) && !fixedPaths(index, bounds, isOnePoint).has(path))
  return isSortedBy ? undefined : sortDirection(index, fixed, sort)
}

function planOf(index: IndexInfo, { filter, sort }: PlanRequest): IndexPlan {
  const bounds = usableBounds(boundsOf(index, filter))
  const ranges = keyRanges(index, bounds)
  const inTurn = sort && sortDirection(index, fixedPaths(index, bounds, isOnePoint), sort)
  const direction = inTurn ?? (sort && mergedDirection(index, bounds, ranges, sort))
  return {
    kind: 'index',
    index,
    bounds,
    ranges,
    isReverse: direction === -1,
    providesSort: direction !== undefined,
    isMerged: direction !== undefined && inTurn === undefined,
  }
}

/**
 * The score of a plan, higher is better: fields bound to points, then a range, then the requested order, then the
 * shortest index.
 */
const score = ({ bounds, providesSort, index }: IndexPlan): number =>
  bounds.pointFields * 1000 + (bounds.hasRange ? 100 : 0) + (providesSort ? 50 : 0) - index.fields.length

function hinted(collection: CollectionInfo, hint: Value): IndexInfo {
  const found = collection.indexes.find((index) => matchesHint(index, hint))
  if (!found) throw new MongoError(2, 'hint provided does not correspond to an existing index')
  return found
}

function matchesHint({ name, fields }: IndexInfo, hint: Value): boolean {
  if (typeof hint === 'string') return name === hint
  const wanted = [...(hint as Doc)]
  return (
    wanted.length === fields.length &&
    fields.every(({ path, direction }, at) => wanted[at]?.[0] === path && Number(wanted[at]?.[1]) === direction)
  )
}

/** Chooses the plan for a filter and a sort. */
export function choosePlan(collection: CollectionInfo, request: PlanRequest): Plan {
  const { hint, natural, sort, filter } = request
  if (natural) return { kind: 'scan', isReverse: natural === -1, providesSort: true }
  if (hint !== undefined) return planOf(hinted(collection, hint), request)
  let best: IndexPlan | undefined
  for (const index of collection.indexes) {
    if (!index.isReady || !coversFilter(index, filter)) continue
    const plan = planOf(index, request)
    const isUseful = plan.bounds.fields.length > 0 || (sort !== undefined && plan.providesSort)
    if (isUseful && (!best || score(plan) > score(best))) best = plan
  }
  return best ?? { kind: 'scan', isReverse: false, providesSort: false }
}
