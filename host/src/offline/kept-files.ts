/** The cache of the service worker that holds files with a hash in their names. */
export const fileCache = 'files'

/** A name with a hash of its content never means anything else. */
export const isHashedFile = (path: string): boolean => /^\/(remotes\/[^/]+\/)?[^/]+[.-][0-9a-f]{8,}\.\w+$/.test(path)

interface Received {
  readonly status: number
  readonly headers: Pick<Headers, 'get'>
}

/**
 * Whether a response is kept. The login of a public network returns its own page with 200 for every file, or redirects.
 * A kept one would replace an image or a font until the site has a new version.
 */
export const isKept = (isPageWanted: boolean, { status, headers }: Received): boolean =>
  status === 200 && (isPageWanted || !headers.get('Content-Type')?.startsWith('text/html'))

/** Folders and files that are no page of the app, as in the gateway's `site/addresses.ts`. */
const noPage = /^\/(api|graphql|remotes|dev|assets|healthz|readyz)(\/|$)|\/\.|\.\w+$/i

/** Whether an address shows the app; the page behind all of them is the same. */
export const isPage = (path: string): boolean => !noPage.test(path)
