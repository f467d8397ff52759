import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { binaryPath } from '@sanguine/embedded-mongod'

/** The database server of the tests: `MONGOMS_SYSTEM_BINARY`, else `mongod` on the PATH, else the embedded one. */
export function findBinary(env: NodeJS.ProcessEnv = process.env): string {
  const onPath = (env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'mongod'))
  return env.MONGOMS_SYSTEM_BINARY || onPath.find(isExecutable) || binaryPath
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
