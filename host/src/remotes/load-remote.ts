import { loadRemote as loadFederated, registerRemotes } from '@module-federation/runtime'
import type { Remote, RemoteFiles, RemoteModule } from '@sanguine/federation'
import { findRemote, type RemoteName } from './find-remote'

/** How long a remote may take before its notice appears, in milliseconds. */
const timeoutMs = 20_000

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

const rejectAfterTimeout = (name: RemoteName): Promise<never> =>
  new Promise((_, reject) =>
    setTimeout(() => reject(new Error(`The remote "${name}" did not come in time`)), timeoutMs),
  )

async function fetchRemote(name: RemoteName, isFresh: boolean): Promise<Remote> {
  register(await findRemote(name, isFresh), name, isFresh)
  const module = await Promise.race([loadFederated<RemoteModule>(`${name}/app`), rejectAfterTimeout(name)])
  if (!module?.remote?.App) throw new Error(`The remote "${name}" exports no remote`)
  await module.remote.prepare?.()
  return module.remote
}

/**
 * Browsers hand the failure of a preload to the first script that asks for the same file, and only the second asks the
 * network: so a retry is two attempts.
 */
const refetchRemote = (name: RemoteName): Promise<Remote> =>
  fetchRemote(name, true).catch(() => fetchRemote(name, true))

interface Attempt {
  readonly number: number
  readonly promise: Promise<Remote>
  /** what came of it; undefined while it lasts */
  result?: Remote | 'failed'
}

const attempts = new Map<RemoteName, Attempt>()

function start(name: RemoteName, number: number): Attempt {
  const attempt: Attempt = { number, promise: number === 0 ? fetchRemote(name, false) : refetchRemote(name) }
  attempts.set(name, attempt)
  attempt.promise.then(
    (remote) => {
      attempt.result = remote
    },
    () => {
      attempt.result = 'failed'
    },
  )
  return attempt
}

/** Loads a remote, once; whoever asks again gets the same promise until it is retried. */
export const loadRemote = (name: RemoteName): Promise<Remote> => (attempts.get(name) ?? start(name, 0)).promise

/** The remote if it is there already: then nothing has to wait for it, not for a moment. */
export function loadedRemote(name: RemoteName): Remote | undefined {
  const outcome = attempts.get(name)?.result
  return outcome === 'failed' ? undefined : outcome
}

/** Asks for everything anew, past every cache. Answers the number of the attempt. */
export const retryRemote = (name: RemoteName): number => start(name, (attempts.get(name)?.number ?? 0) + 1).number

/** The number of the attempt that counts; a new one where the last failed, as when the page is opened again. */
export const currentAttempt = (name: RemoteName): number =>
  attempts.get(name)?.result === 'failed' ? retryRemote(name) : (attempts.get(name)?.number ?? 0)

/** For tests: nothing has been loaded yet. */
export const resetRemotes = (): void => attempts.clear()
