import { type AnyRecord, anyRecords, chosenImages, type KindName, kindNames } from '@sanguine/content'
import type { App } from '@sanguine/kernel'
import { changeContentAsSystem } from './change-content'
import { withoutId } from './record-state'
import { releaseService } from './release-cache'

type NewIds = ReadonlyMap<string, string>

/** The fields of a record whose image has a new id, with that id. */
const replacedFields = (kind: KindName, record: AnyRecord, newIds: NewIds): [field: string, id: string][] =>
  chosenImages(kind, record).flatMap(({ field, id }): [string, string][] => {
    const newId = newIds.get(id)
    return newId ? [[field, newId]] : []
  })

/**
 * Replaces the old id of an image by the new one in all records that show it, one change after another. Each is a
 * change of the system in the audit log. Returns the number of changed records.
 */
export async function replaceImages(app: App, newIds: NewIds, isWanted: () => boolean = () => true): Promise<number> {
  const { content } = await app.get(releaseService).latest()
  const found = kindNames.flatMap((kind) =>
    anyRecords(content.records, kind)
      .filter((record) => replacedFields(kind, record, newIds).length > 0)
      .map(({ id }) => ({ kind, id })),
  )
  let count = 0
  for (const { kind, id } of found) {
    if (!isWanted()) break
    const { records } = await changeContentAsSystem(app, async ({ index, stamps }) => {
      const record = index[kind].find({ by: 'id', value: id }) as AnyRecord | undefined
      const fields = record ? replacedFields(kind, record, newIds) : []
      // another gateway may have been first
      if (!record || fields.length === 0) return []
      const after = withoutId({ ...record, ...Object.fromEntries(fields) })
      return [{ kind, id, before: stamps[kind].get(id) ?? null, after }]
    })
    if (records[0]?.entryId) count += 1
  }
  return count
}
