import type { KindName } from '@sanguine/content'
import type { App } from '@sanguine/kernel'
import { type mongo, Types } from 'mongoose'
import { contentModelsService, versionId } from './content.model'

/**
 * Holds a record in the transaction of another domain that begins to use it. Returns false if there is no such record.
 * The version of the content rises. So a deletion at the same time is planned again, and counts the new use.
 */
export async function holdRecord(app: App, kind: KindName, id: string, session: mongo.ClientSession): Promise<boolean> {
  const { version: versions, kinds } = app.get(contentModelsService)
  if (!(await kinds[kind].exists({ _id: new Types.ObjectId(id) }).session(session))) return false
  const present = await versions.findById(versionId, { version: 1 }, { session }).lean()
  if (!present) return false
  const version = present.version + 1
  const lastChange = { version, kind, id }
  await versions.updateOne({ _id: versionId }, { $set: { version, lastChange } }, { session })
  return true
}
