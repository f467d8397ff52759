import type { RemoteName } from '@sanguine/federation'
import { type RemoteBuild, readManifest } from '@sanguine/federation'
import { embeddedSiteData } from '@sanguine/ui/platform'
import { type FetchOptions, fetchJson } from './fetch-json'
import { RemoteError } from './remote-error'
import { publishDescription } from './site-descriptions'

/** Name → manifest address, as `/remotes.json` has it. Addresses may be relative to the page, or of any origin. */
type RemoteList = Readonly<Record<string, string>>

const absolute = (address: string): string => new URL(address, document.baseURI).href

async function readBuild(name: RemoteName, options: FetchOptions): Promise<RemoteBuild> {
  const facts = options.isFresh ? {} : embeddedSiteData()
  const list = facts.remotes ?? ((await fetchJson('/remotes.json', options)) as RemoteList)
  const address = list[name]
  if (typeof address !== 'string') throw new Error(`/remotes.json names no remote "${name}"`)
  const manifestUrl = absolute(address)
  const embedded = facts.manifests?.[name]
  const manifest = embedded ?? (await fetchJson(manifestUrl, options))
  const build = readManifest(manifest, manifestUrl)
  if (!embedded) void publishManifest(name, build, manifest)
  return build
}

/** Publishes the description that a fetched manifest has. */
async function publishManifest(name: RemoteName, build: RemoteBuild, manifest: unknown): Promise<void> {
  // Not part of the first page. If it does not load, the gateway's description of the remote stays.
  const reader = await import('@sanguine/federation/description').catch(() => null)
  const description = reader?.readDescription(manifest, (message) => warnOfDescription(build, message))
  if (description) publishDescription(name, description)
}

const warnOfDescription = (build: RemoteBuild, message: string): void => {
  // biome-ignore lint/suspicious/noConsole: for the developers of the remote, who deploy it without the gateway
  console.warn(`The description of ${build.globalName} is used in part: ${message}.`)
}

/**
 * Reads the manifests of remotes that are deployed elsewhere, because their builds may have other paths and links than
 * the gateway knows. One that does not load stays as the gateway describes it; its page reports the failure.
 */
export async function readMovedDescriptions(): Promise<void> {
  const { remotes = {}, manifests = {} } = embeddedSiteData()
  const moved = Object.keys(remotes).filter((name) => !(name in manifests))
  await Promise.allSettled(moved.map((name) => readBuild(name, { isFresh: false })))
}

/**
 * Finds the build of a remote that is deployed.
 * @throws RemoteError where list or manifest do not come, or are none
 */
export const findRemote = (name: RemoteName, options: FetchOptions): Promise<RemoteBuild> =>
  readBuild(name, options).catch((error: unknown) => {
    throw new RemoteError('manifest', `The remote "${name}" was not found`, undefined, { cause: error })
  })
