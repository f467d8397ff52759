import { type App, defineCounter, ok, type Result } from '@sanguine/kernel'
import { remoteRegistryService } from '../registry.service'
import { remoteChecksService } from '../remote-checks'
import type { RemoteRefusal } from '../remote-refusal'
import { lastRetired } from '../remove-old-versions'
import { changeRemote, writeState } from '../store/change-remote'
import { type RemoteVersionRecord, type RemoteWithdrawal, remoteVersionsService } from '../store/remote-versions.model'
import type { Comparison } from './compare-failures'
import type { Measure } from './read-shares'

export const remoteWithdrawals = defineCounter({
  name: 'sanguine_remote_withdrawals_total',
  help: 'Versions of remotes that the site withdrew by itself, since they failed or were poor more often than the others, by remote.',
  labels: ['remote'],
})

/** A version that fails, or is poor, more often than the one beside or before it. */
export interface WorseVersion {
  readonly remote: string
  readonly version: string
  /** the start of its trial, which nobody may have ended since */
  readonly since: number
  /** what it is worse by */
  readonly cause: Measure
  readonly comparison: Comparison
  /** the version that it was compared with; null for the site's own build */
  readonly other: string | null
}

/**
 * Withdraws a version in the name of the site; the version before a stable one is stable again. Returns null and changes
 * nothing in three cases: another gateway was first, the staff ended the trial, or browsers could load no other version.
 */
export async function withdrawVersion(
  app: App,
  { remote, version, since, cause, comparison, other }: WorseVersion,
): Promise<RemoteVersionRecord | null> {
  const versions = app.get(remoteVersionsService)
  const changed = await changeRemote(
    { app, context: null },
    { remote, call: null },
    async ({ session }): Promise<Result<RemoteVersionRecord | null, RemoteRefusal>> => {
      const find = (filter: object) => versions.findOne({ remote, ...filter }, null, { session })
      const bad = await find({ version, 'trial.since': new Date(since) }).lean<RemoteVersionRecord | null>()
      if (bad?.state !== 'canary' && bad?.state !== 'stable') return ok(null)
      const isStable = bad.state === 'stable'
      const next = isStable
        ? await lastRetired(app, remote, session)
        : await find({ state: 'stable' }).lean<RemoteVersionRecord | null>()
      if (!next && !app.get(remoteChecksService).hasOwnBuild(remote)) return ok(null)
      const withdrawal: RemoteWithdrawal = { ...comparison, cause, other, state: bad.state, share: bad.share }
      const change = { state: 'withdrawn', share: null, reason: null, withdrawal } as const
      const withdrawn = await writeState({ app, context: null }, bad, change, session)
      if (isStable && next)
        await writeState({ app, context: null }, next, { state: 'stable', share: null, reason: null }, session)
      return ok(withdrawn)
    },
  )
  await app.get(remoteRegistryService).refreshAfterChange()
  const withdrawn = changed.ok ? changed.value : null
  if (!withdrawn) return null
  app.get(remoteWithdrawals).inc({ remote })
  const message =
    cause === 'failures'
      ? 'A version of a remote failed too often and was withdrawn.'
      : 'A version of a remote was poor too often and was withdrawn.'
  app.log.warn({ remote, version, cause, other, ...comparison }, message)
  return withdrawn
}
