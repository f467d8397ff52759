import type { Deadline } from '../engine/deadline'
import { compileFilter, compileSort, Doc, type Filter, MongoError, type Value } from '../query'
import type { CollectionInfo, IndexField } from '../storage/catalog'
import type { Reader } from '../storage/reader'
import { execute, type FoundDocument, type PlanStatistics } from './execute'
import { choosePlan, type Plan } from './planner'

/** A query of a collection. Counts are documents. */
export interface FindRequest {
  filter: Doc
  sort?: Doc | undefined
  hint?: Value | undefined
  skip?: number | undefined
  limit?: number | undefined
  /** Variables for `$expr`. */
  variables?: Readonly<Record<string, Value>>
  deadline?: Deadline | undefined
}

/** A request with its chosen plan. */
export interface PreparedFind {
  filter: Filter
  plan: Plan
  /** Set if the plan does not provide the order, so the documents are sorted in memory. */
  comparator: ((a: Doc, b: Doc) => number) | undefined
  request: FindRequest
}

/** The maximum size of documents that a sort holds in memory, in bytes. */
const maxSortBytes = 256 * 1024 * 1024

const isDirection = (value: Value): boolean => Number(value) === 1 || Number(value) === -1

function sortFields(sort: Doc): IndexField[] | undefined {
  const fields = [...sort]
  if (!fields.every(([, direction]) => typeof direction !== 'object' && isDirection(direction))) return undefined
  return fields.map(([path, direction]) => ({ path, direction: Number(direction) as 1 | -1 }))
}

/** The direction of a sort or hint by `$natural`: in or against the order of insertion. */
function naturalDirection(...specs: (Value | undefined)[]): 1 | -1 | undefined {
  for (const spec of specs) {
    const direction = spec instanceof Doc ? spec.get('$natural') : undefined
    if (direction !== undefined) return Number(direction) < 0 ? -1 : 1
  }
  return undefined
}

export function prepareFind(collection: CollectionInfo | undefined, request: FindRequest): PreparedFind {
  const filter = compileFilter(request.filter, request.variables ? { vars: request.variables } : {})
  const sort = request.sort && request.sort.size > 0 ? request.sort : undefined
  const natural = naturalDirection(sort, request.hint)
  const comparator = sort && naturalDirection(sort) === undefined ? compileSort(sort) : undefined
  const plan: Plan = collection
    ? choosePlan(collection, {
        filter,
        sort: comparator && sort ? sortFields(sort) : undefined,
        natural,
        hint: natural === undefined ? request.hint : undefined,
      })
    : { kind: 'scan', isReverse: false, providesSort: true }
  const isSorted = plan.providesSort && !(comparator && natural !== undefined)
  return { filter, plan, comparator: isSorted ? undefined : comparator, request }
}

function sizeOf({ doc }: FoundDocument): number {
  return doc.span ? doc.span.end - doc.span.start : 0
}

/** Sorts the found documents. With a limit, it keeps at most twice that number. */
function sorted(
  found: Iterable<FoundDocument>,
  compare: (a: Doc, b: Doc) => number,
  limit: number | undefined,
): FoundDocument[] {
  const order = (a: FoundDocument, b: FoundDocument) => compare(a.doc, b.doc) || a.record - b.record
  let kept: FoundDocument[] = []
  let bytes = 0
  for (const next of found) {
    kept.push(next)
    bytes += sizeOf(next)
    if (limit && kept.length >= Math.max(2 * limit, 1000)) {
      kept = kept.sort(order).slice(0, limit)
      bytes = kept.reduce((sum, document) => sum + sizeOf(document), 0)
    }
    if (bytes > maxSortBytes)
      throw new MongoError(292, `Sort exceeded memory limit of ${maxSortBytes} bytes; an index on the sort would help.`)
  }
  return kept.sort(order)
}

function* sliced(
  found: Iterable<FoundDocument>,
  skip: number,
  limit: number | undefined,
): IterableIterator<FoundDocument> {
  let seen = 0
  if (limit === 0) return
  for (const next of found) {
    seen += 1
    if (seen > skip) yield next
    if (limit !== undefined && seen >= skip + limit) return
  }
}

/** The documents of a prepared request. */
export function runFind(
  reader: Reader,
  collection: CollectionInfo,
  { filter, plan, comparator, request }: PreparedFind,
  statistics?: PlanStatistics,
): IterableIterator<FoundDocument> {
  const { skip = 0, limit, deadline } = request
  const found = execute({ reader, collection, filter, plan, deadline, ...(statistics ? { statistics } : {}) })
  const inOrder = comparator ? sorted(found, comparator, limit && limit + skip) : found
  return sliced(inOrder, skip, limit)
}
