export { type RemoteBuild, readManifest } from './manifest/read-manifest'
export type { Remote, RemoteModule, RemoteProps } from './remote'
export { renderStandalone } from './standalone/render-standalone'
