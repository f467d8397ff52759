import type { AnyRecord, KindName } from '@sanguine/content'
import { type Context, idSchema, notFound, parse, requireAdmin } from '@sanguine/kernel'
import { changeContent } from '../content/change-content'
import { stale } from '../record-problem'
import { recordAt } from './read-record'
import { readRecordValues } from './read-record-values'
import type { StampedRecord } from './record'

export interface RecordUpdate {
  readonly id: string
  /** of the record that was edited; left out, the last write wins */
  readonly revision?: number | undefined
  /** the whole record: what is left out goes to its default */
  readonly input: unknown
}

/** Replaces a record. For admins. Throws `notFound`, `invalidInput` with the field, `conflict`. */
export async function updateRecord<Name extends KindName>(
  context: Context,
  kind: Name,
  { id: givenId, revision, input }: RecordUpdate,
): Promise<StampedRecord<Name>> {
  requireAdmin(context)
  const id = parse(idSchema, givenId, 'id')
  const snapshot = await changeContent(context.app, ({ index, stamps }) => {
    const before = stamps[kind].get(id)
    if (!before) throw notFound(kind)
    if (revision !== undefined && revision !== before.revision) throw stale(kind)
    const record = index[kind].find({ by: 'id', value: id }) as AnyRecord | undefined
    return { kind, id, before, after: readRecordValues(context, kind, input, index, record) }
  })
  return recordAt(snapshot, kind, id)
}
