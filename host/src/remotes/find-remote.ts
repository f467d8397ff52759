import { type RemoteFiles, readManifest } from '@sanguine/federation'
import { embeddedSiteData } from '@sanguine/ui/platform'

/** The remotes the shell has routes for; `/remotes.json` says where they are. */
export type RemoteName = 'visitor' | 'game' | 'admin'

/** Name → manifest address, as `/remotes.json` has it. Addresses may be relative to the page, or of any origin. */
type RemoteList = Readonly<Record<string, string>>

const absolute = (address: string): string => new URL(address, document.baseURI).href

async function fetchJson(address: string, isFresh: boolean): Promise<unknown> {
  const response = await fetch(address, isFresh ? { cache: 'reload' } : {})
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}

/**
 * Finds the files of a remote.
 * @param isFresh whether to ask the server even for what the page came with, as for a second attempt
 */
export async function findRemote(name: RemoteName, isFresh: boolean): Promise<RemoteFiles> {
  const facts = isFresh ? {} : embeddedSiteData()
  const list = facts.remotes ?? ((await fetchJson('/remotes.json', isFresh)) as RemoteList)
  const address = list[name]
  if (typeof address !== 'string') throw new Error(`/remotes.json names no remote "${name}"`)
  const manifestUrl = absolute(address)
  return readManifest(facts.manifests?.[name] ?? (await fetchJson(manifestUrl, isFresh)), manifestUrl)
}
