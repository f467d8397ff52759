import type { Deadline } from '../engine/deadline'
import { type Doc, decode, type Filter } from '../query'
import type { CollectionInfo } from '../storage/catalog'
import { recordOfKey } from '../storage/keys'
import type { Reader } from '../storage/reader'
import type { IndexPlan, Plan } from './planner'

/** A document and the number of its record. */
export interface FoundDocument {
  record: number
  doc: Doc
}

/** The numbers of keys and documents that a plan examined. */
export interface PlanStatistics {
  keysExamined: number
  docsExamined: number
}

export interface Execution {
  reader: Reader
  collection: CollectionInfo
  filter: Filter
  plan: Plan
  deadline: Deadline | undefined
  statistics?: PlanStatistics
}

/** Yields the entries range by range. */
function* entriesInTurn(reader: Reader, { ranges, isReverse }: IndexPlan): IterableIterator<Buffer> {
  for (const range of isReverse ? ranges.toReversed() : ranges) yield* reader.entries(range, isReverse)
}

/** The entries of all ranges, ordered by their bytes after the prefixes of the ranges. */
function* entriesSideBySide(reader: Reader, { ranges, isReverse }: IndexPlan): IterableIterator<Buffer> {
  const open = ranges.map((range) => ({ prefixSize: range.prefixSize ?? 0, entries: reader.entries(range, isReverse) }))
  const heads: { entry: Buffer; rest: Buffer; from: (typeof open)[number] }[] = []
  const sign = isReverse ? -1 : 1
  const advance = (from: (typeof open)[number]) => {
    const { done, value: entry } = from.entries.next()
    if (done) return
    const rest = entry.subarray(from.prefixSize)
    const place = heads.findIndex((head) => Buffer.compare(rest, head.rest) * sign < 0)
    heads.splice(place < 0 ? heads.length : place, 0, { entry, rest, from })
  }
  try {
    for (const from of open) advance(from)
    for (let head = heads.shift(); head; head = heads.shift()) {
      yield head.entry
      advance(head.from)
    }
  } finally {
    for (const { entries } of open) entries.return?.()
  }
}

function* indexRecords(
  reader: Reader,
  plan: IndexPlan,
  statistics: PlanStatistics,
  deadline: Deadline | undefined,
): IterableIterator<number> {
  const seen = plan.index.multikeyPaths.length > 0 ? new Set<number>() : undefined
  for (const key of plan.isMerged ? entriesSideBySide(reader, plan) : entriesInTurn(reader, plan)) {
    deadline?.check()
    statistics.keysExamined += 1
    const record = recordOfKey(key)
    if (seen?.has(record)) continue
    seen?.add(record)
    yield record
  }
}

function* candidates(execution: Execution, statistics: PlanStatistics): IterableIterator<FoundDocument> {
  const { reader, collection, plan, deadline } = execution
  if (plan.kind === 'scan') {
    for (const { record, bytes } of reader.records(collection.id, plan.isReverse)) {
      deadline?.check()
      yield { record, doc: decode(bytes) }
    }
    return
  }
  for (const record of indexRecords(reader, plan, statistics, deadline)) {
    const bytes = reader.record(collection.id, record)
    if (bytes) yield { record, doc: decode(bytes) }
  }
}

/** The matching documents in the order of the plan. */
export function* execute(execution: Execution): IterableIterator<FoundDocument> {
  const statistics = execution.statistics ?? { keysExamined: 0, docsExamined: 0 }
  for (const found of candidates(execution, statistics)) {
    statistics.docsExamined += 1
    if (execution.filter.matches(found.doc)) yield found
  }
}
