import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Connection } from 'mongoose'
import { markRestore, repeatedCommand, restoreMark, restoreMarkFile, unmarkRestore } from '../interrupted-restore'
import { DataError } from './data-error'
import { type DataSource, databaseFolder, type OpenData, openData, startOnFolder } from './data-source'
import {
  documentsFile,
  type ExportedCollection,
  type IndexSpec,
  readExportManifest,
  readMetadata,
} from './export-folder'
import { documentsIn, idText, toMap } from './raw-documents'
import { collectionNames, databaseOf } from './validate'

export interface ImportReport {
  readonly collections: number
  readonly documents: number
}

export interface ImportOptions {
  readonly folder: string
  /** Whether what is in a database that is not empty may be dropped. */
  readonly isReplacing: boolean
  /** Changes the imported documents before a gateway may read them. */
  readonly prepare?: ((connection: Connection) => Promise<void>) | undefined
  /** what to run again after an interruption, by default the import itself */
  readonly command?: string
}

/** A command has at most 16 MiB, and so may a single document. */
const maxBatchBytes = 12 * 1024 * 1024
const maxBatchDocuments = 1000

/** Checks that the file is the exported one, before anything is written. */
function checkFile(folder: string, { name, documents, sha256 }: ExportedCollection): void {
  const hash = createHash('sha256')
  let count = 0
  for (const bytes of documentsIn(documentsFile(folder, name))) {
    hash.update(bytes)
    count += 1
  }
  if (count !== documents || hash.digest('hex') !== sha256)
    throw new DataError(`${documentsFile(folder, name)} is not as it was exported: export again.`)
}

function* batchesOf(path: string): IterableIterator<Map<string, unknown>[]> {
  let [batch, size]: [Map<string, unknown>[], number] = [[], 0]
  for (const bytes of documentsIn(path)) {
    if (batch.length > 0 && (size + bytes.length > maxBatchBytes || batch.length === maxBatchDocuments)) {
      yield batch
      ;[batch, size] = [[], 0]
    }
    batch.push(toMap(bytes))
    size += bytes.length
  }
  if (batch.length > 0) yield batch
}

async function insertDocuments(connection: Connection, folder: string, name: string): Promise<void> {
  for (const documents of batchesOf(documentsFile(folder, name))) {
    const { writeErrors } = await databaseOf(connection).command({ insert: name, documents, ordered: true })
    if (writeErrors?.length > 0) throw new DataError(`${name} cannot be imported: ${writeErrors[0].errmsg}`)
  }
}

/**
 * An index without the fields that a server adds: the version of the index format, and the namespace that old ones
 * repeat.
 */
const comparable = ({ v, ns, ...spec }: IndexSpec): IndexSpec => spec

async function createIndexes(connection: Connection, folder: string, name: string): Promise<void> {
  const wanted = readMetadata(folder, name).indexes.map(comparable)
  const indexes = wanted.filter((spec) => spec.name !== '_id_')
  if (indexes.length > 0) await databaseOf(connection).command({ createIndexes: name, indexes })
  const found = (await databaseOf(connection).collection(name).listIndexes().toArray()).map(comparable)
  for (const spec of wanted)
    if (!found.some((index) => isDeepStrictEqual(plain(index), plain(spec))))
      throw new DataError(`The index ${spec.name} of ${name} is not as it was exported.`)
}

/** Numbers of any type as numbers, without prototypes, so that specifications can be compared. */
const plain = (spec: IndexSpec): unknown => Object.entries(JSON.parse(JSON.stringify(spec))).sort()

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Reads every document back and compares the hash of its BSON with that of the exported one. */
async function checkDocuments(connection: Connection, folder: string, name: string): Promise<void> {
  const stored = databaseOf(connection)
    .collection(name)
    .find<Uint8Array>({}, { raw: true, sort: { _id: 1 } })
  for (const expected of documentsIn(documentsFile(folder, name))) {
    const document = await stored.next()
    if (!document) throw new DataError(`${name} lacks documents, from the one with the _id ${idText(expected)} on.`)
    if (hashOf(document) !== hashOf(expected))
      throw new DataError(
        `The document ${idText(document)} of ${name} is not the one that was exported, which has the _id ${idText(expected)}.`,
      )
  }
  if (await stored.hasNext()) throw new DataError(`${name} has more documents than were exported.`)
}

async function requireEmpty(connection: Connection): Promise<void> {
  const names = await collectionNames(connection)
  if (names.length > 0)
    throw new DataError(
      `The database ${connection.name} is not empty (${names.length} collections): add --replace to drop it, or name another.`,
    )
}

async function dropAll(connection: Connection): Promise<void> {
  for (const name of await collectionNames(connection)) if (name !== restoreMark) await connection.dropCollection(name)
}

/**
 * Imports into a database that is already open. It is marked until everything is there, so that no gateway starts on a
 * part.
 */
export async function importInto(
  connection: Connection,
  { folder, isReplacing, prepare, command = repeatedCommand('import', folder) }: ImportOptions,
): Promise<ImportReport> {
  const { collections } = readExportManifest(folder)
  for (const collection of collections) checkFile(folder, collection)
  if (!isReplacing) await requireEmpty(connection)
  await markRestore(connection, command)
  await dropAll(connection)
  for (const { name } of collections) {
    await databaseOf(connection).createCollection(name, { ...readMetadata(folder, name).options })
    await insertDocuments(connection, folder, name)
    await createIndexes(connection, folder, name)
    await checkDocuments(connection, folder, name)
  }
  await prepare?.(connection)
  await unmarkRestore(connection)
  return { collections: collections.length, documents: collections.reduce((sum, { documents }) => sum + documents, 0) }
}

/** Opens the target. A built-in database must not be in use, because a gateway would not notice the new content. */
const openTarget = (target: DataSource): Promise<OpenData> =>
  target.mongodbUri === null ? startOnFolder(databaseFolder(target.dataDir)) : openData(target)

/**
 * Writes an export into an empty database and compares every document and index with the export. Throws a `DataError`.
 * After a failure the database has a part of it and is marked, and the next attempt needs `isReplacing`.
 */
export async function importData(target: DataSource, options: ImportOptions): Promise<ImportReport> {
  const { connection, stop } = await openTarget(target)
  try {
    const report = await importInto(connection, { ...options, folder: resolve(options.folder) })
    // The import has replaced what an interrupted restore of the folder left.
    if (target.mongodbUri === null) rmSync(join(target.dataDir, restoreMarkFile), { force: true })
    return report
  } finally {
    await stop()
  }
}
