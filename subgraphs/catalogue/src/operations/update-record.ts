import { type AnyRecord, type KindName, translationsOf, type WrittenTranslation } from '@sanguine/content'
import { type Context, idSchema, parse, requirePermission } from '@sanguine/kernel'
import { z } from 'zod'
import { noSuchRecord } from '../record-problem'
import { staleRecord } from '../records/describe-later-changes'
import { readRecordValues } from '../records/read-record-values'
import type { StampedRecord } from '../records/record'
import { requireKnownImages } from '../records/require-known-images'
import { toWireValues } from '../rest/wire-names'
import { changeRecord } from './change-record'
import { readTranslations } from './read-translations'

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
  // The names of REST identify a repeat in every version.
  const sent = [kind, id, revision ?? null, toWireValues(kind, input), missingFields, written]
  return changeRecord(
    context,
    { kind, id, name: 'updateRecord', input: sent },
    async ({ index, stamps, translations }) => {
      const before = stamps[kind].get(id)
      if (!before) throw noSuchRecord(kind)
      if (revision !== undefined && revision !== before.revision) throw await staleRecord(context, kind, id, revision)
      const record = index[kind].find({ by: 'id', value: id }) as AnyRecord | undefined
      await requireKnownImages(context.app, kind, input, record)
      const values = missingFields === 'keep' ? { ...record, ...parse(z.looseObject({}), input) } : input
      const after = readRecordValues(context, kind, values, index, record)
      const present = translationsOf(translations, id)
      return { kind, id, before, after, translations: readTranslations(kind, { present, written, originals: after }) }
    },
  )
}
