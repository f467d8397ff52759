import { accessSync, constants, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { DatabaseProblem, reasonOf } from './database-problem'

/** Makes sure that the folder exists and can be read and written. Throws a `DatabaseProblem`. */
export function prepareDataFolder(dataDir: string): string {
  const folder = resolve(dataDir)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new DatabaseProblem(
      `DATA_DIR ${folder} cannot be used (${reasonOf(error)}): let this user read and write it, or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
  return folder
}
