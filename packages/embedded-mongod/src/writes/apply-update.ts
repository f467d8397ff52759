import { insertRecord, replaceRecord } from '../engine/record-writes'
import type { FoundDocument } from '../planner/execute'
import type { Doc, Filter, Timestamp, Update } from '../query'
import type { CollectionInfo } from '../storage/catalog'
import { toStoredDocument } from './insert-statement'
import type { WriteScope } from './statement'

/** An update with what it needs to be applied to one document. */
export interface PreparedUpdate {
  update: Update
  filter: Filter
  now: () => Timestamp
}

/** Writes what the update makes of a document; returns it, or the document itself when nothing changes. */
export function updateDocument(
  scope: WriteScope,
  collection: CollectionInfo,
  { record, doc }: FoundDocument,
  { update, filter, now }: PreparedUpdate,
): Doc {
  const { doc: updated, modified } = update.apply(doc, { filter })
  if (!modified) return doc
  const after = toStoredDocument(updated, now)
  replaceRecord(scope.target, collection, record, doc, after)
  return after
}

/** Inserts the document an upsert makes when nothing matches. */
export function upsert(scope: WriteScope, { update, filter, now }: PreparedUpdate): Doc {
  const doc = toStoredDocument(update.upsert(filter), now)
  insertRecord(scope.target, scope.ensure(), doc)
  return doc
}
