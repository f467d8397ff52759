import type { Page } from 'playwright-core'

const key = 'journey.clicks'

/** Counts every press of a pointer from now on, over all pages of the site; answers how many there were so far. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(count, key)
  return () => page.evaluate((name) => Number(localStorage.getItem(name)), key)
}

/** Runs in the browser. */
function count(name: string): void {
  window.addEventListener(
    'pointerdown',
    () => localStorage.setItem(name, String(Number(localStorage.getItem(name)) + 1)),
    { capture: true },
  )
}
