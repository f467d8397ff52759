import {
  loadRemote as loadFederated,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/runtime'
import { type Remote, type RemoteBuild, type RemoteModule, refetchFile } from '@sanguine/federation'
import { stopWaitingForFiles } from '@sanguine/ui'
import { checkRequirements } from './check-requirements'
import { keepShared } from './keep-shared'
import { RemoteError } from './remote-error'

const isOfOtherOrigin = (href: string): boolean => new URL(href, location.href).origin !== location.origin

/** Requests scripts of another origin by CORS, because browsers hide the errors of others. */
const readableErrors: ModuleFederationRuntimePlugin = {
  name: 'readable errors',
  createScript: ({ url }) =>
    isOfOtherOrigin(url)
      ? Object.assign(document.createElement('script'), { src: url, crossOrigin: 'anonymous' })
      : undefined,
}

function preload(href: string, as: 'script' | 'style'): void {
  if (document.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as, href, ...(isOfOtherOrigin(href) && { crossOrigin: 'anonymous' }) })
  document.head.append(link)
}

/** Counts the containers that were loaded again. */
let retries = 0

/**
 * The address of a container that is loaded again. Under the same one, the page would use what it holds in memory, or
 * wait for the request that has no response. The container requests its own files by the same query.
 */
const addressOfRetry = (entry: string): string => {
  const address = new URL(entry)
  retries += 1
  address.searchParams.set('retry', String(retries))
  return address.href
}

async function runBuild({ globalName, entry: deployed }: RemoteBuild, isFresh: boolean): Promise<Remote> {
  if (isFresh) keepShared(globalName)
  const entry = isFresh ? addressOfRetry(deployed) : deployed
  registerPlugins([readableErrors])
  // Each build has a name of its own, so that none takes the container or the chunks of another.
  registerRemotes([{ name: globalName, entry, entryGlobalName: globalName, type: 'global' }], { force: isFresh })
  const module = await loadFederated<RemoteModule>(`${globalName}/app`)
  if (!module?.remote?.App) throw new Error(`${globalName} exports no remote`)
  await module.remote.prepare?.()
  return module.remote
}

export interface LoadBuildOptions {
  /** whether nothing of an earlier attempt is used: no cached file, no container */
  readonly isFresh: boolean
  readonly signal?: AbortSignal | undefined
}

/**
 * Loads a build and readies it for drawing.
 * @throws RemoteError where it needs other versions than this host has, or its files do not come or do not run
 */
export async function loadBuild(build: RemoteBuild, { isFresh, signal }: LoadBuildOptions): Promise<Remote> {
  checkRequirements(build)
  try {
    if (!isFresh) {
      // All files at once; the runtime would ask for one after the other.
      preload(build.entry, 'script')
      for (const script of build.scripts) preload(script, 'script')
      for (const style of build.styles) preload(style, 'style')
      return await runBuild(build, false)
    }
    stopWaitingForFiles()
    const files = [build.entry, ...build.scripts, ...build.styles]
    await Promise.all(files.map((file) => refetchFile(file, signal)))
    return await runBuild(build, true)
  } catch (error) {
    throw new RemoteError('files', `${build.globalName} did not load`, build, { cause: error })
  }
}
