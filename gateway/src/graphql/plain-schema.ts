import type { GraphQLSchema } from 'graphql'
import { domains } from '../domains'
import { buildSchema } from './schema'

let schema: GraphQLSchema | undefined

/** The schema of all domains without limits, to look at and for tests. It is made once, so that nothing may change it in place. */
export function plainSchema(): GraphQLSchema {
  schema ??= buildSchema(domains)
  return schema
}
