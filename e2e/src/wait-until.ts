import { setTimeout as pause } from 'node:timers/promises'

/** Far more than a site takes on a busy machine, in milliseconds. */
const usualLimitMs = 60_000
const everyMs = 50

/**
 * Asks again and again until something is so; throws once the limit is over.
 * @param what is waited for, for the message, such as `a mail to lucy@example.org`
 */
export async function waitUntil(what: string, isSo: () => Promise<boolean>, limitMs = usualLimitMs): Promise<void> {
  for (const end = Date.now() + limitMs; !(await isSo()); await pause(everyMs))
    if (Date.now() > end) throw new Error(`There was no ${what} within ${limitMs / 1000} seconds.`)
}
