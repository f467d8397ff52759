import { readFileSync } from 'node:fs'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { Domain } from '@sanguine/kernel'
import type { GraphQLSchema } from 'graphql'
import { nameMutations } from './name-mutations'
import { userErrorResolvers } from './user-error.resolvers'

/** The one schema of all domains. A resolver for a field that is not in the schema is an error. */
export function buildSchema(domains: readonly Domain[]): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: domains.flatMap(({ schemaPath }) => [schemaPath].flat().map((path) => readFileSync(path, 'utf8'))),
    resolvers: [...domains.map(({ resolvers }) => resolvers as never), userErrorResolvers as never],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
  nameMutations(schema)
  return schema
}
