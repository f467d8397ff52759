import { readFileSync } from 'node:fs'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { contentTypeOf, releaseFor } from '@sanguine/catalogue'
import { type Context, type Domain, invalidField, memoPerCall } from '@sanguine/kernel'
import { camelCase } from '@sanguine/rules'
import type { Resolvers } from '@sanguine/schema'
import { type DocumentNode, type GraphQLSchema, Kind, type ParseOptions, parse } from 'graphql'
import { declaredOwners } from '../access/declared-owners'
import { DeclarationError, placeOf, schemaSource } from '../declaration-error'
import { type ContentResolvers, cacheContentFields } from './cache-content-fields'
import { guardFields } from './guard-fields'
import { requireCosts } from './limits/require-costs'
import { userErrorResolvers } from './user-error.resolvers'

/**
 * The one schema of all domains. Throws a `DeclarationError` if resolvers and fields differ, or if a declaration of
 * callers, cost or owner is missing.
 */
export function buildSchema(domains: readonly Domain[]): GraphQLSchema {
  try {
    return buildGuardedSchema(domains, { noLocation: true })
  } catch {
    // An error names files and lines. Their tokens would take 7 MB of every gateway.
    return buildGuardedSchema(domains, {})
  }
}

function buildGuardedSchema(domains: readonly Domain[], parsing: ParseOptions): GraphQLSchema {
  const schema = buildUnguardedSchema(domains, parsing)
  guardFields(schema)
  declaredOwners(schema)
  requireCosts(schema, contentResolversOf(domains))
  return schema
}

/** The schema without guards, in which only operations refuse callers. */
export function buildUnguardedSchema(domains: readonly Domain[], parsing: ParseOptions = {}): GraphQLSchema {
  const parsed = domains.map((domain) => ({ domain, documents: documentsOf(domain, parsing) }))
  const documents = parsed.flatMap((each) => each.documents)
  const schema = makeExecutable({
    typeDefs: documents,
    resolvers: [
      ...domains.flatMap(({ resolvers }) => resolvers as never),
      nodeResolvers(domains),
      ...parsed.map((each) => userErrorResolvers(each.documents, each.domain, domains)),
      enumValues(documents),
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    // A copy of the schema would take 0.3 seconds of each start.
    updateResolversInPlace: true,
  })
  cacheContentFields(schema, contentResolversOf(domains), releaseFor)
  return schema
}

/** Makes the schema. Throws a `DeclarationError` if a resolver has no field, or a field at the root no resolver. */
function makeExecutable(options: Parameters<typeof makeExecutableSchema>[0]): GraphQLSchema {
  let schema: GraphQLSchema
  try {
    schema = makeExecutableSchema(options)
  } catch (error) {
    if (!/not in schema/.test(String(error))) throw error
    throw new DeclarationError(`${(error as Error).message}: add it to the domain's *.graphql, or remove the resolver.`)
  }
  const problems = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {})
      .filter(({ resolve, subscribe }) => !resolve && !subscribe)
      .map(
        ({ name, astNode }) =>
          `${type?.name}.${name}${placeOf(astNode)} has no resolver: add it to the resolvers of its domain.`,
      ),
  )
  if (problems.length > 0) throw new DeclarationError(...problems)
  return schema
}

const documentsOf = ({ schemaPath }: Domain, parsing: ParseOptions): readonly DocumentNode[] =>
  [schemaPath].flat().map((path) => parse(schemaSource(readFileSync(path, 'utf8'), path), parsing))

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

/** An id without a form of its own that no content has is an image's or a payment's. */
const otherTypes = ['Image', 'Payment'] as const

/** Resolves `node` and `nodes`. The id says which type it belongs to, and only that type's finder is called. */
function nodeResolvers(domains: readonly Domain[]): Pick<Resolvers, 'Node' | 'Query'> {
  const finders = new Map(domains.flatMap(({ nodes = {} }) => Object.entries(nodes)))
  const forms = domains.flatMap(({ nodeIds = {} }) => Object.entries(nodeIds))
  const typesOf = (context: Context, id: string): readonly string[] => {
    const type = forms.find(([, form]) => form.test(id))?.[0] ?? contentTypeOf(context, id)
    if (type) return [type]
    return id === context.viewer?.accountId ? ['Player'] : otherTypes
  }
  const findNode = memoPerCall<string, never | null>(
    async (context, id) => {
      for (const __typename of typesOf(context, id)) {
        const found = await finders.get(__typename)?.(context, id)
        if (found) return { __typename, ...found } as never
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
