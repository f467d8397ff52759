import { getInstance, satisfy } from '@module-federation/runtime'
import type { RemoteBuild } from '@sanguine/federation'
import { RemoteError } from './remote-error'

/**
 * Compares what a build requires with what this host shares, before anything of the build runs.
 * @throws RemoteError that names what does not fit
 */
export function checkRequirements(build: RemoteBuild): void {
  const shared = getInstance()?.options.shared ?? {}
  const unmet = Object.entries(build.requires).flatMap(([module, range]) => {
    const versions = (shared[module] ?? []).map(({ version }) => version)
    if (versions.some((version) => satisfy(version, range))) return []
    return [`${module} ${range} (here ${versions.join(', ') || 'none'})`]
  })
  if (unmet.length > 0) throw new RemoteError('versions', `${build.globalName} requires ${unmet.join(', ')}`, build)
}
