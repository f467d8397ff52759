import type { Deadline } from '../engine/deadline'
import { type Doc, decode, type Filter } from '../query'
import type { CollectionInfo } from '../storage/catalog'
import { recordOfKey } from '../storage/keys'
import type { Reader } from '../storage/reader'
import type { IndexPlan, Plan } from './planner'

/** A document and the record it is stored in. */
export interface FoundDocument {
  record: number
  doc: Doc
}

/** What running a plan has looked at. */
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

function* indexRecords(
  reader: Reader,
  plan: IndexPlan,
  statistics: PlanStatistics,
  deadline: Deadline | undefined,
): IterableIterator<number> {
  const seen = plan.index.multikeyPaths.length > 0 ? new Set<number>() : undefined
  const ranges = plan.isReverse ? plan.ranges.toReversed() : plan.ranges
  for (const range of ranges)
    for (const key of reader.entries(range, plan.isReverse)) {
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

/** The documents that match, in the order in which the plan meets them. */
export function* execute(execution: Execution): IterableIterator<FoundDocument> {
  const statistics = execution.statistics ?? { keysExamined: 0, docsExamined: 0 }
  for (const found of candidates(execution, statistics)) {
    statistics.docsExamined += 1
    if (execution.filter.matches(found.doc)) yield found
  }
}
