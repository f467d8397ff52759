import { statusOf } from '@sanguine/ui/platform'

/**
 * Whether the page may be outdated after a change failed: the change may have been made, or a colleague made another. A
 * response with a status from 400 to 499, such as after the end of a session, changes nothing.
 */
export function mayBeOutdated(error: unknown): boolean {
  const status = statusOf(error)
  return status === undefined || status < 400 || status > 499
}
