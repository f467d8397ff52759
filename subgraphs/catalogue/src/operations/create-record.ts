import type { KindName } from '@sanguine/content'
import { type Context, requirePermission } from '@sanguine/kernel'
import { Types } from 'mongoose'
import { changeContent } from '../content/change-content'
import { recordAt } from './read-record'
import { readRecordValues } from './read-record-values'
import type { StampedRecord } from './record'

/**
 * Adds a record; gaps in `input` go to their defaults, an id in it is ignored. For editors and admins. Throws `invalidInput` with the
 * field, `conflict` where the short name is taken.
 */
export async function createRecord<Name extends KindName>(
  context: Context,
  kind: Name,
  input: unknown,
): Promise<StampedRecord<Name>> {
  requirePermission(context, 'editContent')
  const id = new Types.ObjectId().toHexString()
  const snapshot = await changeContent(context.app, ({ index }) => ({
    kind,
    id,
    before: null,
    after: readRecordValues(context, kind, input, index),
  }))
  return recordAt(snapshot, kind, id)
}
