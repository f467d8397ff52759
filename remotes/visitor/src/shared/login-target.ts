import { loginOrigin } from '@sanguine/ui/platform'
import type { Location } from 'react-router'

const addressOf = ({ pathname, search, hash }: Location): string => `${pathname}${search}${hash}`

/** The router state of a link to the login: the page of the link, to which the login returns. */
export const comingFrom = (location: Location): { readonly from: string } => ({ from: addressOf(location) })

/**
 * The page after a login: the page of the link, for example one whose session ended. A login on a page about the account,
 * or on one that an app opened, stays on that page. Otherwise home.
 */
export function loginTarget(location: Location): string {
  return /^\/(account|oauth)\//.test(location.pathname) ? addressOf(location) : loginOrigin(location)
}
