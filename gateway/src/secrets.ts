import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareDataFolder } from '@sanguine/db'

/**
 * A secret that is made once and kept in the data folder, readable by this user only. Written aside and linked into place,
 * so that two servers that start at once agree on one.
 */
export function keptSecret(dataDir: string, name: string): string {
  const folder = prepareDataFolder(dataDir)
  const file = join(folder, name)
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const draft = join(folder, `.${name}.${randomBytes(6).toString('hex')}`)
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}
