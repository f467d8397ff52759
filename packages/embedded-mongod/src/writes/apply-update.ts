import { insertRecord, replaceRecord } from '../engine/record-writes'
import type { FoundDocument } from '../planner/execute'
import type { Doc, Filter, Timestamp, Update } from '../query'
import type { CollectionInfo } from '../storage/catalog'
import { toStoredDocument } from './insert-statement'
import type { WriteScope } from './statement'

/** An update with the context for one document. */
export interface PreparedUpdate {
  update: Update
  filter: Filter
  now: () => Timestamp
}

/** The new version of a document, not written yet. Everything that may fail runs before `write`. */
export interface PendingWrite {
  after: Doc
  write(): void
}

/** The result of the update of a document; the document itself if nothing changes. */
export function updateDocument(
  scope: WriteScope,
  collection: CollectionInfo,
  { record, doc }: FoundDocument,
  { update, filter, now }: PreparedUpdate,
): PendingWrite {
  const { doc: updated, modified } = update.apply(doc, { filter })
  if (!modified) return { after: doc, write: () => {} }
  const after = toStoredDocument(updated, now)
  return { after, write: () => replaceRecord(scope.target, collection, record, doc, after) }
}

/** The document that an upsert inserts when nothing matches. */
export function upsert(scope: WriteScope, { update, filter, now }: PreparedUpdate): PendingWrite {
  const after = toStoredDocument(update.upsert(filter), now)
  return { after, write: () => insertRecord(scope.target, scope.ensure(), after) }
}
