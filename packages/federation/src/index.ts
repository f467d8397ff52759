export { type RemoteFiles, readManifest } from './manifest'
export type { Remote, RemoteModule, RemoteProps } from './remote'
export { runAlone } from './run-alone'
