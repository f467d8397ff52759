import type { Language } from '@sanguine/ui'
import type { MenuLink, NavigationEntry } from '@sanguine/ui/platform'
import type { RemoteLink, RemoteLinkGroup } from '../remote-description'
import { type Descriptions, type RouteViewer, selectRemote } from './select-remote'

/** The position of a link that names none. */
const defaultOrder = 100

const isGroup = (entry: RemoteLink | RemoteLinkGroup): entry is RemoteLinkGroup => 'links' in entry

interface OwnedEntry {
  readonly entry: RemoteLink | RemoteLinkGroup
  /** whether the remote of the entry draws a path for the viewer */
  isOpen(path: string): boolean
}

/** The entries of a place, in their order, of all remotes. */
function entriesOf(descriptions: Descriptions, place: RemoteLink['place'], viewer: RouteViewer): readonly OwnedEntry[] {
  return Object.entries(descriptions)
    .flatMap(([name, { navigation }]) =>
      navigation
        .filter((entry) => entry.place === place)
        .map((entry) => ({
          entry,
          isOpen: (path: string) => selectRemote(descriptions, path, viewer)?.name === name,
        })),
    )
    .sort((a, b) => (a.entry.order ?? defaultOrder) - (b.entry.order ?? defaultOrder))
}

/** The links of a place that the viewer may open, with their texts in a language. */
export const linksOf = (
  descriptions: Descriptions,
  place: 'footer' | 'menu',
  viewer: RouteViewer,
  language: Language,
): readonly MenuLink[] =>
  entriesOf(descriptions, place, viewer).flatMap(({ entry, isOpen }) =>
    isGroup(entry) || !isOpen(entry.to) ? [] : [{ to: entry.to, label: entry.text[language], icon: entry.icon }],
  )

/** The main navigation of a viewer: what the remotes publish for it, without what the viewer may not open. */
export const navigationOf = (
  descriptions: Descriptions,
  viewer: RouteViewer,
  language: Language,
): readonly NavigationEntry[] =>
  entriesOf(descriptions, 'main', viewer).flatMap(({ entry, isOpen }): NavigationEntry[] => {
    const label = entry.text[language]
    if (!isGroup(entry)) return isOpen(entry.to) ? [{ to: entry.to, label, also: entry.also ?? [] }] : []
    const links = entry.links
      .filter(({ to }) => isOpen(to))
      .map(({ to, text, note }) => ({ to, label: text[language], note: note?.[language] }))
    return links.length > 0 ? [{ label, links }] : []
  })
