import type { KindName, WrittenTranslation } from '@sanguine/content'
import { type Context, requirePermission } from '@sanguine/kernel'
import { Types } from 'mongoose'
import { changeContent } from '../content/change-content'
import { recordAt } from './read-record'
import { readRecordValues } from './read-record-values'
import { readTranslations } from './read-translations'
import type { StampedRecord } from './record'
import { requireKnownImages } from './require-known-images'

/**
 * Adds a record; gaps in `input` go to their defaults, an id in it is ignored. `written` are its texts in other languages. For editors and admins. Throws `invalidInput` with the
 * field, `conflict` where the short name is taken.
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
  const { snapshot } = await changeContent(context, ({ index }) => {
    const after = readRecordValues(context, kind, input, index)
    const translations = readTranslations(kind, { present: {}, written, originals: after })
    return { kind, id, before: null, after, translations }
  })
  return recordAt(snapshot, kind, id)
}
