export { refetchFile } from '../refetch-file.mjs'
export { type RemoteBuild, readManifest } from './manifest/read-manifest'
export type { LogInProps, Remote, RemoteModule, RemoteProps } from './remote'
export type { RemoteDescription, RemoteLink, RemoteLinkGroup } from './remote-description'
export { linksOf, navigationOf } from './site/navigation'
export {
  type Descriptions,
  pageOf,
  type RemoteName,
  type RouteViewer,
  type Selection,
  selectRemote,
} from './site/select-remote'
export { SiteFrame } from './site/site-frame'
export { renderStandalone } from './standalone/render-standalone'
