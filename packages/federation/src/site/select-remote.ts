import type { Viewer } from '@sanguine/ui'
import type { RemoteDescription } from '../remote-description'

/** The name of a remote, as in `/remotes.json`. */
export type RemoteName = string

/** The descriptions of all remotes. */
export type Descriptions = Readonly<Record<RemoteName, RemoteDescription>>

export type RouteViewer = Pick<Viewer, 'role' | 'mustEnrol'> | null

/** The remote that draws a path for a viewer, or the path that the viewer is sent to. */
export type Selection =
  | { readonly name: RemoteName; readonly hasOwnFrame: boolean; readonly redirect?: undefined }
  | { readonly name?: undefined; readonly redirect: string }

interface Route {
  readonly name: RemoteName
  readonly path: string
  readonly roles?: readonly string[] | undefined
  readonly redirect?: string | undefined
  readonly frame?: 'own' | undefined
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/\*$/, '(/.*)?').replace(/:\w+/g, '[^/]+')}/?$`, 'i')

/** A page is before a folder, a folder before the whole site, and a path for certain roles before the same for everyone. */
const rankOf = ({ path, roles }: Route): number =>
  (path === '/*' ? 0 : path.endsWith('/*') ? 2 : 4) + (roles === undefined ? 0 : 1)

const matchingRoutes = (descriptions: Descriptions, path: string): readonly Route[] =>
  Object.entries(descriptions)
    .flatMap(([name, { reach }]) =>
      reach.flatMap(({ paths, ...rest }) => paths.map((path) => ({ name, path, ...rest }))),
    )
    .filter((route) => patternOf(route.path).test(path))
    .sort((a, b) => rankOf(b) - rankOf(a))

// Staff without their second factor have the pages of everyone until they set it up.
const admits = ({ roles }: Route, viewer: RouteViewer): boolean =>
  roles === undefined || (viewer !== null && !viewer.mustEnrol && roles.includes(viewer.role))

/**
 * Selects the remote that draws a path for a viewer. `boot.js` selects the same, earlier. Undefined if no remote has the
 * path.
 */
export function selectRemote(descriptions: Descriptions, path: string, viewer: RouteViewer): Selection | undefined {
  for (const route of matchingRoutes(descriptions, path)) {
    if (admits(route, viewer)) return { name: route.name, hasOwnFrame: route.frame === 'own' }
    if (route.redirect !== undefined && route.redirect !== path) return { redirect: route.redirect }
  }
  return undefined
}

/** The page that an address belongs to: the first segment, or the one below the folder of a remote, as a section of the CMS. */
export function pageOf(descriptions: Descriptions, path: string): string {
  const [folder = ''] = matchingRoutes(descriptions, path).flatMap(({ path }) => /^(\/.+)\/\*$/.exec(path)?.[1] ?? [])
  return path
    .split('/')
    .slice(1, folder.split('/').length + 1)
    .join('/')
}
