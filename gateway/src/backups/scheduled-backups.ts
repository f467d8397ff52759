import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { dataSourceService } from '@sanguine/db'
import { DataError, isWithin, readManifest } from '@sanguine/db/maintenance'
import { type App, defineGauge, defineService, runInterval } from '@sanguine/kernel'
import type { Env } from '../env'
import { StartProblem } from '../start-problem'
import { backUpInProcess } from './back-up-in-process'

/** The folder of a gateway's backups, the time between two, and the number that is kept. */
export interface BackupPlan {
  readonly folder: string
  readonly intervalMs: number
  readonly kept: number
}

const hourMs = 3_600_000

/** The plan in the settings; null without `BACKUP_DIR`. Throws a `StartProblem` if the folder cannot be used. */
export function readBackupPlan({ BACKUP_DIR, BACKUP_HOURS, BACKUP_KEEP, DATA_DIR }: Env): BackupPlan | null {
  if (BACKUP_DIR === null) return null
  const folder = resolve(BACKUP_DIR)
  if (isWithin(resolve(DATA_DIR), folder))
    throw new StartProblem(`BACKUP_DIR ${folder} lies in DATA_DIR: set it to a folder outside, best on another disk.`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new StartProblem(
      `BACKUP_DIR ${folder} cannot be used (${code ?? message}): let this user read and write it, or set BACKUP_DIR to another folder.`,
      { cause: error },
    )
  }
  return { folder, intervalMs: BACKUP_HOURS * hourMs, kept: BACKUP_KEEP }
}

/** A backup in a folder of backups. */
interface FoundBackup {
  readonly path: string
  readonly createdAt: number
}

/**
 * The backups in the folders of `folder`, the newest first. A folder without a manifest is none, and one whose
 * manifest cannot be read is reported to `onUnreadable`.
 */
export function findBackups(folder: string, onUnreadable: (error: DataError) => void): readonly FoundBackup[] {
  const found: FoundBackup[] = []
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (!existsSync(join(path, 'backup.json'))) continue
    try {
      found.push({ path, createdAt: Date.parse(readManifest(path).createdAt) })
    } catch (error) {
      if (!(error instanceof DataError)) throw error
      onUnreadable(error)
    }
  }
  return found.sort((a, b) => b.createdAt - a.createdAt)
}

/** The names of backups of the schedule; all others belong to the operator, and are never removed. */
const scheduledName = /^scheduled-(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2}Z)/

const nameAt = (now: number): string => `scheduled-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** Hours after which an unfinished backup is taken to be what a killed process left behind. */
const longestHours = 6

/** The paths of unfinished backups of the schedule, with the time when each began. */
const findUnfinished = (folder: string): readonly FoundBackup[] =>
  readdirSync(folder).flatMap((name) => {
    const [, hour, minute, second] = scheduledName.exec(name) ?? []
    const path = join(folder, name)
    if (hour === undefined || !name.includes('.partial-')) return []
    return [{ path, createdAt: Date.parse(`${hour}:${minute}:${second}`) }]
  })

const remove = (path: string): void => rmSync(path, { recursive: true, force: true })

/** Whether another gateway is making a backup in the same folder. */
const isOneBeingMade = ({ folder }: BackupPlan, now: number): boolean =>
  findUnfinished(folder).some(({ createdAt }) => isWithinLast(longestHours * hourMs, createdAt, now))

/** Whether a time is in the last `ms` before now. A time more than an hour ahead was set by a clock that was wrong. */
const isWithinLast = (ms: number, time: number, now: number): boolean => time + ms > now && time < now + hourMs

/** When the newest backup was made, as of the last look; null where there is none. */
const newestBackupService = defineService<{ createdAt: number | null }>({
  name: 'newest backup',
  create: () => ({ createdAt: null }),
})

/** Finds the backups of the plan, and remembers when the newest was made. A damaged one is a warning, and no backup. */
function look(app: App, { folder }: BackupPlan): readonly FoundBackup[] {
  const found = findBackups(folder, (error) => app.log.warn(error.message))
  app.get(newestBackupService).createdAt = found[0]?.createdAt ?? null
  return found
}

/** Makes a backup if one is due, and then removes those of the schedule beyond the number that is kept. */
export async function backUpWhenDue(app: App, plan: BackupPlan, signal: AbortSignal): Promise<void> {
  const now = app.clock.now()
  const isRecent = look(app, plan).some(({ createdAt }) => isWithinLast(plan.intervalMs, createdAt, now))
  if (isRecent || isOneBeingMade(plan, now)) return
  for (const { path } of findUnfinished(plan.folder)) remove(path)
  const folder = join(plan.folder, nameAt(now))
  try {
    const { documents, bytes } = await backUpInProcess({ source: app.get(dataSourceService), folder }, signal)
    app.log.info({ folder, documents, bytes }, 'A backup was made, opened and found valid.')
  } catch (error) {
    if (!signal.aborted) throw error
    // A process that is killed leaves its folder behind.
    for (const { path } of findUnfinished(plan.folder)) if (path.startsWith(folder)) remove(path)
    return
  }
  // The one just made stays, even if others are from a clock that was ahead.
  const others = look(app, plan).filter(({ path }) => scheduledName.test(basename(path)) && path !== folder)
  for (const { path } of others.slice(plan.kept - 1)) remove(path)
}

/** The plan of this gateway: `app.provide(backupPlanService, plan)`; null where it makes no backups. */
export const backupPlanService = defineService<BackupPlan | null>({
  name: 'plan of backups',
  create: () => null,
})

const lookMs = 600_000

/** Looks every ten minutes whether a backup is due. A failed one is an error of the log, and tried again. */
export const backupWorkerService = defineService({
  name: 'scheduled backups',
  create(app) {
    const plan = app.get(backupPlanService)
    if (plan === null) return { stop: async () => undefined }
    const stopping = new AbortController()
    const worker = runInterval(app, 'gateway.backups', lookMs, () => backUpWhenDue(app, plan, stopping.signal), {
      startsNow: true,
    })
    return {
      stop: () => {
        stopping.abort()
        return worker.stop()
      },
    }
  },
  stop: (worker) => worker.stop(),
})

export const newestBackup = defineGauge({
  name: 'sanguine_backup_timestamp_seconds',
  help: 'When the newest backup in BACKUP_DIR was made; missing without one.',
  read: async (app) => {
    const { createdAt } = app.get(newestBackupService)
    return createdAt === null ? [] : [{ value: createdAt / 1000 }]
  },
})

export const backupInterval = defineGauge({
  name: 'sanguine_backup_interval_seconds',
  help: 'The time between two backups in BACKUP_DIR; missing where this gateway makes none.',
  read: async (app) => {
    const plan = app.get(backupPlanService)
    return plan === null ? [] : [{ value: plan.intervalMs / 1000 }]
  },
})
