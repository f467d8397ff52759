import { type Context, requirePermission, requireTokenScope } from '@sanguine/kernel'
import type { RemoteObject, RemoteVersionObject } from '@sanguine/schema'
import { type RemoteVersionRecord, remoteVersionsService } from '../store/remote-versions.model'
import { isLive, versionView } from './version-view'

/** The most remotes of a list. */
const maxRemotes = 20
/** The most versions of a remote in a list. */
const maxVersions = 30

function shownVersions(rows: readonly RemoteVersionRecord[]): readonly RemoteVersionObject[] {
  const live = rows.filter(isLive)
  const others = rows.filter((row) => !isLive(row)).slice(0, Math.max(0, maxVersions - live.length))
  return rows
    .filter((row) => live.includes(row) || others.includes(row))
    .slice(0, maxVersions)
    .map(versionView)
}

/** The remotes of which versions were deployed, by name, each with its versions, newest first. For admins. */
export async function listRemotes(context: Context): Promise<readonly RemoteObject[]> {
  requireTokenScope(context, ['deploy'])
  requirePermission(context, 'deployRemotes')
  const rows = await context.app
    .get(remoteVersionsService)
    .find({}, { files: 0 })
    .sort({ remote: 1, deployedAt: -1, _id: -1 })
    .lean<RemoteVersionRecord[]>()
  const names = [...new Set(rows.map(({ remote }) => remote))].slice(0, maxRemotes)
  return names.map((name) => ({ name, versions: shownVersions(rows.filter(({ remote }) => remote === name)) }))
}
