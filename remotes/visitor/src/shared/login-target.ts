import type { Location } from 'react-router'

const addressOf = ({ pathname, search, hash }: Location): string => `${pathname}${search}${hash}`

/** What a link to the login carries along from the page that it is on, so that the login leads back to it. */
export const comingFrom = (location: Location): { readonly from: string } => ({ from: addressOf(location) })

/**
 * Where a login leads: to the page of the site that its link was on, such as one whose session has ended; from a page of an
 * account that stands behind the login to that page; else home.
 */
export function loginTarget(location: Location): string {
  const { pathname, state } = location as Location<unknown>
  if (pathname.startsWith('/account/')) return addressOf(location)
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return typeof from === 'string' && from.startsWith('/') ? from : '/'
}
