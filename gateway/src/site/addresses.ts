/** Pages that search engines may list, since a visitor can see them without an account. */
const publicPages = ['/', '/welcome', '/register', '/login', '/imprint', '/rates'] as const

/** Folders without pages of the app: a missing file in them is a 404. */
const fileFolders = /^\/(api|graphql|remotes|dev|assets|healthz|readyz)(\/|$)/i

/** Whether any segment is hidden (`/.well-known/…`), or has a file ending (`/wp-login.php`, `/index.php/x`). */
const isFilePath = (path: string): boolean => /\/\.|\.[a-z][a-z0-9]{0,9}(\/|$)/i.test(path)

/** Folders of other software, which scanners look for on every site. No page of the app has such a name. */
const probedFolders =
  /^\/(wp-[a-z]+|wordpress|xmlrpc|phpmyadmin|pma|myadmin|adminer|mysql|cgi-bin|server-status|actuator|jenkins|solr|owa|hnap1|boaform|vendor|_ignition|_profiler)(\/|$)/i

/** Whether a path has characters that no page's address has, such as a line break or a null character. */
const isUnprintable = (path: string): boolean => /[\p{Cc}\\]/u.test(path)

function decoded(path: string): string | null {
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

/**
 * The addresses of all pages of the host and the remotes of this release, in the notation of their routers. `:id` is
 * one segment, `*` any rest. A test compares them with the routes.
 */
export const pagePaths: readonly string[] = [
  '/',
  '/index.html',
  '/login',
  '/register',
  '/welcome',
  '/imprint',
  '/activateAccount/:id',
  '/confirmEmail/:id',
  '/forgotPasswordRetrieve/:id',
  '/shopcallback/:pid',
  '/account/security',
  '/account/privacy',
  '/game/*',
  '/equipment',
  '/journal',
  '/journal/fight/:id',
  '/journal/away',
  '/journal/links',
  '/inventory',
  '/travel',
  '/hunt',
  '/coffinhunt',
  '/crypt',
  '/mercatus',
  '/jewel',
  '/stable',
  '/armory',
  '/weaponmaster',
  '/sanctum',
  '/glossary',
  '/grimoire',
  '/ladder',
  '/plan',
  '/statistics',
  '/treasury',
  '/premiumShop',
  '/profile',
  '/rates',
  '/fight/:token',
  '/admin/*',
]

/** A path as a regular expression. Browser routers ignore case, and a slash at the end. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path.replace(/\/$/, '').replace(/\./g, '\\.').replace(/:\w+/g, '[^/]+').replace(/\/\*$/, '(/.*)?')}/?$`,
    'i',
  )

const pagePatterns = pagePaths.map(patternOf)

/**
 * Whether a page of this release has the path. On any other path the app shows the home page, or that the page does not
 * exist.
 */
export function isKnownPage(path: string): boolean {
  const text = decoded(path)
  return text !== null && pagePatterns.some((pattern) => pattern.test(text))
}

/**
 * The address under which search engines list a page. A path of no public page has the address of the home page, which
 * visitors see there.
 */
export function canonicalUrl(publicUrl: string, path: string): string {
  const known = publicPages.find((page) => page === path.toLowerCase().replace(/(.)\/$/, '$1'))
  return publicUrl + (known ?? '/')
}

export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...[
      '/admin',
      '/api/',
      '/graphql',
      '/dev/',
      '/activateAccount/',
      '/confirmEmail/',
      '/forgotPasswordRetrieve/',
      '/shopcallback/',
      '/fight/',
    ].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

export const sitemapXml = (publicUrl: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...publicPages.map((page) => `  <url><loc>${escapeXml(publicUrl + page)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

const escapeXml = (text: string): string => text.replace(/[&<>'"]/g, (character) => `&#${character.charCodeAt(0)};`)
