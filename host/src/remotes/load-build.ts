import { loadRemote as loadFederated, registerRemotes } from '@module-federation/runtime'
import { type Remote, type RemoteBuild, type RemoteModule, refetchFile } from '@sanguine/federation'
import { checkRequirements } from './check-requirements'
import { keepShared } from './keep-shared'
import { RemoteError } from './remote-error'

function preload(href: string, as: 'script' | 'style'): void {
  if (document.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as, href })
  document.head.append(link)
}

async function runBuild(build: RemoteBuild, isFresh: boolean): Promise<Remote> {
  const { globalName, entry } = build
  if (isFresh) keepShared(globalName)
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
    const files = [build.entry, ...build.scripts, ...build.styles]
    await Promise.all(files.map((file) => refetchFile(file, signal)))
    // Browsers hand the failure of a preload to the first script that asks for the same file; the second asks the network.
    return await runBuild(build, true).catch(() => runBuild(build, true))
  } catch (error) {
    throw new RemoteError('files', `${build.globalName} did not load`, build, { cause: error })
  }
}
