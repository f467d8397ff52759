import type { Remote, RemoteBuild, RemoteName } from '@sanguine/federation'
import { createStore, type Store, useStore } from '@sanguine/ui'
import { findRemote } from './find-remote'
import { keepShared } from './keep-shared'
import { lastGoodBuild } from './known-builds'
import { loadBuild } from './load-build'
import { forgetMeasurement } from './measure-page'
import { RemoteError, renderError } from './remote-error'
import { forgetLosses, reportRemoteError } from './report-remote-error'
import { forgetReports } from './report-thrown-error'

/** How long a remote may take before its notice appears, in milliseconds; it still appears when it comes later. */
const overdueMs = 2_500
/** How long it may take at all. */
const timeoutMs = 20_000

/** How far the loading of a remote is. It can be drawn where there is a remote and no error. */
export interface RemoteLoad {
  /** counts the loads; 0 before the first */
  readonly attempt: number
  readonly isLoading: boolean
  readonly remote?: Remote | undefined
  /** the build that is loaded, or being loaded, once it is known */
  readonly build?: RemoteBuild | undefined
  /** why it cannot be drawn; kept while the next attempt runs */
  readonly error?: RemoteError | undefined
  /** how many attempts failed since it was drawn last */
  readonly failures: number
  /** the builds that failed since, or that an earlier one was loaded in the place of; by `globalName` */
  readonly failedBuilds: readonly string[]
}

const initial: RemoteLoad = { attempt: 0, isLoading: false, failures: 0, failedBuilds: [] }

const stores = new Map<RemoteName, Store<RemoteLoad>>()

function storeOf(name: RemoteName): Store<RemoteLoad> {
  const store = stores.get(name) ?? createStore(initial)
  stores.set(name, store)
  return store
}

/** The builds that are drawn, or being loaded. */
export const loadedBuilds = (): readonly { readonly name: RemoteName; readonly build: RemoteBuild }[] =>
  [...stores].flatMap(([name, store]) => {
    const { build } = store.get()
    return build ? [{ name, build }] : []
  })

export const useRemoteLoad = (name: RemoteName): RemoteLoad => useStore(storeOf(name))

function fail(name: RemoteName, error: RemoteError, changes: Pick<RemoteLoad, 'isLoading' | 'failures'>): void {
  const store = storeOf(name)
  const { failedBuilds, ...load } = store.get()
  // One that is late may come yet.
  const failed = error.reason === 'timeout' ? [] : [error.build?.globalName ?? []].flat()
  store.set({ ...load, ...changes, error, failedBuilds: [...new Set([...failedBuilds, ...failed])] })
  reportRemoteError(name, error, { isLate: error.reason === 'timeout' })
}

interface Loaded {
  readonly remote: Remote
  readonly build: RemoteBuild
}

type LoadSteps = (signal: AbortSignal, onBuild: (build: RemoteBuild) => void) => Promise<Loaded>

const running = new Map<RemoteName, AbortController>()

/** Runs an attempt in the place of any that runs. Settles when it ends or is overdue; never rejects. */
function start(name: RemoteName, steps: LoadSteps, failedBuilds: readonly string[] = []): Promise<void> {
  const store = storeOf(name)
  const attempt = store.get().attempt + 1
  const failures = store.get().failures + 1
  const isCurrent = () => store.get().attempt === attempt && store.get().isLoading
  running.get(name)?.abort()
  const controller = new AbortController()
  running.set(name, controller)
  store.set({ ...store.get(), attempt, isLoading: true, build: undefined })
  const timeout = (ms: number) =>
    new RemoteError('timeout', `The remote "${name}" did not come within ${ms} ms`, store.get().build)
  return new Promise((resolve) => {
    const timers = [
      setTimeout(() => {
        resolve()
        if (isCurrent()) fail(name, timeout(overdueMs), { isLoading: true, failures })
      }, overdueMs),
      setTimeout(() => {
        if (isCurrent()) {
          store.set({ ...store.get(), isLoading: false })
          reportRemoteError(name, timeout(timeoutMs))
        }
        controller.abort()
      }, timeoutMs),
    ]
    const end = () => {
      for (const timer of timers) clearTimeout(timer)
      resolve()
    }
    steps(controller.signal, (build) => isCurrent() && store.set({ ...store.get(), build })).then(
      ({ remote, build }) => {
        end()
        if (isCurrent()) store.set({ ...initial, attempt, remote, build, failedBuilds })
      },
      (error: unknown) => {
        end()
        if (isCurrent()) fail(name, asRemoteError(error), { isLoading: false, failures })
      },
    )
  })
}

const asRemoteError = (error: unknown): RemoteError =>
  error instanceof RemoteError ? error : new RemoteError('files', String(error), undefined, { cause: error })

/** The build that is deployed now. */
const deployed =
  (name: RemoteName): LoadSteps =>
  async (signal, onBuild) => {
    const build = await findRemote(name, { isFresh: true, signal })
    onBuild(build)
    return { build, remote: await loadBuild(build, { isFresh: true, signal }) }
  }

/** The build that the page came with; where its files are gone, that which is deployed by now. */
const embedded =
  (name: RemoteName): LoadSteps =>
  async (signal, onBuild) => {
    const build = await findRemote(name, { isFresh: false, signal })
    onBuild(build)
    try {
      return { build, remote: await loadBuild(build, { isFresh: false, signal }) }
    } catch (error) {
      const now = await findRemote(name, { isFresh: true, signal }).catch(() => build)
      if (now.globalName === build.globalName) throw error
      onBuild(now)
      return { build: now, remote: await loadBuild(now, { isFresh: true, signal }) }
    }
  }

/** Loads a remote, once. Settles when that ends or is overdue; never rejects. */
export async function loadRemote(name: RemoteName): Promise<void> {
  if (storeOf(name).get().attempt === 0) await start(name, embedded(name))
}

/** The remotes whose page, or notice, was drawn. */
const opened = new Set<RemoteName>()

/** Readies a remote for a page that is opened: one whose failure was shown before gets another attempt. */
export function openRemote(name: RemoteName): void {
  const { attempt, error, isLoading } = storeOf(name).get()
  if (attempt === 0) void loadRemote(name)
  else if (error?.reason === 'render') redrawRemote(name)
  else if (error && !isLoading && opened.has(name)) retryRemote(name)
  opened.add(name)
}

/** Fetches everything again, past every cache. */
export const retryRemote = (name: RemoteName): void => void start(name, deployed(name))

/** The build that worked last in this browser, where one has not failed since. */
export const previousBuild = (name: RemoteName, { build, failedBuilds }: RemoteLoad): RemoteBuild | undefined =>
  lastGoodBuild(name, build ? [...failedBuilds, build.globalName] : failedBuilds)

/** Loads an earlier build in place of the failed one, until the page is reloaded. */
export function loadPrevious(name: RemoteName, build: RemoteBuild): void {
  const { failedBuilds, build: failed } = storeOf(name).get()
  const steps: LoadSteps = async (signal, onBuild) => {
    onBuild(build)
    return { build, remote: await loadBuild(build, { isFresh: false, signal }) }
  }
  void start(name, steps, failed ? [...failedBuilds, failed.globalName] : failedBuilds)
}

/** Shows the notice in the place of a remote that threw while it rendered. */
export function failRender(name: RemoteName, error: unknown): void {
  fail(name, renderError(error, storeOf(name).get().build), { isLoading: false, failures: 1 })
}

/** Draws a remote again that threw while it rendered, as on another page. */
export function redrawRemote(name: RemoteName): void {
  const { attempt, remote, build, error } = storeOf(name).get()
  if (remote && error) storeOf(name).set({ ...initial, attempt: attempt + 1, remote, build })
}

/**
 * Runs after a part of a remote failed. It replaces the remote by the build that is deployed now. If that is the same
 * build, the part can be loaded again. Returns whether the remote was replaced.
 */
export async function recoverRemote(name: RemoteName): Promise<boolean> {
  const store = storeOf(name)
  const { attempt, build, failedBuilds } = store.get()
  const now = await findRemote(name, { isFresh: true }).catch(() => build)
  if (now && now.globalName !== build?.globalName && !failedBuilds.includes(now.globalName)) {
    const remote = await loadBuild(now, { isFresh: true }).catch((failure: unknown) => {
      reportRemoteError(name, asRemoteError(failure))
    })
    if (store.get().attempt !== attempt) return true
    if (remote) store.set({ ...initial, attempt: attempt + 1, remote, build: now })
    if (remote) return true
  }
  if (build) keepShared(build.globalName)
  return false
}

/** For tests: nothing has been loaded yet. */
export function resetRemotes(): void {
  for (const controller of running.values()) controller.abort()
  running.clear()
  opened.clear()
  stores.clear()
  forgetLosses()
  forgetReports()
  forgetMeasurement()
}
