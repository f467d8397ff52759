import type { KindName } from '@sanguine/content'
import type { Context } from '@sanguine/kernel'
import type { Stamp } from '../content/read-documents'
import type { Snapshot } from '../content/release-cache'
import { noSuchRecord, stale } from '../record-problem'
import { staleRecord } from './describe-later-changes'

/** The stale records of one call whose later changes are read from the audit log. */
const maxDescribed = 10

/**
 * Returns a function for the records of one call. It returns the stamp of a record, and throws `notFound`, or `stale` if
 * the record is at another revision than the caller read.
 */
export function revisionCheck(context: Context, kind: KindName, { stamps }: Snapshot) {
  let described = 0
  return async (id: string, revision: number | undefined): Promise<Stamp> => {
    const present = stamps[kind].get(id)
    if (!present) throw noSuchRecord(kind)
    if (revision === undefined || revision === present.revision) return present
    described += 1
    throw described > maxDescribed ? stale(kind) : await staleRecord(context, kind, id, revision)
  }
}
