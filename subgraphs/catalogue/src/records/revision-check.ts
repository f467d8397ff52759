import type { KindName } from '@sanguine/content'
import type { Context } from '@sanguine/kernel'
import type { Stamp } from '../content/read-documents'
import type { Snapshot } from '../content/release-cache'
import { noSuchRecord } from '../record-problem'
import { laterChangesReader } from './describe-later-changes'

/**
 * Returns a function for the records of one call. It returns the stamp of a record, and throws `notFound`, or `stale` if
 * the record is at another revision than the caller read.
 */
export function revisionCheck(context: Context, kind: KindName, { stamps }: Snapshot) {
  const { staleRecord } = laterChangesReader(context)
  return async (id: string, revision: number | undefined): Promise<Stamp> => {
    const present = stamps[kind].get(id)
    if (!present) throw noSuchRecord(kind)
    if (revision === undefined || revision === present.revision) return present
    throw await staleRecord(kind, id, revision)
  }
}
