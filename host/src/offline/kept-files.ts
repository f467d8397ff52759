/** The cache of the service worker that holds files with a hash in their names. */
export const fileCache = 'files'

/** A name with a hash of its content never means anything else. */
export const isHashedFile = (path: string): boolean => /^\/(remotes\/[^/]+\/)?[^/]+[.-][0-9a-f]{8,}\.\w+$/.test(path)

/** Folders and files that are no page of the app, as in the gateway's `site/addresses.ts`. */
const noPage = /^\/(api|graphql|remotes|dev|assets|healthz|readyz)(\/|$)|\/\.|\.\w+$/i

/** Whether an address shows the app; the page behind all of them is the same. */
export const isPage = (path: string): boolean => !noPage.test(path)
