import {
  type AnyRecord,
  anyKind,
  anyRecords,
  type Content,
  type ContentProblem,
  type ContentRecords,
  type KindName,
  kindNames,
  startSchema,
  type Translations,
  titleOf,
} from '@sanguine/content'
import { issueReason } from '@sanguine/kernel'
import type { z } from 'zod'
import type { StoredDocument } from './content.model'

/** The metadata of a record, beside its content. */
export interface Stamp {
  readonly revision: number
  /** milliseconds since the epoch */
  readonly updatedAt: number
}

/** The content of the database at one version. */
export interface StoredContent {
  readonly version: number
  readonly content: Content
  /** texts in other languages, also of sentences that have changed since */
  readonly translations: Translations
  readonly stamps: { readonly [Name in KindName]: ReadonlyMap<string, Stamp> }
  /** records that a change outside the CMS made unreadable; they are not in `content` */
  readonly unreadable: readonly ContentProblem[]
}

interface ReadDocument {
  readonly id: string
  readonly stamp: Stamp
  /** null if it is not valid */
  readonly record: AnyRecord | null
  readonly problem: ContentProblem | null
}

/** Reads the record of a document. */
export function readDocument(kind: KindName, document: StoredDocument, pack: Content): ReadDocument {
  const id = document._id.toHexString()
  const stamp = { revision: document.revision ?? 0, updatedAt: document.updatedAt?.getTime() ?? 0 }
  const packed = packedRecord(kind, document, pack)
  if (packed) return { id, stamp, record: packed, problem: null }
  const parsed = anyKind(kind).record.safeParse({ ...document, id }, { reportInput: true })
  return parsed.success
    ? { id, stamp, record: parsed.data as AnyRecord, problem: null }
    : { id, stamp, record: null, problem: unreadableProblem(kind, id, document, parsed.error.issues[0]) }
}

/** The records of documents, by kind in the order of `kindNames`. */
export function readDocuments(
  version: number,
  start: unknown,
  documents: readonly StoredDocument[][],
  pack: Content,
): Omit<StoredContent, 'translations'> {
  const unreadable: ContentProblem[] = []
  const records: Record<string, AnyRecord[]> = {}
  const stamps: Record<string, Map<string, Stamp>> = {}
  kindNames.forEach((kind, place) => {
    const read = (documents[place] ?? []).map((document) => readDocument(kind, document, pack))
    records[kind] = read.flatMap(({ record }) => record ?? [])
    stamps[kind] = new Map(read.map(({ id, stamp }) => [id, stamp]))
    unreadable.push(...read.flatMap(({ problem }) => problem ?? []))
  })
  return {
    version,
    content: { records: records as unknown as ContentRecords, start: startSchema.parse(start ?? {}) },
    stamps: stamps as unknown as StoredContent['stamps'],
    unreadable,
  }
}

const unreadableProblem = (
  kind: KindName,
  id: string,
  document: StoredDocument,
  issue: z.core.$ZodIssue | undefined,
): ContentProblem => ({
  kind,
  id,
  title: titleOf(kind, document),
  field: issue?.path.join('.') ?? '',
  message: issue ? issueReason(issue) : { en: 'is not valid', de: 'ist nicht gültig' },
})

interface PackedRecord {
  readonly record: AnyRecord
  /** its values as JSON, without the id */
  readonly text: string
}

const packedByKind = new WeakMap<readonly AnyRecord[], ReadonlyMap<string, PackedRecord>>()

/**
 * The record of the pack that a document equals; undefined if it was changed. Such a record was checked when the pack
 * was read. Most records of a site are unchanged, so a start checks few.
 */
function packedRecord(kind: KindName, { _id, revision, updatedAt, ...values }: StoredDocument, pack: Content) {
  const list = anyRecords(pack.records, kind)
  const known = packedByKind.get(list) ?? new Map(list.map((record) => [record.id, packedOf(record)]))
  packedByKind.set(list, known)
  const packed = known.get(_id.toHexString())
  return packed?.text === JSON.stringify(values) ? packed.record : undefined
}

const packedOf = (record: AnyRecord): PackedRecord => {
  const { id: _id, ...values } = record
  return { record, text: JSON.stringify(values) }
}
