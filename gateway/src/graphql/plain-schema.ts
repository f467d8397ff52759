import type { GraphQLSchema } from 'graphql'
import { domains } from '../domains'
import { buildSchema } from './schema'

let schema: GraphQLSchema | undefined

/**
 * The schema of all domains without limits, for tests and tools. It is built once and shared, so it must not be
 * changed.
 */
export function plainSchema(): GraphQLSchema {
  schema ??= buildSchema(domains)
  return schema
}
