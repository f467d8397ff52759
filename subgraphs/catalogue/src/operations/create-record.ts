import type { KindName, WrittenTranslation } from '@sanguine/content'
import { type Context, requirePermission } from '@sanguine/kernel'
import { Types } from 'mongoose'
import { readRecordValues } from '../records/read-record-values'
import type { StampedRecord } from '../records/record'
import { requireKnownImages } from '../records/require-known-images'
import { toWireValues } from '../rest/wire-names'
import { changeRecord } from './change-record'
import { readTranslations } from './read-translations'

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
  // The names of REST identify a repeat in every version.
  const call = { kind, id, name: 'createRecord', input: [kind, toWireValues(kind, input), written] }
  return changeRecord(context, call, ({ index }) => {
    const after = readRecordValues(context, kind, input, index)
    const translations = readTranslations(kind, { present: {}, written, originals: after })
    return { kind, id, before: null, after, translations }
  })
}
