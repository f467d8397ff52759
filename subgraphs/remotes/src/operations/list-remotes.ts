import { type Context, requirePermission, requireTokenScope } from '@sanguine/kernel'
import type { RemoteObject, RemoteVersionObject } from '@sanguine/schema'
import { ownBuildsService } from '../own-builds'
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

/**
 * The remotes by name: those that the site has a build of, and those of which versions were deployed. Each has its versions,
 * newest first. For admins.
 */
export async function listRemotes(context: Context): Promise<readonly RemoteObject[]> {
  requireTokenScope(context, ['deploy'])
  requirePermission(context, 'deployRemotes')
  const rows = await context.app
    .get(remoteVersionsService)
    .find({}, { files: 0 })
    .sort({ remote: 1, deployedAt: -1, _id: -1 })
    .lean<RemoteVersionRecord[]>()
  const builds = context.app.get(ownBuildsService)
  const names = [...new Set([...builds.names(), ...rows.map(({ remote }) => remote)])].toSorted().slice(0, maxRemotes)
  return names.map((name) => {
    const version = builds.versionOf(name)
    return {
      name,
      ownBuild: version === null ? null : { remote: name, version },
      versions: shownVersions(rows.filter(({ remote }) => remote === name)),
    }
  })
}
