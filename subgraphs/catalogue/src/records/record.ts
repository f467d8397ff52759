import { type AnyRecord, canonical, type KindName, type RecordOf } from '@sanguine/content'
import type { Snapshot } from '../content/release-cache'
import { memoPerSnapshot } from '../memo-per-release'
import { noSuchRecord } from '../record-problem'

/** A record as the CMS gets it. */
export type StampedRecord<Name extends KindName = KindName> = RecordOf<Name> & {
  /** rises with every change; a write with an older revision is refused */
  readonly revision: number
  /** milliseconds since the epoch */
  readonly updatedAt: number
}

/** `StampedRecord` by record: lists show the same ones again and again. Kept as long as their version of the content. */
const stampedRecords = memoPerSnapshot((_snapshot, _kind: KindName) => new WeakMap<AnyRecord, unknown>())

/** The record with its stamp, keys and currency pictures as they are now; the same object each time. */
export function stamped<Name extends KindName>(snapshot: Snapshot, kind: Name, record: AnyRecord): StampedRecord<Name> {
  const known = stampedRecords(snapshot, kind)
  if (!known.has(record)) {
    const { revision = 0, updatedAt = 0 } = snapshot.stamps[kind].get(record.id) ?? {}
    known.set(record, { ...canonical(kind, record, snapshot.index), revision, updatedAt })
  }
  return known.get(record) as StampedRecord<Name>
}

/** The stamped record with an id. Throws `notFound`. */
export function recordAt<Name extends KindName>(snapshot: Snapshot, kind: Name, id: string): StampedRecord<Name> {
  const record = snapshot.index[kind].find({ by: 'id', value: id }) as AnyRecord | undefined
  if (!record) throw noSuchRecord(kind)
  return stamped(snapshot, kind, record)
}
