import { canonical, type KindName, type WrittenTranslation } from '@sanguine/content'
import { type Context, keyedCall, requirePermission, requireSameCall } from '@sanguine/kernel'
import { Types } from 'mongoose'
import { changeContent } from '../content/change-content'
import type { CreationDocument } from '../content/content.model'
import { contentStoreService } from '../content/content-store'
import type { Snapshot } from '../content/release-cache'
import { recordAt } from './read-record'
import { readRecordValues } from './read-record-values'
import { readTranslations } from './read-translations'
import type { StampedRecord } from './record'
import { requireKnownImages } from './require-known-images'

/**
 * Adds a record; gaps in `input` go to their defaults, an id in it is ignored. `written` are its texts in other languages.
 * A call that repeats an `Idempotency-Key` returns the record as it was created and adds none; refusals are not kept. For
 * editors and admins. Throws `invalidInput` with the field, `conflict` where the short name is taken or the key belongs to
 * another call.
 */
export async function createRecord<Name extends KindName>(
  context: Context,
  kind: Name,
  input: unknown,
  written: readonly WrittenTranslation[] = [],
): Promise<StampedRecord<Name>> {
  const { accountId } = requirePermission(context, 'editContent')
  const call = keyedCall(context, 'createRecord', [kind, input, written])
  const creationKey = call && { _id: `${accountId}:${call.key}`, fingerprint: call.fingerprint }
  await requireKnownImages(context.app, kind, input)
  const store = context.app.get(contentStoreService)
  const id = new Types.ObjectId().toHexString()
  const made: { first: CreationDocument | null } = { first: null }
  const { snapshot } = await changeContent(context, async ({ index }) => {
    made.first = creationKey && (await store.findCreation(creationKey._id))
    if (call && made.first) {
      requireSameCall(call, made.first)
      return null
    }
    const after = readRecordValues(context, kind, input, index)
    const translations = readTranslations(kind, { present: {}, written, originals: after })
    return { kind, id, before: null, after, translations, creationKey }
  })
  return made.first ? asCreated(snapshot, kind, made.first) : recordAt(snapshot, kind, id)
}

/** The record as the first call returned it; since then it may have been changed or deleted. */
function asCreated<Name extends KindName>(
  { index }: Snapshot,
  kind: Name,
  { recordId, values, at }: CreationDocument,
): StampedRecord<Name> {
  const record: unknown = {
    ...canonical(kind, { ...values, id: recordId }, index),
    revision: 1,
    updatedAt: at.getTime(),
  }
  return record as StampedRecord<Name>
}
