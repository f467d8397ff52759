import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Connection } from 'mongoose'
import { prepareDataFolder } from '../data-folder'
import { readFolderMark, repeatedCommand, restoreMarkFile } from '../interrupted-restore'
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
  /** flags of the command, which a repetition after an interruption needs beside `--replace` */
  readonly flags?: readonly string[]
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

/** Marks the data folder before the first change. A mark is whole, or there is none, or that of an earlier restore. */
function mark(dataDir: string, command: string, former: string): void {
  const file = join(dataDir, restoreMarkFile)
  const draft = `${file}-draft`
  const isMarked = existsSync(file)
  try {
    writeFileSync(draft, `${command}\n${former}`, { mode: 0o600 })
    syncToDisk(draft)
    renameSync(draft, file)
    syncToDisk(dataDir, true)
  } catch (error) {
    rmSync(draft, { force: true })
    if (!isMarked) rmSync(file, { force: true })
    throw error
  }
}

/** Removes what an interrupted restore left: a copy that no name leads to. */
function removeDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir))
    if (/^\.restore-\d/.test(name)) rmSync(join(dataDir, name), { recursive: true })
}

/**
 * Moves the contents of the data folder aside. The folder `db` itself stays, since it holds the lock. If the former
 * contents have a file already, an interrupted restore has moved it, and the present one is of its backup.
 */
function putAside(dataDir: string, formerFolder: string): void {
  const files = existsSync(join(dataDir, dataFile)) ? [dataFile] : []
  for (const name of [...entriesOf(dataDir), ...files])
    if (existsSync(join(formerFolder, name))) rmSync(join(dataDir, name), { recursive: true })
    else move(join(dataDir, name), join(formerFolder, name))
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
 * contents are kept in `before-restore-<time>`, also over interruptions. While files are moved the folder is marked, so that no gateway starts on
 * a part of them. Throws a `DataError`, also if the folder is in use.
 */
export async function restore({
  dataDir,
  folder,
  isReplacing,
  prepare,
  flags,
}: RestoreOptions): Promise<RestoreReport> {
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
    if (hasData(target) && !isReplacing)
      throw new DataError(
        `${target} holds data already: add --replace to put it aside, or set DATA_DIR to a new folder.`,
      )
    removeDrafts(target)
    await copyChecked(resolve(folder), manifest, draft)
    if (prepare) await prepareCopy(draft, prepare)
    const former = readFolderMark(target)?.former ?? `before-restore-${stamp}`
    const formerFolder = join(target, former)
    mark(target, repeatedCommand('restore', resolve(folder), flags), former)
    putAside(target, formerFolder)
    putInPlace(draft, target)
    const { collections, documents, createdAt } = manifest
    return { collections, documents, createdAt, formerFolder: existsSync(formerFolder) ? formerFolder : null }
  } finally {
    rmSync(draft, { recursive: true, force: true })
    unlock()
  }
}
