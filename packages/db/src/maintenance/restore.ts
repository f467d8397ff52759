import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Connection } from 'mongoose'
import { prepareDataFolder } from '../data-folder'
import { restoreMarkFile } from '../interrupted-restore'
import { databasePath, dataFile, isLeftOut } from './back-up'
import { type BackupManifest, readManifest } from './backup-manifest'
import { DataError } from './data-error'
import { startOnFolder } from './data-source'
import { copyToDisk, describeFile, syncToDisk } from './files'

export interface RestoreReport {
  readonly collections: number
  readonly documents: number
  readonly createdAt: string
  /** the folder with the former contents of the data folder; null if it was empty */
  readonly formerFolder: string | null
}

export interface RestoreOptions {
  readonly dataDir: string
  /** the backup */
  readonly folder: string
  /** Whether a data folder in use may be replaced; its contents are kept beside it. */
  readonly isReplacing: boolean
  /** Changes the restored documents before a gateway can read them. */
  readonly prepare?: (connection: Connection) => Promise<void>
}

async function copyChecked(folder: string, { files }: BackupManifest, to: string): Promise<void> {
  for (const { path, size, sha256 } of files) {
    if (!existsSync(join(folder, path))) throw new DataError(`The backup ${folder} is not whole: ${path} is missing.`)
    await copyToDisk(join(folder, path), join(to, path))
    const copied = await describeFile(to, path)
    if (copied.size !== size || copied.sha256 !== sha256)
      throw new DataError(`The backup ${folder} is damaged: ${path} is not as it was written. Use another backup.`)
  }
}

/** Names in the data folder that belong to the site: without the database's folder and the data put aside. */
const entriesOf = (dataDir: string): string[] => readdirSync(dataDir).filter((name) => !isLeftOut(name))

function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
  renameSync(from, to)
}

/** Marks the data folder before the first change. */
function mark(dataDir: string, folder: string): void {
  writeFileSync(join(dataDir, restoreMarkFile), `restore ${folder} --replace`, { mode: 0o600 })
  syncToDisk(join(dataDir, restoreMarkFile))
  syncToDisk(dataDir, true)
}

/** Removes what an interrupted restore left: a copy that no name leads to. */
function removeDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir))
    if (/^\.restore-\d/.test(name)) rmSync(join(dataDir, name), { recursive: true })
}

/** Moves the contents of the data folder aside. The folder `db` itself stays, since it holds the lock. */
function putAside(dataDir: string, formerFolder: string): void {
  for (const name of entriesOf(dataDir)) move(join(dataDir, name), join(formerFolder, name))
  if (existsSync(join(dataDir, dataFile))) move(join(dataDir, dataFile), join(formerFolder, dataFile))
  rmSync(join(dataDir, databasePath, 'lock.mdb'), { force: true })
}

/** Moves the checked copy into place, and removes the mark when it is there. */
function putInPlace(draft: string, dataDir: string): void {
  for (const name of entriesOf(draft)) move(join(draft, name), join(dataDir, name))
  move(join(draft, dataFile), join(dataDir, dataFile))
  syncToDisk(join(dataDir, databasePath), true)
  syncToDisk(dataDir, true)
  rmSync(join(dataDir, restoreMarkFile))
  syncToDisk(dataDir, true)
}

/** Opens the database of the checked copy, so that an interrupted change leaves the data folder as it was. */
async function prepareCopy(draft: string, prepare: NonNullable<RestoreOptions['prepare']>): Promise<void> {
  const { connection, stop } = await startOnFolder(join(draft, databasePath))
  await prepare(connection).finally(stop)
}

const hasData = (dataDir: string): boolean => entriesOf(dataDir).length > 0 || existsSync(join(dataDir, dataFile))

/**
 * Restores a data folder to the state of the backup. Every file is checked before the data folder is touched; its
 * contents are kept in `before-restore-<time>`. While files are moved the folder is marked, so that no gateway starts on
 * a part of them. Throws a `DataError`, also if the folder is in use.
 */
export async function restore({ dataDir, folder, isReplacing, prepare }: RestoreOptions): Promise<RestoreReport> {
  const manifest = readManifest(resolve(folder))
  if (!manifest.files.some(({ path }) => path === dataFile))
    throw new DataError(
      `${resolve(folder)} is a backup of a server: set MONGODB_URI to the database to restore it into.`,
    )
  const target = prepareDataFolder(dataDir)
  const { lockFolder } = await import('@sanguine/embedded-mongod')
  const unlock = lockFolder(join(target, databasePath))
  const stamp = new Date().toISOString().replace(/[:.]/g, '-')
  const draft = join(target, `.restore-${stamp}`)
  try {
    const isReplaced = hasData(target)
    if (isReplaced && !isReplacing)
      throw new DataError(
        `${target} holds data already: add --replace to put it aside, or set DATA_DIR to a new folder.`,
      )
    removeDrafts(target)
    await copyChecked(resolve(folder), manifest, draft)
    if (prepare) await prepareCopy(draft, prepare)
    const formerFolder = join(target, `before-restore-${stamp}`)
    mark(target, resolve(folder))
    putAside(target, formerFolder)
    putInPlace(draft, target)
    const { collections, documents, createdAt } = manifest
    return { collections, documents, createdAt, formerFolder: isReplaced ? formerFolder : null }
  } finally {
    rmSync(draft, { recursive: true, force: true })
    unlock()
  }
}
