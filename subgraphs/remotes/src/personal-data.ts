import type { App, CollectionDescription } from '@sanguine/kernel'
import { removeOldErrors } from './errors/error-counts.service'
import { removeOldPages } from './guard/remove-old-pages'
import { removeOldVersions } from './remove-old-versions'
import { type RemoteVersionRecord, remoteVersionsService } from './store/remote-versions.model'
import { removeOldVitals } from './vitals/vital-counts.service'

/** The versions that the account deployed or changed. */
async function* readVersions(app: App, accountId: string) {
  const filter: object = { $or: [{ 'deployedBy.accountId': accountId }, { 'changedBy.accountId': accountId }] }
  const rows = app.get(remoteVersionsService).find(filter).sort({ _id: 1 }).lean<RemoteVersionRecord[]>().cursor()
  for await (const { remote, version, deployedAt, deployedBy, changedAt, changedBy, state, reason } of rows)
    yield {
      remote,
      version,
      ...(deployedBy?.accountId === accountId && { deployedAt }),
      ...(changedBy?.accountId === accountId && { changedAt, state, reason }),
    }
}

/** Removes a deleted account from the versions that it deployed or changed; the versions stay. */
async function removeName(app: App, accountId: string): Promise<void> {
  const { collection } = app.get(remoteVersionsService)
  for (const field of ['deployedBy', 'changedBy'])
    await collection.updateMany({ [`${field}.accountId`]: accountId }, { $set: { [field]: null } })
}

export const remotesCollections: readonly CollectionDescription[] = [
  { name: 'remoteVersions', read: readVersions, erase: removeName, removeOld: removeOldVersions },
  {
    name: 'remotePages',
    isNotPersonal: 'Counts of pages by keyed hashes of networks, which name no person, for a few hours.',
    removeOld: removeOldPages,
  },
  {
    name: 'remoteVitals',
    isNotPersonal: 'Numbers of pages by how fast a version of a front end was, for a day.',
    removeOld: removeOldVitals,
  },
  {
    name: 'remoteErrors',
    isNotPersonal: 'Places in scripts at which a version of a front end threw, with numbers of pages, for a week.',
    removeOld: removeOldErrors,
  },
  { name: 'remoteSourceMaps', isNotPersonal: 'Source maps of versions of front ends.' },
  { name: 'remoteRevisions', isNotPersonal: 'Numbers of changes by the name of a remote.' },
  { name: 'remoteDocuments', isNotPersonal: 'Documents of GraphQL that front ends send, without values.' },
]
