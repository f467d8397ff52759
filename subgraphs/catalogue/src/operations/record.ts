import { type AnyRecord, canonical, type KindName, type RecordOf } from '@sanguine/content'
import type { Snapshot } from '../content/release-cache'

/** A record as the CMS gets it. */
export type StampedRecord<Name extends KindName = KindName> = RecordOf<Name> & {
  /** rises with every change; send it back to be told when somebody else was faster */
  readonly revision: number
  /** milliseconds since the epoch */
  readonly updatedAt: number
}

/** The record with its stamp, keys and currency pictures as they are now. */
export function stamped<Name extends KindName>(snapshot: Snapshot, kind: Name, record: AnyRecord): StampedRecord<Name> {
  const stamp = snapshot.stamps[kind].get(record.id)
  return {
    ...canonical(kind, record, snapshot.index),
    revision: stamp?.revision ?? 0,
    updatedAt: stamp?.updatedAt ?? 0,
  } as unknown as StampedRecord<Name>
}
