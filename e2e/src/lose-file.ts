import type { Page, Route } from 'playwright-core'

/** How a file is lost: it is not there, its connection breaks, or half of it comes. */
export type Loss = 'missing' | 'reset' | 'damaged'

async function lose(route: Route, loss: Loss): Promise<void> {
  if (loss === 'missing') return route.fulfill({ status: 404, body: 'Not found' })
  if (loss === 'reset') return route.abort('connectionreset')
  const response = await route.fetch()
  const text = await response.text()
  return route.fulfill({ response, body: text.slice(0, text.length / 2) })
}

/** Has a page lose a file at each of the first requests for it. Returns how many of them are still to come. */
export async function loseFile(page: Page, address: string | RegExp, loss: Loss, times: number): Promise<() => number> {
  let left = times
  await page.route(address, (route) => {
    if (left === 0) return route.continue()
    left -= 1
    return lose(route, loss)
  })
  return () => left
}

/** The scripts, style sheets and manifests that a page asks for until it is there, by address. */
export async function filesOf(page: Page, open: () => Promise<unknown>): Promise<readonly string[]> {
  const files = new Set<string>()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (/\.(js|css|json)$/.test(pathname)) files.add(origin + pathname)
  })
  await open()
  return [...files]
}
