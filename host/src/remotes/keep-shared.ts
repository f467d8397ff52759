import { getInstance } from '@module-federation/runtime'

/**
 * Prepares the shared modules for another attempt to load a build.
 *
 * The runtime names the remote that first loads a shared module as its source, and removes such modules with the
 * remote's container. All of them belong to the host, and the next container needs them.
 *
 * The runtime remembers the result of each lazy module: a rejected promise where its file did not load, or a factory
 * that throws where a module that it imports did not. Both are reset. A module that runs already stays the same one,
 * since webpack keeps it.
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
