import type { Reach, RemoteDescription, RemoteLink, RemoteLinkGroup, SiteText } from '../remote-description'

type Fields<Type> = Readonly<Record<keyof Type, unknown>>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isPath = (value: unknown): value is string => isText(value) && /^\/(?![/\\])/.test(value)
const isList = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(isItem)

const isSiteText = (value: unknown): value is SiteText =>
  isObject(value) && isText((value as Fields<SiteText>).en) && isText((value as Fields<SiteText>).de)

function isReach(value: unknown): value is Reach {
  if (!isObject(value)) return false
  const { paths, roles, redirect, frame } = value as Fields<Reach>
  return (
    isList(paths, isPath) &&
    (roles === undefined || isList(roles, isText)) &&
    (redirect === undefined || redirect === '/') &&
    (frame === undefined || frame === 'own')
  )
}

const isOrder = (value: unknown): boolean => value === undefined || Number.isFinite(value)

function isLink(value: unknown): value is RemoteLink {
  if (!isObject(value)) return false
  const { place, to, text, icon, also, order } = value as Fields<RemoteLink>
  return (
    (place === 'footer' || place === 'menu' || place === 'main') &&
    isPath(to) &&
    isSiteText(text) &&
    (icon === undefined || isText(icon)) &&
    (also === undefined || isList(also, isPath)) &&
    isOrder(order)
  )
}

function isGroup(value: unknown): value is RemoteLinkGroup {
  if (!isObject(value)) return false
  const { place, text, links, order } = value as Fields<RemoteLinkGroup>
  const isGrouped = (link: unknown): boolean => {
    if (!isObject(link)) return false
    const { to, text, note } = link as Fields<RemoteLinkGroup['links'][number]>
    return isPath(to) && isSiteText(text) && (note === undefined || isSiteText(note))
  }
  return place === 'main' && isSiteText(text) && isList(links, isGrouped) && isOrder(order)
}

const isNavigation = (value: unknown): value is RemoteLink | RemoteLinkGroup => isLink(value) || isGroup(value)

/**
 * The description of a remote that its manifest has, or null if there is none that can be used. Parts of it that cannot
 * be used are left out; `warn` receives a sentence for each.
 */
export function readDescription(manifest: unknown, warn: (message: string) => void): RemoteDescription | null {
  const { metaData } = (manifest ?? {}) as { readonly metaData?: { readonly description?: unknown } }
  const description = metaData?.description
  if (!isObject(description)) return null
  const { title, lost, hasLogin, reach, navigation } = description as Fields<RemoteDescription>
  if (!isSiteText(title) || !isSiteText(lost)) {
    warn('its title and the text for its loss must be in both languages')
    return null
  }
  const only = <Part>(name: string, parts: unknown, isPart: (part: unknown) => part is Part): readonly Part[] =>
    (Array.isArray(parts) ? parts : []).filter((part: unknown): part is Part => {
      if (!isPart(part)) warn(`a part of "${name}" cannot be used: ${JSON.stringify(part)}`)
      return isPart(part)
    })
  return {
    title,
    lost,
    hasLogin: hasLogin === true,
    reach: only('reach', reach, isReach),
    navigation: only('navigation', navigation, isNavigation),
  }
}
