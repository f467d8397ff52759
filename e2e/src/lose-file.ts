import type { Page, Route } from 'playwright-core'

/** How a file is lost: a 404, a broken connection, or half of its content. */
export type Loss = 'missing' | 'reset' | 'damaged'

async function lose(route: Route, loss: Loss): Promise<void> {
  if (loss === 'missing') return route.fulfill({ status: 404, body: 'Not found' })
  if (loss === 'reset') return route.abort('connectionreset')
  const response = await route.fetch()
  const text = await response.text()
  return route.fulfill({ response, body: text.slice(0, text.length / 2) })
}

/**
 * Lets the first `times` requests of a page for a file fail, also those with the query of another try. Returns a
 * function that counts the failures still to come.
 */
export async function loseFile(page: Page, address: string | RegExp, loss: Loss, times: number): Promise<() => number> {
  let left = times
  const isMeant = ({ origin, pathname }: URL) => origin + pathname === address
  await page.route(typeof address === 'string' ? isMeant : address, (route) => {
    if (left === 0) return route.continue()
    left -= 1
    return lose(route, loss)
  })
  return () => left
}

/** Returns the addresses of the scripts, style sheets and manifests that a page requests while `open` runs. */
export async function filesOf(page: Page, open: () => Promise<unknown>): Promise<readonly string[]> {
  const files = new Set<string>()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (/\.(js|css|json)$/.test(pathname)) files.add(origin + pathname)
  })
  await open()
  return [...files]
}
