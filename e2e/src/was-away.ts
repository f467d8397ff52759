import type { Page } from 'playwright-core'

const hour = 3_600_000

/** As if the player had last been here some hours and a minute ago: clocks are compared to the server's by the second. */
export async function wasAway(page: Page, hours: number): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('sanguine.seen') !== null)
  await page.evaluate(
    (ms) => {
      const seen = JSON.parse(localStorage.getItem('sanguine.seen') ?? 'null')
      localStorage.setItem('sanguine.seen', JSON.stringify({ ...seen, at: seen.at - ms }))
    },
    hours * hour + 60_000,
  )
}
