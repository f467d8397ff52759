import { getInstance } from '@module-federation/runtime'

/**
 * Readies what is shared for another attempt to load a build.
 *
 * The runtime names the remote that first loads a shared module as its source, and drops such modules with the remote's
 * container; but all of them are the host's, and the next container needs them.
 *
 * The runtime keeps what each lazy module came to: a failed promise where its file did not come, and a factory that throws
 * where another module that it imports did not. Both are forgotten. A module that runs already stays the one that it is,
 * since webpack holds it.
 */
export function keepShared(globalName: string): void {
  const host = getInstance()
  if (!host) return
  const modules = Object.values(host.shareScopeMap).flatMap((scope) =>
    Object.values(scope).flatMap((versions) => Object.values(versions)),
  )
  for (const module of modules) {
    if (module.from === globalName) module.from = host.name
    if (!module.shareConfig.eager) Object.assign(module, { loaded: false, loading: null, lib: undefined })
  }
}
