export { type RemoteBuild, readManifest } from './manifest/read-manifest'
export type { LogInProps, Remote, RemoteModule, RemoteProps } from './remote'
export { renderStandalone } from './standalone/render-standalone'
