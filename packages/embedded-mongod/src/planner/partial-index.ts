import {
  compareValues,
  compileFilter,
  contains,
  DateTime,
  Doc,
  type Filter,
  type Intervals,
  List,
  MongoError,
  ObjectId,
  type Value,
} from '../query'
import type { IndexInfo } from '../storage/catalog'

/** The condition of a partial index on one path. */
interface Condition {
  path: string
  /**
   * The intervals that contain a value of the path for every document of the index; `present` if every value
   * qualifies.
   */
  wanted: Intervals | 'present'
  /** Whether it is a comparison with one end. On arrays, each condition of the filter alone can imply it. */
  isHalfLine: boolean
}

const comparisonOperators = new Set(['$gt', '$gte', '$lt', '$lte'])
const pointOperators = new Set(['$eq', '$in'])

/** The lowest value of a type. `$gte` of it selects the whole type. */
const lowestOfType = new Map<Value, Value>([
  ['number', Number.NEGATIVE_INFINITY],
  ['string', ''],
  [2, ''],
  ['objectId', new ObjectId(Buffer.alloc(12))],
  [7, new ObjectId(Buffer.alloc(12))],
  ['bool', false],
  [8, false],
  ['date', new DateTime(-(2n ** 63n))],
  [9, new DateTime(-(2n ** 63n))],
])

const unsupported = (what: string): MongoError =>
  new MongoError(67, `Expression not supported in partial index: ${what}`)

const boundsOfOperator = (path: string, operator: string, value: Value): Intervals => {
  const filter = compileFilter(Doc.of([path], [Doc.of([operator], [value])]))
  const intervals = filter.bounds(path, true)
  if (!intervals) throw unsupported(`${path}: { ${operator} }`)
  return intervals
}

function conditionOf(path: string, operator: string, value: Value): Condition {
  if (comparisonOperators.has(operator))
    return { path, wanted: boundsOfOperator(path, operator, value), isHalfLine: true }
  if (pointOperators.has(operator)) return { path, wanted: boundsOfOperator(path, operator, value), isHalfLine: false }
  if (operator === '$exists' && value === true) return { path, wanted: 'present', isHalfLine: false }
  const least = operator === '$type' ? lowestOfType.get(value) : undefined
  if (least === undefined) throw unsupported(`${path}: { ${operator} }`)
  return { path, wanted: boundsOfOperator(path, '$gte', least), isHalfLine: false }
}

function conditionsOfPath(path: string, value: Value): Condition[] {
  const isOperators = value instanceof Doc && value.keys[0]?.startsWith('$')
  if (!isOperators) return [conditionOf(path, '$eq', value)]
  return [...(value as Doc)].map(([operator, operand]) => conditionOf(path, operator, operand))
}

/**
 * The conditions of a partial filter, all of which must hold. Throws CannotCreateIndex for a condition without
 * bounds.
 */
export function partialConditions(filter: Doc): Condition[] {
  return [...filter].flatMap(([name, value]) => {
    if (name === '$and' && value instanceof List) return value.items.flatMap((item) => partialConditions(item as Doc))
    if (name.startsWith('$')) throw unsupported(name)
    return conditionsOfPath(name, value)
  })
}

const conditionsByIndex = new WeakMap<IndexInfo, Condition[]>()

function conditionsOf(index: IndexInfo): Condition[] {
  if (!index.partialFilter) return []
  const conditions = conditionsByIndex.get(index) ?? partialConditions(index.partialFilter)
  conditionsByIndex.set(index, conditions)
  return conditions
}

/** Whether every value of `inner` lies in `outer`. */
function isWithin(inner: Intervals, outer: Intervals): boolean {
  return inner.every((a) =>
    outer.some((b) => {
      const low = compareValues(b.lower, a.lower)
      const high = compareValues(a.upper, b.upper)
      const isLowIn = low < 0 || (low === 0 && (b.lowerInclusive || !a.lowerInclusive))
      return isLowIn && (high < 0 || (high === 0 && (b.upperInclusive || !a.upperInclusive)))
    }),
  )
}

function follows({ path, wanted, isHalfLine }: Condition, filter: Filter): boolean {
  const asked = filter.bounds(path, !isHalfLine)
  if (!asked) return false
  return wanted === 'present' ? !contains(asked, null) : isWithin(asked, wanted)
}

function isSparseCovered(index: IndexInfo, filter: Filter): boolean {
  if (!index.sparse) return true
  return index.fields.some(({ path }) => {
    const intervals = filter.bounds(path, true)
    return intervals !== null && !contains(intervals, null)
  })
}

/**
 * Whether an index contains every document that can match the filter. For a partial index, the filter's bounds must
 * imply each of its conditions. For a sparse index, the filter must require a stored value.
 */
export function coversFilter(index: IndexInfo, filter: Filter): boolean {
  return isSparseCovered(index, filter) && conditionsOf(index).every((condition) => follows(condition, filter))
}
