import { loadRemote as loadFederated, registerRemotes } from '@module-federation/runtime'
import type { Remote, RemoteFiles, RemoteModule } from '@sanguine/federation'
import { findRemote, type RemoteName } from './remote-list'

/** How long a remote may take before its notice appears, in milliseconds. */
const patience = 20_000

function preload(href: string, as: 'script' | 'style'): void {
  if (document.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as, href })
  document.head.append(link)
}

function register({ entry, globalName, scripts, styles }: RemoteFiles, name: RemoteName, isFresh: boolean): void {
  // All files at once; the runtime would ask for one after the other.
  preload(entry, 'script')
  for (const script of scripts) preload(script, 'script')
  for (const style of styles) preload(style, 'style')
  registerRemotes([{ name, entry, entryGlobalName: globalName, type: 'global' }], { force: isFresh })
}

const tooLate = (name: RemoteName): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error(`The remote "${name}" did not come in time`)), patience))

async function fetchRemote(name: RemoteName, isFresh: boolean): Promise<Remote> {
  register(await findRemote(name, isFresh), name, isFresh)
  const module = await Promise.race([loadFederated<RemoteModule>(`${name}/app`), tooLate(name)])
  if (!module?.remote?.App) throw new Error(`The remote "${name}" exports no remote`)
  await module.remote.prepare?.()
  return module.remote
}

/**
 * Browsers hand the failure of a preload to the first script that asks for the same file, and only the second asks the
 * network: so a retry is two attempts.
 */
const retryRemote = (name: RemoteName): Promise<Remote> => fetchRemote(name, true).catch(() => fetchRemote(name, true))

const loading = new Map<RemoteName, Promise<Remote>>()
const ready = new Map<RemoteName, Remote>()

/** The remote if it is there already: then nothing has to wait for it, not for a moment. */
export const readyRemote = (name: RemoteName): Remote | undefined => ready.get(name)

/**
 * Loads a remote, once.
 * @param attempt 0, or the number of the retry: then everything is asked for anew
 */
export function loadRemote(name: RemoteName, attempt = 0): Promise<Remote> {
  let promise = attempt === 0 ? loading.get(name) : undefined
  if (!promise) {
    promise = (attempt === 0 ? fetchRemote(name, false) : retryRemote(name)).then((remote) => {
      ready.set(name, remote)
      return remote
    })
    loading.set(name, promise)
  }
  return promise
}
