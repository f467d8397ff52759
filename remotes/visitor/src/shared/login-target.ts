import { loginOrigin } from '@sanguine/ui/platform'
import type { Location } from 'react-router'

const addressOf = ({ pathname, search, hash }: Location): string => `${pathname}${search}${hash}`

/** What a link to the login carries along from the page that it is on, so that the login leads back to it. */
export const comingFrom = (location: Location): { readonly from: string } => ({ from: addressOf(location) })

/**
 * Where a login leads: to the page of the site that its link was on, such as one whose session has ended; from a page of an
 * account that stands behind the login to that page; else home.
 */
export function loginTarget(location: Location): string {
  return location.pathname.startsWith('/account/') ? addressOf(location) : loginOrigin(location)
}
