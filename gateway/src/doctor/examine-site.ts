import { findInterruptedFolder, findInterruptedRestore } from '@sanguine/db'
import { openData } from '@sanguine/db/maintenance'
import type { Logger } from 'pino'
import type { Env } from '../env'
import { checkBackups } from './check-backups'
import { checkData } from './check-data'
import { checkSecretFiles, checkSettings, checkVersions, diskFinding, type Machine } from './check-machine'
import { checkRemotes } from './check-remotes'
import { type Finding, found, runCheck } from './finding'

export interface ExaminedSite {
  readonly env: Env
  readonly machine: Machine
  readonly log: Logger
  /** folder that holds `remotes/<name>/dist` */
  readonly siteRoot: string
  /** folder that holds the backups, each in a folder of its own; null for that of the settings, if they have one */
  readonly backups: string | null
}

/** Examines a site while its gateways run, or not. It changes nothing. */
export async function examineSite(site: ExaminedSite): Promise<readonly Finding[]> {
  const { env, machine, log, siteRoot, backups } = site
  return [
    ...checkVersions(machine),
    ...checkSettings(env),
    ...(await runCheck('secrets', () => checkSecretFiles(env))),
    ...(await runCheck('disk', async () => [diskFinding('DATA_DIR', await machine.freeBytes(env.DATA_DIR))])),
    ...(await runCheck('remotes', () => checkRemotes(env, siteRoot))),
    ...(await runCheck('backups', () => checkBackups(backups ?? env.BACKUP_DIR, env.BACKUP_HOURS, machine.now()))),
    ...(await examineData(env, machine, log)),
  ]
}

async function examineData(env: Env, machine: Machine, log: Logger): Promise<readonly Finding[]> {
  const { MONGODB_URI: mongodbUri, DATA_DIR: dataDir } = env
  return runCheck('database', async () => {
    const interruptedFolder = mongodbUri === null ? findInterruptedFolder(dataDir) : null
    if (interruptedFolder !== null) return [found('database', 'fault', interruptedFolder)]
    const { connection, stop } = await openData({ mongodbUri, dataDir })
    try {
      const interrupted = await findInterruptedRestore(connection)
      if (interrupted !== null) return [found('database', 'fault', interrupted)]
      return [found('database', 'ok', 'It can be reached.'), ...(await checkData({ env, connection, machine, log }))]
    } finally {
      await stop()
    }
  })
}
