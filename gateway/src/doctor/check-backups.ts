import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findBackups } from '../backups/scheduled-backups'
import { type Finding, found } from './finding'

const hourMs = 3_600_000

/** Two hours more than the interval, for a backup that takes longer than the one before. */
const longestHours = 2

/**
 * The age of the newest whole backup among the folders of `folder`; null stands for a folder that was not named. A
 * backup is expected every `intervalHours`.
 */
export function checkBackups(folder: string | null, intervalHours: number, now: number): readonly Finding[] {
  if (folder === null)
    return [
      found(
        'backups',
        'warning',
        'The age of the backups is not known: set BACKUP_DIR, or name their folder with --backups.',
      ),
    ]
  if (!existsSync(folder)) return [found('backups', 'fault', `${folder} does not exist: make a backup into it.`)]
  const [newest] = findBackups(folder, (error) => {
    throw error
  })
  if (!newest)
    return [found('backups', 'fault', `${folder} has no backup: run npm run data -- backup ${join(folder, '<name>')}.`)]
  const age = (now - newest.createdAt) / hourMs
  const hours = Math.round(age)
  return [
    age > intervalHours + longestHours
      ? found('backups', 'fault', `The newest backup in ${folder} is ${hours} h old: see why no newer one was made.`)
      : found('backups', 'ok', `The newest backup in ${folder} is ${hours} h old.`),
  ]
}
