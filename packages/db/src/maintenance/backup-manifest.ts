import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DataError } from './data-error'
import { type FileEntry, syncToDisk } from './files'

const fileName = 'backup.json'
const currentFormat = 1

/** The contents of a backup. The manifest is written last, so that a folder without it is not a backup. */
export interface BackupManifest {
  readonly format: number
  readonly createdAt: string
  readonly collections: number
  readonly documents: number
  readonly files: readonly FileEntry[]
}

export function writeManifest(folder: string, manifest: Omit<BackupManifest, 'format'>): void {
  const path = join(folder, fileName)
  writeFileSync(path, `${JSON.stringify({ format: currentFormat, ...manifest }, null, 2)}\n`, { mode: 0o600 })
  syncToDisk(path)
  syncToDisk(folder, true)
}

function isManifest(value: unknown): value is BackupManifest {
  const { format, files } = (value ?? {}) as Partial<BackupManifest>
  return typeof format === 'number' && Array.isArray(files)
}

function parse(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, fileName), 'utf8'))
  } catch (error) {
    throw new DataError(
      `${folder} is not a whole backup: its ${fileName} cannot be read (${(error as Error).message}).`,
    )
  }
}

/** Throws a `DataError` if the folder is not a backup that this version can restore. */
export function readManifest(folder: string): BackupManifest {
  const manifest = parse(folder)
  if (!isManifest(manifest)) throw new DataError(`${join(folder, fileName)} does not describe a backup.`)
  if (manifest.format > currentFormat)
    throw new DataError(
      `The backup ${folder} has format ${manifest.format}; this version restores format ${currentFormat}. Use the newer version that made it.`,
    )
  return manifest
}
