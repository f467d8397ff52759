import { decoded } from './page-path'
import { pagePattern } from './page-pattern'
import type { Previews } from './page-preview'
import type { RemoteFiles } from './remote-files'

/** The addresses of the pages of all remotes. */
export interface Addresses {
  /**
   * Whether a page of this release has the path. On any other path the app shows the home page, or that the page does
   * not exist.
   */
  isKnownPage(path: string): boolean
  /**
   * The address under which search engines list a page. A path that is not listed has the address of the home page,
   * which visitors see there.
   */
  canonicalUrl(publicUrl: string, path: string): string
  robotsText(publicUrl: string): string
  sitemapXml(publicUrl: string): string
}

/** The page's own address besides those of the remotes. */
const pageFile = '/index.html'

/**
 * @param previews the folders of pages whose links have a preview. Messengers obey `robots.txt`, so crawlers may fetch
 * these pages and their images; the pages themselves ask not to be listed.
 */
export function createAddresses(
  { descriptions, pages, listed }: Pick<RemoteFiles, 'descriptions' | 'pages' | 'listed'>,
  previews: Pick<Previews, 'folders' | 'imageFolders'>,
): Addresses {
  const patterns = [pageFile, ...pages].map(pagePattern)
  const reached = Object.values(descriptions).flatMap(({ reach }) => reach.flatMap(({ paths }) => paths))
  return {
    isKnownPage(path) {
      const text = decoded(path)
      return text !== null && patterns.some((pattern) => pattern.test(text))
    },
    canonicalUrl(publicUrl, path) {
      const known = listed.find((page) => page.toLowerCase() === path.toLowerCase().replace(/(.)\/$/, '$1'))
      return publicUrl + (known ?? '/')
    },
    robotsText: (publicUrl) =>
      [
        'User-agent: *',
        ...[
          '/api/',
          '/graphql',
          '/dev/',
          ...unlistedFolders([...reached, ...pages.filter((path) => !path.endsWith('/*'))]),
        ]
          .filter((folder) => !previews.folders.includes(folder))
          .map((path) => `Disallow: ${path}`),
        ...previews.imageFolders.map((folder) => `Allow: ${folder}`),
        '',
        `Sitemap: ${publicUrl}/sitemap.xml`,
        '',
      ].join('\n'),
    sitemapXml: (publicUrl) =>
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        ...listed.map((page) => `  <url><loc>${escapeXml(publicUrl + page)}</loc></url>`),
        '</urlset>',
        '',
      ].join('\n'),
  }
}

/** The folders that crawlers leave out: of pages whose addresses have a parameter, and of remotes below a folder. */
const unlistedFolders = (paths: readonly string[]): readonly string[] => [
  ...new Set(
    paths.flatMap((path) => {
      const [, folder] = /^(\/.*?)(?::|\/\*$)/.exec(path) ?? []
      return folder ?? []
    }),
  ),
]

const escapeXml = (text: string): string => text.replace(/[&<>'"]/g, (character) => `&#${character.charCodeAt(0)};`)
