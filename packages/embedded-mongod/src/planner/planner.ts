import { type Doc, type Filter, type Intervals, isPoint, MongoError, type Value } from '../query'
import type { CollectionInfo, IndexField, IndexInfo } from '../storage/catalog'
import type { KeyRange } from '../storage/reader'
import { type IndexBounds, keyRanges, usableBounds } from './key-ranges'
import { coversFilter } from './partial-index'

/** How the documents for a filter are found. */
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
  ranges: readonly KeyRange[]
  isReverse: boolean
  /** Whether the entries come in the order asked for. */
  providesSort: boolean
}

export interface PlanRequest {
  filter: Filter
  /** Fields of the sort; undefined when there is none, or when it is not one over plain paths. */
  sort: readonly IndexField[] | undefined
  /** `$natural` direction. */
  natural: 1 | -1 | undefined
  /** An index by name or by key document. */
  hint: Value | undefined
}

/** The first part of a path: arrays on two paths can only be the same one when this is the same. */
const rootOf = (path: string): string => path.split('.', 1)[0] as string

/** Bounds of each field. Of fields that lead through one array, only the first with bounds may have them. */
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

const isOnePoint = (intervals: Intervals | undefined): boolean =>
  intervals?.length === 1 && isPoint(intervals[0] as Intervals[number])

/** Direction in which the index gives the order, or undefined when it does not. */
function sortDirection(index: IndexInfo, bounds: IndexBounds, sort: readonly IndexField[]): 1 | -1 | undefined {
  if (index.hasTruncated || index.multikeyPaths.length > 0) return undefined
  const fixed = new Set<string>()
  index.fields.forEach(({ path }, position) => {
    if (position < bounds.pointFields && isOnePoint(bounds.fields[position])) fixed.add(path)
  })
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

function planOf(index: IndexInfo, { filter, sort }: PlanRequest): IndexPlan {
  const bounds = usableBounds(boundsOf(index, filter))
  const direction = sort ? sortDirection(index, bounds, sort) : undefined
  return {
    kind: 'index',
    index,
    bounds,
    ranges: keyRanges(index, bounds),
    isReverse: direction === -1,
    providesSort: direction !== undefined,
  }
}

/** Higher is better: most fields bound to points, then a range, then the order asked for, then the shortest index. */
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

/** Picks how to find the documents of a filter in the order asked for. */
export function choosePlan(collection: CollectionInfo, request: PlanRequest): Plan {
  const { hint, natural, sort, filter } = request
  if (natural) return { kind: 'scan', isReverse: natural === -1, providesSort: true }
  if (hint !== undefined) return planOf(hinted(collection, hint), request)
  let best: IndexPlan | undefined
  for (const index of collection.indexes) {
    if (!index.isReady || index.hidden || !coversFilter(index, filter)) continue
    const plan = planOf(index, request)
    const isUseful = plan.bounds.fields.length > 0 || (sort !== undefined && plan.providesSort)
    if (isUseful && (!best || score(plan) > score(best))) best = plan
  }
  return best ?? { kind: 'scan', isReverse: false, providesSort: false }
}
