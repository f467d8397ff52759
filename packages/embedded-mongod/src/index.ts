export { binaryPath } from './binary-path'
export { serverEnvironment } from './env'
export { returnStartMemory } from './return-start-memory'
export {
  type EmbeddedMongod,
  type EmbeddedMongodAccess,
  type EmbeddedMongodOptions,
  lastServerUri,
  startEmbeddedMongod,
} from './start-embedded-mongod'
export { lockFolder } from './storage/folder-lock'
export { socketFileOf } from './wire/socket-file'
