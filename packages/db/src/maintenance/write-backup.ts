import { chmodSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeManifest } from './backup-manifest'
import { describeFile, type FileEntry, filesBelow, requireNewFolder, syncToDisk } from './files'

export interface BackupContent {
  readonly collections: number
  readonly documents: number
}

export interface BackupReport extends BackupContent {
  readonly files: number
  /** total of all files */
  readonly bytes: number
}

async function describe(draft: string, content: BackupContent): Promise<BackupReport> {
  const files: FileEntry[] = []
  for (const path of filesBelow(draft, () => false)) {
    // the database's own file allows others to read, and a backup may be copied out of its protecting folder
    chmodSync(join(draft, path), 0o600)
    files.push(await describeFile(draft, path))
  }
  writeManifest(draft, { createdAt: new Date().toISOString(), ...content, files })
  return { ...content, files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) }
}

/**
 * Creates a backup in a new folder outside of `dataDir`. The folder gets its name only when everything that `fill`
 * wrote is on disk and described.
 */
export async function writeBackup(
  folder: string,
  dataDir: string,
  fill: (draft: string) => Promise<BackupContent>,
): Promise<BackupReport> {
  const target = resolve(folder)
  requireNewFolder(target, dataDir)
  const draft = `${target}.partial-${process.pid}`
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  try {
    const report = await describe(draft, await fill(draft))
    rmSync(target, { recursive: true, force: true })
    renameSync(draft, target)
    syncToDisk(join(target, '..'), true)
    return report
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
