import { useLocation } from 'react-router'

/** The part of the URL after the list's path: an id, or `new` for a new record; undefined for the list alone. */
export function useOpenId(listHref: string): string | undefined {
  const { pathname } = useLocation()
  const rest = pathname.startsWith(`${listHref}/`) ? pathname.slice(listHref.length + 1) : ''
  return decodeURIComponent(rest.split('/')[0] ?? '') || undefined
}
