import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareDataFolder } from '@sanguine/db'
import { StartProblem } from './start-problem'

/**
 * A secret that is made once and kept in the data folder, readable by this user only. Written aside and linked into place,
 * so that two servers that start at once agree on one.
 */
export function keptSecret(dataDir: string, name: string): string {
  const folder = prepareDataFolder(dataDir)
  const file = join(folder, name)
  if (existsSync(file)) return readSecret(file)
  const draft = join(folder, `.${name}.${randomBytes(6).toString('hex')}`)
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readSecret(file)
}

/** A file that was cut short would make a key that anybody can guess. */
function readSecret(file: string): string {
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length >= 32) return secret
  throw new StartProblem(`${file} holds no secret of at least 32 characters: restore it from a backup, or remove it.`)
}
