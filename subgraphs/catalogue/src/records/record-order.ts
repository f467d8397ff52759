import { type AnyRecord, anyRecords, type KindName, titleOf } from '@sanguine/content'
import type { Snapshot } from '../content/release-cache'
import { memoPerKind } from '../memo-per-release'

/** The sort key of a list: the number that orders lists, the title, or the time of the last change. */
export type RecordSort = 'order' | 'name' | 'updated'

/** A record's place in a sorted list. Two records of a kind have different places: the id decides at last. */
export interface RecordPlace {
  /** the value that `sort` compares first; 0 for `name` */
  readonly rank: number
  readonly title: string
  readonly id: string
}

/** A record with its place in one sorted list. */
export interface PlacedRecord {
  readonly record: AnyRecord
  readonly place: RecordPlace
}

const collator = new Intl.Collator('en')

/** Negative if `a` comes first. Titles are compared as English texts. */
export const comparePlaces = (a: RecordPlace, b: RecordPlace): number =>
  a.rank - b.rank || collator.compare(a.title, b.title) || compareIds(a.id, b.id)

const compareIds = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

const rankOf = (snapshot: Snapshot, kind: KindName, record: AnyRecord, by: RecordSort): number => {
  if (by === 'name') return 0
  if (by === 'updated') return snapshot.stamps[kind].get(record.id)?.updatedAt ?? 0
  // As players see them: the latest first.
  if (kind === 'news') return -Number(record.publishedAt)
  return Number(record.orderIndex ?? record.sequence ?? record.xp ?? 0)
}

/**
 * The records in the order of the last version, new ones at the end, because a nearly sorted list is sorted far faster.
 */
function inLastOrder(records: readonly AnyRecord[], lastIds: readonly string[]): readonly AnyRecord[] {
  const rest = new Map(records.map((record) => [record.id, record]))
  const known: AnyRecord[] = []
  for (const id of lastIds) {
    const record = rest.get(id)
    if (record && rest.delete(id)) known.push(record)
  }
  return [...known, ...rest.values()]
}

/** The kind's records in ascending order; sorted once until one of them changes. */
export const sortedRecords = memoPerKind((snapshot, kind, by: RecordSort): readonly PlacedRecord[] => {
  const key = `${kind} ${by}`
  const order = inLastOrder(anyRecords(snapshot.content.records, kind), snapshot.lastOrders.get(key) ?? [])
    .map((record) => ({
      record,
      place: { rank: rankOf(snapshot, kind, record, by), title: titleOf(kind, record), id: record.id },
    }))
    .sort((a, b) => comparePlaces(a.place, b.place))
  snapshot.lastOrders.set(
    key,
    order.map(({ record }) => record.id),
  )
  return order
})
