import {
  type AnyRecord,
  canonical,
  type KindName,
  normalizeTexts,
  translationsOf,
  type WrittenTranslation,
} from '@sanguine/content'
import {
  type Context,
  idSchema,
  keyedCall,
  parse,
  requirePermission,
  requireSameCall,
  requireViewer,
} from '@sanguine/kernel'
import { Types } from 'mongoose'
import { z } from 'zod'
import { changeContent, type Plan } from '../content/change-content'
import type { KeyedChangeDocument } from '../content/content.model'
import { contentStoreService } from '../content/content-store'
import type { Snapshot } from '../content/release-cache'
import { noSuchRecord } from '../record-problem'
import { staleRecord } from '../records/describe-later-changes'
import { readRecordValues, readTranslations, requireKnownImages } from '../records/read-record-input'
import { recordAt, type StampedRecord } from '../records/record'
import { toWireValues } from '../rest/wire-names'

const inputSchema = z.looseObject({})

/**
 * Adds a record; gaps in `input` go to their defaults, an id in it is ignored. `written` are its texts in other
 * languages. A call that repeats an `Idempotency-Key` returns the record as it was created and adds none; refusals are
 * not kept. For editors and admins. Throws `invalidInput` with the field, `conflict` if the short name is taken or the
 * key belongs to another call.
 */
export async function createRecord<Name extends KindName>(
  context: Context,
  kind: Name,
  input: unknown,
  written: readonly WrittenTranslation[] = [],
): Promise<StampedRecord<Name>> {
  requirePermission(context, 'editContent')
  await requireKnownImages(context.app, kind, input)
  const id = new Types.ObjectId().toHexString()
  const call = { kind, id, name: 'createRecord', identity: () => [kind, toWireValues(kind, input), written] }
  return changeRecord(context, call, ({ index }) => {
    const after = readRecordValues(context, kind, normalizeTexts(kind, parse(inputSchema, input)), index)
    const translations = readTranslations(kind, { present: {}, written, originals: after })
    return { kind, id, before: null, after, translations }
  })
}

export interface RecordUpdate {
  readonly id: string
  /** of the record that was edited; left out, the last write wins */
  readonly revision?: number | undefined
  readonly input: unknown
  /** whether fields that the input leaves out get their defaults or stay unchanged; default `default` */
  readonly missingFields?: 'default' | 'keep'
  /** texts in other languages; those left out stay unchanged, even if the original changes */
  readonly translations?: readonly WrittenTranslation[] | undefined
}

/**
 * Replaces a record, or changes the given fields of it. A call that repeats an `Idempotency-Key` returns the record of
 * the first call and changes nothing. For editors and admins. Throws `notFound`, `invalidInput` with the field,
 * `conflict`.
 */
export async function updateRecord<Name extends KindName>(
  context: Context,
  kind: Name,
  { id: givenId, revision, input, missingFields = 'default', translations: written = [] }: RecordUpdate,
): Promise<StampedRecord<Name>> {
  requirePermission(context, 'editContent')
  const id = parse(idSchema, givenId, 'id')
  const identity = () => [kind, id, revision ?? null, toWireValues(kind, input), missingFields, written]
  return changeRecord(
    context,
    { kind, id, name: 'updateRecord', identity },
    async ({ index, stamps, translations }) => {
      const before = stamps[kind].get(id)
      if (!before) throw noSuchRecord(kind)
      if (revision !== undefined && revision !== before.revision) throw await staleRecord(context, kind, id, revision)
      const record = index[kind].find({ by: 'id', value: id }) as AnyRecord | undefined
      await requireKnownImages(context.app, kind, input, record)
      const given = parse(inputSchema, input)
      const values = normalizeTexts(kind, missingFields === 'keep' ? { ...record, ...given } : given, record)
      const after = readRecordValues(context, kind, values, index, record)
      const present = translationsOf(translations, id)
      return { kind, id, before, after, translations: readTranslations(kind, { present, written, originals: after }) }
    },
  )
}

interface KeyedChange<Name extends KindName> {
  readonly kind: Name
  /** of the record */
  readonly id: string
  /** the operation */
  readonly name: string
  /** the input by which a repeat is recognized; with the names of REST, which are the same in every version */
  readonly identity: () => unknown
}

/**
 * Creates or updates a record by `plan`. A call that repeats an `Idempotency-Key` returns the record of the first call
 * and changes nothing; refusals are not stored. Throws the errors of `plan`, and `conflict` if the key belongs to
 * another call.
 */
async function changeRecord<Name extends KindName>(
  context: Context,
  { kind, id, name, identity }: KeyedChange<Name>,
  plan: Plan,
): Promise<StampedRecord<Name>> {
  const store = context.app.get(contentStoreService)
  const call = context.idempotencyKey === null ? null : keyedCall(context, name, identity())
  const key = call && { _id: `${requireViewer(context).accountId}:${call.key}`, fingerprint: call.fingerprint }
  const made: { first: KeyedChangeDocument | null } = { first: null }
  const { snapshot } = await changeContent(context, async (present) => {
    made.first = key && (await store.findKeyedChange(key._id))
    if (call && made.first) {
      requireSameCall(call, made.first)
      return null
    }
    const change = await plan(present)
    return change && { ...change, key }
  })
  return made.first ? asKept(snapshot, kind, made.first) : recordAt(snapshot, kind, id)
}

/** The record that the first call returned; it may have been changed or deleted since. */
function asKept<Name extends KindName>(
  { index }: Snapshot,
  kind: Name,
  { recordId, revision, values, at }: KeyedChangeDocument,
): StampedRecord<Name> {
  const record: unknown = { ...canonical(kind, { ...values, id: recordId }, index), revision, updatedAt: at.getTime() }
  return record as StampedRecord<Name>
}
