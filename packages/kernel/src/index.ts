import { join } from 'node:path'
import type { Domain } from './domain'
import { dateTime, safeInt } from './scalars'

export * from './app'
export * from './batch'
export * from './clock'
export { type Connection, type PageBounds, toConnection } from './connection'
export * from './context'
export * from './domain'
export * from './language'
export * from './least-recent'
export * from './parse'
export * from './problem'
export * from './random'
export * from './result'
export * from './run-interval'
export * from './settings'

/** The scalars and types every domain uses. */
export const kernel: Domain = {
  name: 'kernel',
  schemaPath: join(__dirname, 'kernel.graphql'),
  resolvers: { DateTime: dateTime, SafeInt: safeInt },
}
