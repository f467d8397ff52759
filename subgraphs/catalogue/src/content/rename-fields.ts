import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isKindName, kindNames } from '@sanguine/content'
import { connectionService, dataSourceService, isDuplicateKey } from '@sanguine/db'
import type { App } from '@sanguine/kernel'
import type { Collection, mongo } from 'mongoose'
import { type ContentModels, contentModelsService, versionId } from './content.model'
import { plainFieldNames, plainRecord, plainStart } from './plain-names'

/** The id of the version while records had the names of the REST API. */
const formerVersionId = 'content'

type Document = Readonly<Record<string, unknown>> & { readonly _id: unknown }
type Session = mongo.ClientSession

/** The numbers of documents whose fields were renamed. */
export interface RenamedFields {
  readonly records: number
  readonly packs: number
  readonly upgrades: number
  readonly keyedChanges: number
}

interface Replacement {
  readonly of: keyof RenamedFields
  readonly collection: Collection
  readonly document: Document
}

/**
 * Gives stored content the plain names of its fields, once, after a backup into the data folder. It is one transaction:
 * a start that is interrupted has changed nothing, and of several servers that start at once one does it. Entries of the
 * audit log stay as they were written. Null if there is nothing to do. Throws, and changes nothing, if a document cannot
 * be given its names.
 */
export async function renameFields(app: App): Promise<RenamedFields | null> {
  // A document that cannot be renamed ends the start before a backup is made.
  if (!(await hasFormerNames(app))) return null
  const folder = await backUpData(app)
  const renamed = await replaceAll(app)
  if (renamed) app.log.info({ ...renamed, backup: folder }, 'The fields of the content were given plain names.')
  return renamed
}

/** Whether the content still has the names of the REST API. Throws an error that names a document with both names of a field. */
export async function hasFormerNames(app: App): Promise<boolean> {
  const models = app.get(contentModelsService)
  if (await models.version.exists({ _id: versionId })) return false
  const former = await models.version.collection.findOne({ _id: formerVersionId } as never)
  return (await findReplacements(models)).length > 0 || former !== null
}

/** Loaded only if it is used, because content is renamed once. */
async function backUpData(app: App): Promise<string> {
  const source = app.get(dataSourceService)
  const time = new Date(app.clock.now()).toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = join(source.dataDir, `before-plain-names-${time}-${process.pid}`)
  const { backUpSource } = await import('@sanguine/db/maintenance')
  await backUpSource(source, folder)
  return folder
}

async function replaceAll(app: App): Promise<RenamedFields | null> {
  const models = app.get(contentModelsService)
  const session = await app.get(connectionService).startSession()
  try {
    return await session.withTransaction(async () => {
      // Another server may have done it since.
      if (await models.version.exists({ _id: versionId }).session(session)) return null
      await renameVersion(models, session)
      const replacements = await findReplacements(models, session)
      for (const { collection, document } of replacements)
        await collection.replaceOne({ _id: document._id } as never, document as never, { session })
      return countOf(replacements)
    })
  } catch (error) {
    if (isDuplicateKey(error) && (await models.version.exists({ _id: versionId }))) return null
    throw error
  } finally {
    await session.endSession()
  }
}

/**
 * A server that does not know the plain names reads this in place of the start of new players. It can neither load the
 * content nor start, instead of showing and saving records without their values.
 */
const notice = 'The fields of the content have plain names. Start the version that knows them, or restore the backup.'

async function renameVersion({ version: { collection } }: ContentModels, session: Session): Promise<void> {
  const id = { _id: formerVersionId } as never
  const former = await collection.findOne(id, { session })
  if (!former) return
  const start = plainStart((former.start ?? {}) as Document)
  await collection.insertOne({ ...former, _id: versionId, start } as never, { session })
  await collection.replaceOne(id, { start: notice } as never, { session })
}

const countOf = (replacements: readonly Replacement[]): RenamedFields => {
  const count = (of: keyof RenamedFields) => replacements.filter((replacement) => replacement.of === of).length
  return {
    records: count('records'),
    packs: count('packs'),
    upgrades: count('upgrades'),
    keyedChanges: count('keyedChanges'),
  }
}

/** The documents that change, as they become. Throws an error that names a document that cannot be given its names. */
async function findReplacements(models: ContentModels, session?: Session): Promise<readonly Replacement[]> {
  const found: Replacement[] = []
  const add = async (of: keyof RenamedFields, collection: Collection, rename: (document: Document) => object) => {
    for await (const given of collection.find({}, session ? { session } : {})) {
      const document = given as Document
      const renamed = renamedOrThrow(collection, document, rename)
      if (!isDeepStrictEqual(renamed, document)) found.push({ of, collection, document: renamed as Document })
    }
  }
  for (const kind of kindNames)
    await add('records', models.kinds[kind].collection, (document) => plainRecord(kind, document))
  await add('packs', models.packs.collection, plainPack)
  await add('upgrades', models.upgrades.collection, plainUpgrade)
  await add('keyedChanges', models.keyedChanges.collection, plainKeyedChange)
  return found
}

function renamedOrThrow(collection: Collection, document: Document, rename: (document: Document) => object): object {
  try {
    return rename(document)
  } catch (error) {
    const title = String(document.name ?? document.header ?? '')
    const named = `${String(document._id)}${title && ` ("${title}")`} of the collection ${collection.collectionName}`
    const reason = error instanceof Error ? error.message : String(error)
    const advice = 'Nothing was changed: correct the document in the database, and start again.'
    throw new Error(`The document ${named} cannot be given plain names of fields: ${reason}. ${advice}`, {
      cause: error,
    })
  }
}

type Records = Readonly<Record<string, readonly Document[]>>

function plainPack(pack: Document): object {
  const content = pack.content as { readonly records: Records; readonly start: Document }
  const records = Object.entries(content.records).map(([kind, list]) => [
    kind,
    list.map((record) => plainRecordOf(kind, record)),
  ])
  return {
    ...pack,
    content: { ...content, records: Object.fromEntries(records), start: plainStart(content.start) },
  }
}

/** A record of a kind that exists no longer has no other names. */
const plainRecordOf = (kind: string, record: Readonly<Record<string, unknown>>) =>
  isKindName(kind) ? plainRecord(kind, record) : record

interface Note {
  readonly kind: string
  readonly fields: readonly string[]
}

const plainUpgrade = (upgrade: Document): object => ({
  ...upgrade,
  notes: (upgrade.notes as readonly Note[]).map((note) => ({
    ...note,
    fields: isKindName(note.kind) ? plainFieldNames(note.kind, note.fields) : note.fields,
  })),
})

const plainKeyedChange = (change: Document): object => ({
  ...change,
  values: plainRecordOf(String(change.kind), change.values as Document),
})
