import type { App } from '@sanguine/kernel'
import type { RemoteVersionState } from '@sanguine/schema'
import { remoteRegistryService } from '../registry.service'
import { remoteChecksService } from '../remote-checks'

/** A stable version is on trial for so long. Later, other things than the version have changed too. */
const stableTrialMs = 2 * 3_600_000

/** Whether a stable version became that a short time ago, at a time in milliseconds since the epoch. */
export const isStableOnTrial = (since: number, now: number): boolean => now - since <= stableTrialMs

/** Whether the site withdraws a version by itself if it is worse than others: not without a trial, nor at its end. */
export type GuardState = 'active' | 'ended' | 'noOtherVersion' | 'off'

interface GuardedVersion {
  readonly remote: string
  readonly state: RemoteVersionState
  /** the start of its trial; null without one */
  readonly trialSince: number | null
}

/** Whether browsers could load another version, which this gateway knows up to half a second late. */
export function guardStateOf(app: App, { remote, state, trialSince }: GuardedVersion): GuardState {
  if (trialSince === null) return 'off'
  if (state === 'stable' && !isStableOnTrial(trialSince, app.clock.now())) return 'ended'
  const { stable, replaced } = app.get(remoteRegistryService).current()
  const hasOther = state === 'stable' ? replaced.has(remote) : stable.has(remote)
  return hasOther || app.get(remoteChecksService).hasOwnBuild(remote) ? 'active' : 'noOtherVersion'
}
