import { type App, purgeTime } from '@sanguine/kernel'
import { type mongo, trusted } from 'mongoose'
import { remoteDocumentsService } from './store/remote-documents.model'
import { remoteSourceMapsService } from './store/remote-source-maps.model'
import { type RemoteVersionRecord, remoteVersionsService } from './store/remote-versions.model'

const keptMs = 30 * 86_400_000

/**
 * Removes versions that were withdrawn or replaced more than 30 days ago, with their source maps, and documents that no
 * version sends any more. Open pages of such versions are long gone. The last stable version of a remote stays, since a
 * rollback needs it.
 */
export async function removeOldVersions(app: App): Promise<void> {
  const before = new Date(purgeTime(app) - keptMs)
  const versions = app.get(remoteVersionsService)
  const old = await versions
    .find({ state: trusted({ $in: ['retired', 'withdrawn'] }), changedAt: trusted({ $lt: before }) }, { files: 0 })
    .lean<RemoteVersionRecord[]>()
  for (const { _id, remote, version, state, changedAt } of old) {
    const isNeeded = state === 'retired' && (await lastRetired(app, remote))?._id.equals(_id)
    // one that became something else in the meantime stays
    if (isNeeded || (await versions.deleteOne({ _id, state, changedAt })).deletedCount === 0) continue
    await app.get(remoteSourceMapsService).deleteMany({ remote, version })
  }
  const used = (await versions.distinct('operations.hash')) as string[]
  await app.get(remoteDocumentsService).deleteMany({ _id: trusted({ $nin: used }), usedAt: trusted({ $lt: before }) })
}

/** The version that was stable last before the present one; null if there is none. */
export const lastRetired = (app: App, remote: string, session: mongo.ClientSession | null = null) =>
  app
    .get(remoteVersionsService)
    .findOne({ remote, state: 'retired' }, null, { session })
    .sort({ stableAt: -1, _id: -1 })
    .lean<RemoteVersionRecord | null>()
