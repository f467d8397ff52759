export { binaryPath } from './binary-path'
export { type EmbeddedMongod, type EmbeddedMongodOptions, startEmbeddedMongod } from './start-embedded-mongod'
