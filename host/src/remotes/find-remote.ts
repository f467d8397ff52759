import { type RemoteBuild, readManifest } from '@sanguine/federation'
import { embeddedSiteData } from '@sanguine/ui/platform'
import { RemoteError } from './remote-error'

/** The remotes the shell has routes for; `/remotes.json` says where they are. */
export type RemoteName = 'visitor' | 'game' | 'admin'

/** Name → manifest address, as `/remotes.json` has it. Addresses may be relative to the page, or of any origin. */
type RemoteList = Readonly<Record<string, string>>

export interface FindOptions {
  /** whether to ask the server even for what the page came with, as for a second attempt */
  readonly isFresh: boolean
  readonly signal?: AbortSignal | undefined
}

const absolute = (address: string): string => new URL(address, document.baseURI).href

async function fetchJson(address: string, { isFresh, signal }: FindOptions): Promise<unknown> {
  const response = await fetch(address, { signal: signal ?? null, ...(isFresh && { cache: 'reload' }) })
  if (!response.ok) throw new Error(`${address} returned ${response.status}`)
  return response.json()
}

async function readBuild(name: RemoteName, options: FindOptions): Promise<RemoteBuild> {
  const facts = options.isFresh ? {} : embeddedSiteData()
  const list = facts.remotes ?? ((await fetchJson('/remotes.json', options)) as RemoteList)
  const address = list[name]
  if (typeof address !== 'string') throw new Error(`/remotes.json names no remote "${name}"`)
  const manifestUrl = absolute(address)
  return readManifest(facts.manifests?.[name] ?? (await fetchJson(manifestUrl, options)), manifestUrl)
}

/**
 * Finds the build of a remote that is deployed.
 * @throws RemoteError where list or manifest do not come, or are none
 */
export const findRemote = (name: RemoteName, options: FindOptions): Promise<RemoteBuild> =>
  readBuild(name, options).catch((error: unknown) => {
    throw new RemoteError('manifest', `The remote "${name}" was not found`, undefined, { cause: error })
  })
