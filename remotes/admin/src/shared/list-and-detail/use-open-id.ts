import { useLocation } from 'react-router'

/** What the address names after that of the list: an id, or `new` for what is being created; undefined for the list alone. */
export function useOpenId(listHref: string): string | undefined {
  const { pathname } = useLocation()
  const rest = pathname.startsWith(`${listHref}/`) ? pathname.slice(listHref.length + 1) : ''
  return decodeURIComponent(rest.split('/')[0] ?? '') || undefined
}
