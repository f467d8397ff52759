import { useLanguage, useViewer } from '@sanguine/ui'
import type { RemoteHost } from '@sanguine/ui/platform'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { readDescription } from '../manifest/read-description'
import { linksOf, navigationOf } from '../site/navigation'
import { type Descriptions, selectRemote } from '../site/select-remote'

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} returned ${response.status}`)
  return response.json()
}

// biome-ignore lint/suspicious/noConsole: for the developer, whose page then has no navigation or an old one
const warn = (message: string): void => console.warn(message)

/** Loads the descriptions of the gateway's remotes; this build's description replaces that of its remote. Never rejects. */
export async function loadSite(): Promise<Descriptions> {
  const [site, manifest] = await Promise.allSettled([
    fetchJson('/remote-descriptions.json'),
    fetchJson('/mf-manifest.json'),
  ])
  for (const each of [site, manifest]) if (each.status === 'rejected') warn(String(each.reason))
  const descriptions = site.status === 'fulfilled' ? (site.value as Descriptions) : {}
  if (manifest.status === 'rejected') return descriptions
  const own = readDescription(manifest.value, warn)
  const name = String((manifest.value as { name?: unknown }).name).replace(/^sanguine_/, '')
  return own ? { ...descriptions, [name]: own } : descriptions
}

/** The navigation and the frame of the page, as the host would have them. */
export function useSite(descriptions: Descriptions) {
  const viewer = useViewer()
  const language = useLanguage()
  const { pathname } = useLocation()
  return useMemo(() => {
    const navigation = navigationOf(descriptions, viewer, language)
    const menu = linksOf(descriptions, 'menu', viewer, language)
    const host: RemoteHost = { reportError: () => undefined, recover: async () => false, menu, navigation }
    const selection = selectRemote(descriptions, pathname, viewer)
    return { host, navigation, menu, isOwn: selection?.name !== undefined && selection.hasOwnFrame }
  }, [descriptions, viewer, language, pathname])
}
