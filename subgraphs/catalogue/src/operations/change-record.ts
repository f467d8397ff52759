import {
  type AnyRecord,
  apiKindOf,
  canonical,
  type KindName,
  normalizeTexts,
  translationsOf,
  type WrittenTranslation,
} from '@sanguine/content'
import { type Context, idSchema, parse, requirePermission } from '@sanguine/kernel'
import { Types } from 'mongoose'
import { z } from 'zod'
import { onlyOf, runForEach } from '../content/batch-problem'
import type { Plan } from '../content/change-content'
import { changeContentOnce, type RepeatableCall } from '../content/change-content-once'
import type { KeyedChangeDocument } from '../content/content.model'
import type { Snapshot } from '../content/release-cache'
import { readBatchIds } from '../records/read-batch'
import { knownImageCheck, readRecordValues, readTranslations } from '../records/read-record-input'
import { recordAt, type StampedRecord } from '../records/record'
import { revisionCheck } from '../records/revision-check'
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
  const requireImages = await knownImageCheck(context.app, kind, [{ input }])
  requireImages({ input })
  const id = new Types.ObjectId().toHexString()
  const call = { kind, ids: [id], name: 'createRecord', identity: () => [kind, toWireValues(kind, input), written] }
  const create = async ({ index }: Snapshot) => {
    const after = readRecordValues(context, kind, normalizeTexts(kind, parse(inputSchema, input)), index)
    const translations = readTranslations(kind, { present: {}, written, originals: after })
    return [{ kind, id, before: null, after, translations }]
  }
  return onlyOf(() => changeRecords(context, call, create))
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
  update: RecordUpdate,
): Promise<StampedRecord<Name>> {
  requirePermission(context, 'editContent')
  const id = parse(idSchema, update.id, 'id')
  const call = { kind, ids: [id], name: 'updateRecord', identity: () => identityOf(kind, update, id) }
  return onlyOf(() => changeRecords(context, call, planUpdates(context, kind, [{ ...update, id }])))
}

/**
 * The same for several records, all or none, in one change of the content. Returns them in the order of `updates`. Throws
 * `BatchProblem` with the problem of each record that cannot be changed, and `invalidInput` if there are too many.
 */
export async function updateRecords<Name extends KindName>(
  context: Context,
  kind: Name,
  updates: readonly RecordUpdate[],
): Promise<StampedRecord<Name>[]> {
  requirePermission(context, 'editContent')
  const ids = await readBatchIds(updates, apiKindOf(kind).plural)
  const given = updates.map((update, index) => ({ ...update, id: ids[index] ?? update.id }))
  const identity = () => given.map((update) => identityOf(kind, update, update.id))
  return changeRecords(context, { kind, ids, name: 'updateRecords', identity }, planUpdates(context, kind, given))
}

const identityOf = (kind: KindName, update: RecordUpdate, id: string): unknown => {
  const { revision, input, missingFields = 'default', translations = [] } = update
  return [kind, id, revision ?? null, toWireValues(kind, input), missingFields, translations]
}

const planUpdates =
  (context: Context, kind: KindName, updates: readonly RecordUpdate[]): Plan =>
  async (snapshot) => {
    const { index, translations } = snapshot
    const requireRevision = revisionCheck(context, kind, snapshot)
    const recordOf = (id: string): AnyRecord | undefined => index[kind].find({ by: 'id', value: id })
    const requireImages = await knownImageCheck(
      context.app,
      kind,
      updates.map(({ id, input }) => ({ input, before: recordOf(id) })),
    )
    return runForEach(updates, async ({ id, revision, input, missingFields, translations: written = [] }) => {
      const before = await requireRevision(id, revision)
      const record = recordOf(id)
      requireImages({ input, before: record })
      const given = parse(inputSchema, input)
      const values = normalizeTexts(kind, missingFields === 'keep' ? { ...record, ...given } : given, record)
      const after = readRecordValues(context, kind, values, index, record)
      const present = translationsOf(translations, id)
      return { kind, id, before, after, translations: readTranslations(kind, { present, written, originals: after }) }
    })
  }

/** `identity` has the names of REST, which are the same in every version. */
interface RecordsCall<Name extends KindName> extends RepeatableCall {
  readonly kind: Name
  /** of the records */
  readonly ids: readonly string[]
}

/**
 * Creates or updates records by `plan`. A call that repeats an `Idempotency-Key` returns the records of the first call
 * and changes nothing. Throws the errors of `changeContentOnce`.
 */
async function changeRecords<Name extends KindName>(
  context: Context,
  { kind, ids, ...call }: RecordsCall<Name>,
  plan: Plan,
): Promise<StampedRecord<Name>[]> {
  const { snapshot, kept } = await changeContentOnce(context, { ...call, keepsValues: true }, plan)
  return kept ? kept.map((each) => asKept(snapshot, kind, each)) : ids.map((id) => recordAt(snapshot, kind, id))
}

/** A record that the first call returned; it may have been changed or deleted since. */
function asKept<Name extends KindName>(
  { index }: Snapshot,
  kind: Name,
  { recordId, revision, values, at }: KeyedChangeDocument,
): StampedRecord<Name> {
  const record: unknown = { ...canonical(kind, { ...values, id: recordId }, index), revision, updatedAt: at.getTime() }
  return record as StampedRecord<Name>
}
