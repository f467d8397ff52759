import { createHash } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Connection, mongo } from 'mongoose'
import { findInterruptedRestore, requireWhole } from '../interrupted-restore'
import { DataError } from './data-error'
import { type DataSource, openData, startOnFolder } from './data-source'
import { documentsFile, type ExportedCollection, writeExportManifest, writeMetadata } from './export-folder'
import { requireNewFolder, syncToDisk } from './files'
import { collectionNames, databaseOf } from './validate'

export interface ExportReport {
  readonly collections: number
  readonly documents: number
}

async function exportCollection(
  connection: Connection,
  name: string,
  folder: string,
  session: mongo.ClientSession | undefined,
): Promise<ExportedCollection> {
  const collection = databaseOf(connection).collection(name)
  const [info] = await databaseOf(connection).listCollections({ name }).toArray()
  const options = info && 'options' in info ? (info.options ?? {}) : {}
  writeMetadata(folder, name, { indexes: await collection.listIndexes().toArray(), options: { ...options } })
  const hash = createHash('sha256')
  const file = openSync(documentsFile(folder, name), 'wx', 0o600)
  let documents = 0
  try {
    const found = collection.find<Uint8Array>({}, { raw: true, sort: { _id: 1 }, ...(session ? { session } : {}) })
    for await (const document of found) {
      const bytes = document
      hash.update(bytes)
      for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written)
      documents += 1
    }
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  return { name, documents, sha256: hash.digest('hex') }
}

async function exportAll(connection: Connection, folder: string, session?: mongo.ClientSession): Promise<ExportReport> {
  requireWhole(await findInterruptedRestore(connection))
  const exported: ExportedCollection[] = []
  for (const name of await collectionNames(connection))
    exported.push(await exportCollection(connection, name, folder, session))
  writeExportManifest(folder, exported)
  syncToDisk(folder, true)
  const documents = exported.reduce((sum, collection) => sum + collection.documents, 0)
  return { collections: exported.length, documents }
}

/** Exports the built-in database from a copy, so that even a long export is a snapshot of one moment. */
async function exportEmbedded(source: DataSource, folder: string): Promise<ExportReport> {
  const copy = join(folder, '.copy')
  try {
    const data = await openData(source)
    try {
      await data.connection.getClient().db('admin').command({ backup: copy })
    } finally {
      await data.stop()
    }
    const copied = await startOnFolder(copy)
    try {
      return await exportAll(copied.connection, folder)
    } finally {
      await copied.stop()
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Error codes for a transaction that is over, and for a moment too long ago to be read. */
const momentIsOver: ReadonlySet<unknown> = new Set([239, 251])

/** Exports in a read-only transaction, since the embedded server keeps a snapshot only for a transaction. */
async function exportInTransaction(connection: Connection, folder: string): Promise<ExportReport> {
  const session = connection.getClient().startSession()
  try {
    session.startTransaction()
    return await exportAll(connection, folder, session)
  } finally {
    if (session.inTransaction()) await session.abortTransaction()
    await session.endSession()
  }
}

/** Exports all collections as of one moment, which MongoDB keeps for a snapshot session. */
async function exportMoment(connection: Connection, folder: string): Promise<ExportReport> {
  const { modules = [] } = await databaseOf(connection).admin().command({ buildInfo: 1 })
  if (modules.includes('embedded')) return exportInTransaction(connection, folder)
  return connection.getClient().withSession({ snapshot: true }, (session) => exportAll(connection, folder, session))
}

async function exportServer(source: DataSource, folder: string): Promise<ExportReport> {
  const { connection, stop } = await openData(source)
  try {
    return await exportMoment(connection, folder)
  } catch (error) {
    if (!momentIsOver.has((error as { code?: unknown }).code)) throw error
    throw new DataError(
      `The server did not keep one moment long enough to read all of it (${(error as Error).message}): export while less is going on, or use its own tools.`,
    )
  } finally {
    await stop()
  }
}

/** Writes every document and index into files in a new folder. Throws a `DataError`. */
export async function exportData(source: DataSource, folder: string): Promise<ExportReport> {
  const target = resolve(folder)
  requireNewFolder(target, source.dataDir)
  mkdirSync(target, { recursive: true, mode: 0o700 })
  return source.mongodbUri === null ? exportEmbedded(source, target) : exportServer(source, target)
}
