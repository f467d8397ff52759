import { readFileSync } from 'node:fs'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { releaseFor } from '@sanguine/catalogue'
import { camelCase } from '@sanguine/content'
import { type Domain, invalidField, memoPerCall } from '@sanguine/kernel'
import type { Resolvers } from '@sanguine/schema'
import { type DocumentNode, type GraphQLSchema, Kind, parse } from 'graphql'
import { declaredOwners } from '../access/declared-owners'
import { guardFields } from '../access/guard-fields'
import { type ContentResolvers, rememberContent } from './remember-content'
import { userErrorResolvers } from './user-error.resolvers'

/**
 * The one schema of all domains. Throws if a resolver has no field in the schema. Throws too if an operation does not
 * declare its callers, or an argument does not declare whose objects it names.
 */
export function buildSchema(domains: readonly Domain[]): GraphQLSchema {
  const schema = buildUnguardedSchema(domains)
  guardFields(schema)
  declaredOwners(schema)
  return schema
}

/** The schema without guards, in which only operations refuse callers. */
export function buildUnguardedSchema(domains: readonly Domain[]): GraphQLSchema {
  const documents = domains.flatMap(({ schemaPath }) =>
    [schemaPath].flat().map((path) => parse(readFileSync(path, 'utf8'))),
  )
  const schema = makeExecutableSchema({
    typeDefs: documents,
    resolvers: [
      ...domains.flatMap(({ resolvers }) => resolvers as never),
      nodeResolvers(domains),
      userErrorResolvers(documents, domains),
      enumValues(documents),
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
  rememberContent(schema, contentResolversOf(domains), releaseFor)
  return schema
}

const contentResolversOf = (domains: readonly Domain[]): ContentResolvers =>
  Object.assign({}, ...domains.map(({ contentResolvers = {} }) => contentResolvers))

/** The server's enum values: each is its name in camel case, such as `weaponMaster` for `WEAPON_MASTER`. */
const enumValues = (documents: readonly DocumentNode[]): Record<string, Record<string, string>> =>
  Object.fromEntries(
    documents
      .flatMap(({ definitions }) => definitions)
      .flatMap((definition) => (definition.kind === Kind.ENUM_TYPE_DEFINITION ? [definition] : []))
      .map(({ name, values = [] }) => [
        name.value,
        Object.fromEntries(values.map((value) => [value.name.value, camelCase(value.name.value)])),
      ]),
  )

const maxNodes = 100

/** Resolves `node` and `nodes`. Ids are unique among all types, so each type is searched in turn. */
function nodeResolvers(domains: readonly Domain[]): Pick<Resolvers, 'Node' | 'Query'> {
  const finders = domains.flatMap(({ nodes = {} }) => Object.entries(nodes))
  const findNode = memoPerCall<string, never | null>(
    async (context, id) => {
      for (const [__typename, find] of finders) {
        const found = await find(context, id)
        if (found) return { ...found, __typename } as never
      }
      return null
    },
    (id) => id,
  )
  return {
    Node: { __resolveType: (node) => (node as unknown as { readonly __typename: never }).__typename },
    Query: {
      node: (_root, { id }, context) => findNode(context, id),
      nodes: (_root, { ids }, context) => {
        if (ids.length > maxNodes)
          throw invalidField('ids', {
            en: `must not have over ${maxNodes} entries`,
            de: `darf höchstens ${maxNodes} Einträge haben`,
          })
        return Promise.all(ids.map((id) => findNode(context, id)))
      },
    },
  }
}
