import { getInstance } from '@module-federation/runtime'

/**
 * Prepares the shared modules for another attempt to load a build.
 *
 * The runtime names the remote that first loads a shared module as its source, and removes such modules with the
 * remote's container. All of them belong to the host, and the next container needs them.
 *
 * The runtime remembers the result of each lazy module. A promise stays rejected if the module's file did not load. A
 * factory throws if one of its imports did not load. Both are reset. A running module stays the same, because webpack
 * keeps it.
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
