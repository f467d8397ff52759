export { binaryPath } from './binary-path'
export {
  type EmbeddedMongod,
  type EmbeddedMongodAccess,
  type EmbeddedMongodOptions,
  startEmbeddedMongod,
} from './start-embedded-mongod'
export { socketFileOf } from './wire/socket-file'
