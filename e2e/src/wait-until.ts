import { setTimeout as pause } from 'node:timers/promises'

/** Far longer than a page or a site takes on a busy machine, in milliseconds. */
export const usualLimitMs = 120_000
const everyMs = 50

/**
 * Polls a condition until it is true; throws after `limitMs`.
 * @param what names what is awaited in the message of the error, such as `mail to lucy@example.org`
 */
export async function waitUntil(what: string, isSo: () => Promise<boolean>, limitMs = usualLimitMs): Promise<void> {
  for (const end = Date.now() + limitMs; !(await isSo()); await pause(everyMs))
    if (Date.now() > end) throw new Error(`There was no ${what} within ${limitMs / 1000} seconds.`)
}
