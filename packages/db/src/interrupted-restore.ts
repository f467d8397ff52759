import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection } from 'mongoose'
import { DatabaseProblem } from './database-problem'

/** The collection that a database has from the first write of a restore or import to the last. */
export const restoreMark = 'unfinishedRestore'

interface RestoreMark {
  readonly _id: 'restore'
  /** what to run again, such as `restore /backups/monday --replace` */
  readonly command: string
}

const marksOf = (connection: Connection) => connection.collection<RestoreMark>(restoreMark)

/** Marks a database before the first write of a command, such as `import /tmp/site --replace`. */
export async function markRestore(connection: Connection, command: string): Promise<void> {
  await marksOf(connection).replaceOne({ _id: 'restore' }, { command }, { upsert: true })
}

/** Removes the mark after the last write. */
export async function unmarkRestore(connection: Connection): Promise<void> {
  await marksOf(connection).drop()
}

/**
 * The file that a data folder has while the files of a backup are moved into their places. Its lines are the command to
 * run again, and the name of the folder for the former contents.
 */
export const restoreMarkFile = '.restore-unfinished'

/** The lines of the mark of a data folder; null without one. */
export function readFolderMark(dataDir: string): { readonly command: string; readonly former: string | null } | null {
  const file = join(dataDir, restoreMarkFile)
  if (!existsSync(file)) return null
  const [command = '', former = null] = readFileSync(file, 'utf8').split('\n')
  return { command, former }
}

/** The command to run again after an interruption, such as `restore "/my backups/monday" --replace`. */
export function repeatedCommand(name: 'restore' | 'import', folder: string, flags: readonly string[] = []): string {
  return [name, /\s/.test(folder) ? `"${folder}"` : folder, '--replace', ...flags].join(' ')
}

/** The sentence that says what to do after an interrupted restore into the data folder; null without one. */
export function findInterruptedFolder(dataDir: string): string | null {
  const mark = readFolderMark(dataDir)
  return mark && sentenceOf(`DATA_DIR ${dataDir}`, mark.command)
}

/** The sentence that says what to do after an interrupted restore or import into the database; null without one. */
export async function findInterruptedRestore(connection: Connection): Promise<string | null> {
  const mark = await marksOf(connection).findOne({ _id: 'restore' })
  return mark && sentenceOf(`The database ${connection.name}`, mark.command)
}

const sentenceOf = (place: string, command: string): string =>
  `${place} has only a part of its data, because "npm run data -- ${command}" did not end: run that again before you start a gateway.`

/** Throws a `DatabaseProblem` with what to do if there is something to do. */
export function requireWhole(sentence: string | null): void {
  if (sentence !== null) throw new DatabaseProblem(sentence)
}
