import { getInstance } from '@module-federation/runtime'

/**
 * Readies what is shared for another container of a build.
 *
 * The runtime names the remote that first loads a shared module as its source, and drops such modules with the remote's
 * container; but all of them are the host's, and the next container needs them. A module whose file did not come
 * keeps its failed promise, which would fail every later attempt.
 */
export function keepShared(globalName: string): void {
  const host = getInstance()
  if (!host) return
  const modules = Object.values(host.shareScopeMap).flatMap((scope) =>
    Object.values(scope).flatMap((versions) => Object.values(versions)),
  )
  for (const module of modules) {
    if (module.from === globalName) module.from = host.name
    if (!module.loaded) module.loading = null
  }
}
