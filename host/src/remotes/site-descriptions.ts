import {
  type Descriptions,
  linksOf,
  navigationOf,
  type RemoteDescription,
  type RemoteName,
  type RouteViewer,
  type Selection,
  selectRemote,
} from '@sanguine/federation'
import { createStore, useLanguage, useStore, useViewer } from '@sanguine/ui'
import { embeddedSiteData, type MenuLink, type NavigationEntry } from '@sanguine/ui/platform'
import { useMemo } from 'react'
import { fetchJson } from './fetch-json'

const none: Descriptions = {}

interface DescriptionsState {
  /** empty until they are known */
  readonly descriptions: Descriptions
  /** why they are not known */
  readonly error?: unknown
}

const state = createStore<DescriptionsState>({ descriptions: none })

/** Loads what the remotes published about themselves, from the page or else from the server. Never rejects. */
export async function loadDescriptions({ isFresh = false } = {}): Promise<void> {
  const embedded = isFresh ? undefined : embeddedSiteData().descriptions
  try {
    const loaded = embedded ?? (await fetchJson('/remote-descriptions.json', { isFresh }))
    // The gateway has checked them.
    state.set({ descriptions: loaded as Descriptions })
  } catch (error) {
    state.set({ descriptions: none, error })
  }
}

/** Replaces what is known of a remote by what the build that its team deployed elsewhere publishes. */
export function publishDescription(name: RemoteName, description: RemoteDescription): void {
  const { descriptions } = state.get()
  if (JSON.stringify(descriptions[name]) === JSON.stringify(description)) return
  state.set({ descriptions: { ...descriptions, [name]: description } })
}

export const useDescriptions = (): DescriptionsState => useStore(state)

/** The remote that draws a path for a viewer, as far as the descriptions are known. */
export const selectKnownRemote = (path: string, viewer: RouteViewer): Selection | undefined =>
  selectRemote(state.get().descriptions, path, viewer)

/** The description of a remote; undefined until it is known. */
export const useDescription = (name: RemoteName): RemoteDescription | undefined => useDescriptions().descriptions[name]

/** The main navigation of the viewer, and the links of footer and menu that the viewer may open, in the language of the page. */
export function useNavigation(): {
  readonly navigation: readonly NavigationEntry[]
  readonly menu: readonly MenuLink[]
  readonly footer: readonly MenuLink[]
} {
  const { descriptions } = useDescriptions()
  const viewer = useViewer()
  const language = useLanguage()
  return useMemo(
    () => ({
      navigation: navigationOf(descriptions, viewer, language),
      menu: linksOf(descriptions, 'menu', viewer, language),
      footer: linksOf(descriptions, 'footer', viewer, language),
    }),
    [descriptions, viewer, language],
  )
}

/** For tests: nothing is known yet. */
export const forgetDescriptions = (): void => state.set({ descriptions: none })
