import { type AnyRecord, type KindName, kindNames, type Translations } from '@sanguine/content'
import type { LocalizedContent } from '@sanguine/content/upgrade'
import { connectionService, isDuplicateKey } from '@sanguine/db'
import type { App } from '@sanguine/kernel'
import { Types } from 'mongoose'
import {
  type ContentModels,
  contentModelsService,
  type PackDocument,
  type PackName,
  type TranslationDocument,
  type VersionDocument,
  versionId,
} from './content.model'
import { packService } from './pack'

/**
 * Installs the content pack in an empty database, and leaves one with content alone. If two servers start at once, one
 * installs and the other finds it done. Returns whether this one installed it.
 */
export async function installPack(app: App): Promise<boolean> {
  const models = app.get(contentModelsService)
  if (await models.version.exists({ _id: versionId })) return false
  const pack = app.get(packService)
  const session = await app.get(connectionService).startSession()
  const now = new Date(app.clock.now())
  try {
    return await session.withTransaction(async () => {
      const version: VersionDocument = { _id: versionId, version: 1, changedAt: now, start: pack.start }
      await models.version.create([version], { session })
      if (await holdsRecords(models, session)) return false
      for (const kind of kindNames) {
        const documents = (pack.records[kind] as readonly AnyRecord[]).map((record) => documentOf(record, now))
        if (documents.length > 0) await models.kinds[kind].collection.insertMany(documents, { session })
      }
      await models.packs.collection.insertOne(packDocument(pack, pack, now) as never, { session })
      const texts = translationDocuments(pack.translations)
      if (texts.length > 0) await models.translations.collection.insertMany(texts as never[], { session })
      return true
    })
  } catch (error) {
    // a duplicate of another sort is a broken pack, which must not pass for one that is installed
    if (isDuplicateKey(error) && (await models.version.exists({ _id: versionId }))) return false
    throw error
  } finally {
    await session.endSession()
  }
}

async function holdsRecords(
  { kinds }: ContentModels,
  session: Awaited<ReturnType<typeof import('mongoose').startSession>>,
): Promise<boolean> {
  for (const kind of kindNames as readonly KindName[])
    if (await kinds[kind].findOne({}, { _id: 1 }, { session }).lean()) return true
  return false
}

const documentOf = ({ id, ...values }: AnyRecord, now: Date) => ({
  ...values,
  _id: new Types.ObjectId(id),
  revision: 1,
  updatedAt: now,
})

const translationDocuments = (translations: Translations): TranslationDocument[] =>
  Object.entries(translations).map(([language, texts]) => ({ _id: language, texts }))

/** A pack as it is remembered, with its content that was installed. */
export const packDocument = ({ version, hash }: PackName, content: LocalizedContent, now: Date): PackDocument => {
  const { records, start, translations } = content
  return { _id: 'installed', version, hash, installedAt: now, content: { records, start, translations } }
}
