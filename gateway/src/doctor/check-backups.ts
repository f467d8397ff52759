import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '@sanguine/db/maintenance'
import { type Finding, found } from './finding'

/** A day, and two hours for a backup that takes longer than the one before. */
const maxAgeMs = 26 * 60 * 60 * 1000

/** The age of the newest whole backup among the folders of `folder`; null stands for a folder that was not named. */
export function checkBackups(folder: string | null, now: number): readonly Finding[] {
  if (folder === null)
    return [found('backups', 'warning', 'The age of the backups is not known: name their folder with --backups.')]
  if (!existsSync(folder)) return [found('backups', 'fault', `${folder} does not exist: make a backup into it.`)]
  const times = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'backup.json')))
    .map((name) => Date.parse(readManifest(join(folder, name)).createdAt))
  if (times.length === 0)
    return [found('backups', 'fault', `${folder} has no backup: run npm run data -- backup ${join(folder, '<name>')}.`)]
  const hours = Math.round((now - Math.max(...times)) / 3_600_000)
  return [
    now - Math.max(...times) > maxAgeMs
      ? found('backups', 'fault', `The newest backup in ${folder} is ${hours} h old: see why no newer one was made.`)
      : found('backups', 'ok', `The newest backup in ${folder} is ${hours} h old.`),
  ]
}
