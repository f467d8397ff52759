/** Folders without pages of the app: a missing file in them is a 404. */
const fileFolders = /^\/(api|graphql|remotes|dev|assets|healthz|readyz)(\/|$)/i

/** Whether any segment is hidden (`/.well-known/…`), or has a file ending (`/wp-login.php`, `/index.php/x`). */
const isFilePath = (path: string): boolean => /\/\.|\.[a-z][a-z0-9]{0,9}(\/|$)/i.test(path)

/** Folders of other software, which scanners look for on every site. No page of the app has such a name. */
const probedFolders =
  /^\/(wp-[a-z]+|wordpress|xmlrpc|phpmyadmin|pma|myadmin|adminer|mysql|cgi-bin|server-status|actuator|jenkins|solr|owa|hnap1|boaform|vendor|_ignition|_profiler)(\/|$)/i

/** Whether a path has characters that no page's address has, such as a line break or a null character. */
const isUnprintable = (path: string): boolean => /[\p{Cc}\\]/u.test(path)

/** A path without escapes; null if it is malformed. */
export function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * Whether the app's page is sent for a path, known or not. It is not sent for folders of files, paths that scanners
 * probe, names of files, and malformed paths.
 */
export function isPagePath(path: string): boolean {
  const text = decoded(path)
  if (text === null || isUnprintable(text)) return false
  return (
    text.toLowerCase() === '/index.html' || !(fileFolders.test(text) || probedFolders.test(text) || isFilePath(text))
  )
}
