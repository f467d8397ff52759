import type { RemoteVersionObject, RemoteWithdrawalObject } from '@sanguine/schema'
import { readManifest } from '../read-manifest'
import type { RemoteVersionRecord, RemoteWithdrawal } from '../store/remote-versions.model'

/** Whether some browsers load the version. */
export const isLive = ({ state }: Pick<RemoteVersionRecord, 'state'>): boolean =>
  state !== 'retired' && state !== 'withdrawn'

const withdrawalView = ({
  state,
  share,
  other,
  cause = 'failures',
  ...counts
}: RemoteWithdrawal): RemoteWithdrawalObject => ({
  ...counts,
  cause,
  otherVersion: other,
  formerState: state,
  formerShare: share,
})

/** A version as both the CMS and programs see it. */
export function versionView(row: RemoteVersionRecord): RemoteVersionObject {
  const build = readManifest(row.manifest)
  return {
    remote: row.remote,
    version: row.version,
    state: row.state,
    share: row.share,
    address: row.address,
    commit: row.commit,
    requirements: 'reasons' in build ? [] : build.requirements,
    operationCount: row.operations.length,
    previewPath: isLive(row) ? `/?preview=${row.previewKey}` : null,
    deployedAt: row.deployedAt.getTime(),
    deployedBy: row.deployedBy?.name ?? null,
    changedAt: row.changedAt.getTime(),
    changedBy: row.changedBy?.name ?? null,
    reason: row.reason,
    isGuarded: Boolean(row.trial),
    trialSince: row.trial?.since.getTime() ?? null,
    withdrawal: row.withdrawal ? withdrawalView(row.withdrawal) : null,
  }
}
