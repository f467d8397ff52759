import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { prepareDataFolder } from '../data-folder'
import { databasePath, dataFile, isLeftOut } from './back-up'
import { type BackupManifest, readManifest } from './backup-manifest'
import { DataError } from './data-error'
import { copyToDisk, describeFile, syncToDisk } from './files'

export interface RestoreReport {
  readonly collections: number
  readonly documents: number
  readonly createdAt: string
  /** where what was in the data folder has gone; null when it was empty */
  readonly formerFolder: string | null
}

export interface RestoreOptions {
  readonly dataDir: string
  /** the backup */
  readonly folder: string
  /** Whether a data folder that is in use so far may be replaced; what was in it is kept beside. */
  readonly isReplacing: boolean
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

/** Names in the data folder that belong to the site: all but the database's folder and what was put aside. */
const entriesOf = (dataDir: string): string[] => readdirSync(dataDir).filter((name) => !isLeftOut(name))

function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
  renameSync(from, to)
}

/** The folder `db` itself stays, since the lock is in it. */
function putAside(dataDir: string, formerFolder: string): void {
  for (const name of entriesOf(dataDir)) move(join(dataDir, name), join(formerFolder, name))
  if (existsSync(join(dataDir, dataFile))) move(join(dataDir, dataFile), join(formerFolder, dataFile))
  rmSync(join(dataDir, databasePath, 'lock.mdb'), { force: true })
}

/** Moves the checked copy into place, the database last: without it a server would begin with an empty one. */
function putInPlace(draft: string, dataDir: string): void {
  for (const name of entriesOf(draft)) move(join(draft, name), join(dataDir, name))
  move(join(draft, dataFile), join(dataDir, dataFile))
  syncToDisk(join(dataDir, databasePath), true)
  syncToDisk(dataDir, true)
}

const hasData = (dataDir: string): boolean => entriesOf(dataDir).length > 0 || existsSync(join(dataDir, dataFile))

/**
 * Makes a data folder what it was when the backup was made. Every file is checked before anything in the data folder is
 * touched; what was there is kept in `before-restore-<time>`. Throws a `DataError`, also when the folder is in use.
 */
export async function restore({ dataDir, folder, isReplacing }: RestoreOptions): Promise<RestoreReport> {
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
    await copyChecked(resolve(folder), manifest, draft)
    const formerFolder = join(target, `before-restore-${stamp}`)
    putAside(target, formerFolder)
    putInPlace(draft, target)
    const { collections, documents, createdAt } = manifest
    return { collections, documents, createdAt, formerFolder: isReplaced ? formerFolder : null }
  } finally {
    rmSync(draft, { recursive: true, force: true })
    unlock()
  }
}
