import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Connection } from 'mongoose'
import { findInterruptedFolder, findInterruptedRestore, requireWhole } from '../interrupted-restore'
import { DataError } from './data-error'
import { openData, requireDatabase, startOnFolder } from './data-source'
import { copyToDisk, filesBelow, isPutAside } from './files'
import { type ValidationReport, validateData } from './validate'
import { type BackupContent, type BackupReport, writeBackup } from './write-backup'

/** The place of the data in a backup of the built-in database. */
export const databasePath = 'db'
export const dataFile = 'db/data.mdb'

/** Whether a file is not copied: the database, which its server copies, and what was put aside. */
export const isLeftOut = (path: string): boolean => path === databasePath || isPutAside(path)

/**
 * Copies a file if it still exists. A file that is removed meanwhile, such as a sent mail, does not belong to the
 * backup.
 */
async function copyIfThere(from: string, to: string): Promise<void> {
  try {
    await copyToDisk(from, to)
  } catch (error) {
    // the missing path may be in the backup's own folder
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || existsSync(from)) throw error
  }
}

/** Lets the server copy the database while it runs. */
async function copyDatabase(connection: Connection, folder: string): Promise<void> {
  await connection.getClient().db('admin').command({ backup: folder })
}

/**
 * Opens the copy and compares its documents, indexes and counters, because a backup that cannot be opened is worthless.
 */
async function validateCopy(folder: string): Promise<ValidationReport> {
  const copy = await startOnFolder(folder)
  try {
    requireWhole(await findInterruptedRestore(copy.connection))
    return await validateData(copy.connection)
  } finally {
    await copy.stop()
    for (const name of ['lock.mdb', 'embedded-mongod.lock', 'socket', 'users', 'address'])
      rmSync(join(folder, name), { recursive: true, force: true })
  }
}

async function fill(draft: string, dataDir: string): Promise<BackupContent> {
  const data = await openData({ mongodbUri: null, dataDir })
  try {
    for (const path of filesBelow(dataDir, isLeftOut)) await copyIfThere(join(dataDir, path), join(draft, path))
    await copyDatabase(data.connection, join(draft, databasePath))
  } finally {
    await data.stop()
  }
  const { collections, documents, problems } = await validateCopy(join(draft, databasePath))
  if (problems.length > 0)
    throw new DataError(`The copy is not valid, and was not kept: ${problems.join('; ')}. Run repair on the data.`)
  return { collections, documents }
}

/**
 * Copies a data folder, including secrets and images, into a new folder, whether the gateway runs or not. The database
 * in it is a snapshot of one moment. The folder gets its name only when all of it is on disk, opened and found valid.
 * Throws a `DataError`.
 */
export async function backUp(dataDir: string, folder: string): Promise<BackupReport> {
  const source = resolve(dataDir)
  requireWhole(findInterruptedFolder(source))
  requireDatabase(dataDir)
  return writeBackup(folder, source, (draft) => fill(draft, source))
}
