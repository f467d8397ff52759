import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { reasonOf } from '../database-problem'
import { repeatedCommand } from '../interrupted-restore'
import { readManifest } from './backup-manifest'
import { DataError } from './data-error'
import { startOnFolder } from './data-source'
import { exportData } from './export-data'
import { describeFile } from './files'
import { importData, importInto } from './import-data'
import type { RestoreOptions } from './restore'
import { validateData } from './validate'
import { type BackupContent, type BackupReport, writeBackup } from './write-backup'

/** A database at an address, which others may be using. */
export interface ServerSource {
  readonly mongodbUri: string
  readonly dataDir: string
}

export interface ServerRestoreReport extends BackupContent {
  readonly createdAt: string
}

/** The folder of the documents in a backup of a server, in the format of an export. */
const documentsPath = 'documents'

/** Restores the documents into an empty embedded database, which compares each one and every index with the backup. */
async function verify(draft: string): Promise<void> {
  const folder = join(draft, '.check')
  const { connection, stop } = await startOnFolder(folder)
  try {
    await importInto(connection, { folder: join(draft, documentsPath), isReplacing: false })
    const { problems } = await validateData(connection)
    if (problems.length > 0) throw new DataError(`The backup is not valid, and was not kept: ${problems.join('; ')}.`)
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Reads all documents and indexes of a server, as of one moment, into a new folder while gateways use it. Then it
 * restores them as a trial. Secrets are not included. Throws a `DataError`.
 */
export function backUpServer(source: ServerSource, folder: string): Promise<BackupReport> {
  return writeBackup(folder, source.dataDir, async (draft) => {
    const content = await exportData(source, join(draft, documentsPath))
    await verify(draft)
    return content
  })
}

/**
 * Writes the documents of such a backup into an empty database and compares every one. Each file is checked before
 * anything is written. Throws a `DataError`. No gateway starts on the database before
 * the end.
 */
export async function restoreServer(
  target: ServerSource,
  { folder, isReplacing, prepare, flags }: Omit<RestoreOptions, 'dataDir'>,
): Promise<ServerRestoreReport> {
  const source = resolve(folder)
  const { files, createdAt } = readManifest(source)
  if (!files.some(({ path }) => path.startsWith(`${documentsPath}/`)))
    throw new DataError(`${source} is a backup of a data folder: restore it without MONGODB_URI.`)
  for (const { path, size, sha256 } of files) {
    if (!existsSync(join(source, path))) throw new DataError(`The backup ${source} is not whole: ${path} is missing.`)
    const found = await describeFile(source, path)
    if (found.size !== size || found.sha256 !== sha256)
      throw new DataError(`The backup ${source} is damaged: ${path} is not as it was written. Use another backup.`)
  }
  const report = await importData(target, {
    folder: join(source, documentsPath),
    isReplacing,
    command: repeatedCommand('restore', source, flags),
    prepare: async (connection) => {
      await prepare?.(connection).catch((error: unknown) => {
        throw new DataError(
          `The documents are restored, but sessions, tokens and seeds are still those of the backup (${reasonOf(error)}). ` +
            'No gateway starts on them. Restore again with --replace.',
        )
      })
    },
  })
  return { ...report, createdAt }
}
