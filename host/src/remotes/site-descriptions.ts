import type { RemoteDescription, RemoteLink } from '@sanguine/federation'
import { createStore, useLanguage, useStore, useViewer } from '@sanguine/ui'
import { embeddedSiteData } from '@sanguine/ui/platform'
import { useMemo } from 'react'
import { fetchJson } from './fetch-json'
import { type Descriptions, type RemoteName, type RouteViewer, type Selection, selectRemote } from './select-remote'

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

/** The links of a place that the viewer may open, with their texts in the language of the page. */
export function useLinks(
  place: RemoteLink['place'],
): readonly (Omit<RemoteLink, 'text'> & { readonly label: string })[] {
  const { descriptions } = useDescriptions()
  const viewer = useViewer()
  const language = useLanguage()
  return useMemo(
    () =>
      Object.entries(descriptions).flatMap(([name, { navigation }]) =>
        navigation
          .filter((link) => link.place === place && selectRemote(descriptions, link.to, viewer)?.name === name)
          .map(({ text, ...link }) => ({ ...link, label: text[language] })),
      ),
    [descriptions, viewer, language, place],
  )
}

/** For tests: nothing is known yet. */
export const forgetDescriptions = (): void => state.set({ descriptions: none })
