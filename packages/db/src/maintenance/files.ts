import { createHash } from 'node:crypto'
import { closeSync, createReadStream, existsSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { copyFile, mkdir, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { DataError } from './data-error'

/** One file of a backup; `path` is relative and has slashes on every system. */
export interface FileEntry {
  readonly path: string
  /** bytes */
  readonly size: number
  /** in hexadecimal digits */
  readonly sha256: string
}

/** Waits until a file, or the list of a folder's files, is on disk. Windows does not need this for folders. */
export function syncToDisk(path: string, isFolder = false): void {
  if (isFolder && process.platform === 'win32') return
  const file = openSync(path, isFolder ? 'r' : 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Size and hash of a file on disk. */
export async function describeFile(folder: string, path: string): Promise<FileEntry> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(join(folder, path)), hash)
  return { path, size: (await stat(join(folder, path))).size, sha256: hash.digest('hex') }
}

/** Copies a file with its mode, creates the required folders for this user alone, and waits until it is on disk. */
export async function copyToDisk(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await copyFile(from, to)
  syncToDisk(to)
}

/**
 * Regular files below a folder, as paths with slashes. `isLeftOut` checks each path first, and folders that are left
 * out are not entered.
 */
export function filesBelow(folder: string, isLeftOut: (path: string) => boolean, prefix = ''): string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`
    if (isLeftOut(path)) return []
    if (entry.isDirectory()) return filesBelow(folder, isLeftOut, path)
    return entry.isFile() ? [path] : []
  })
}

export const isEmptyFolder = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0

/** Whether a path is a folder, or lies in it; both absolute. */
export const isWithin = (folder: string, path: string): boolean => `${path}${sep}`.startsWith(`${folder}${sep}`)

/** Whether a file or folder of the data folder is a former state of it, which no backup contains. */
export const isPutAside = (path: string): boolean => /^(before-[a-z-]+|\.restore)-/.test(basename(path))

/** Throws unless `folder` is new or empty, and outside of the data folder or put aside in it. */
export function requireNewFolder(folder: string, dataDir: string): void {
  const [top = ''] = relative(resolve(dataDir), resolve(folder)).split(sep)
  if (isWithin(resolve(dataDir), resolve(folder)) && !isPutAside(top))
    throw new DataError(`${folder} lies in the data folder ${dataDir}: name a folder outside of it.`)
  if (!isEmptyFolder(folder)) throw new DataError(`${folder} is not empty: name a new folder.`)
}
