import {
  buildASTSchema,
  concatAST,
  type DefinitionNode,
  extendSchema,
  type GraphQLSchema,
  Kind,
  lexicographicSortSchema,
} from 'graphql'
import { validateSDL } from 'graphql/validation/validate'
import { graphqlFiles } from './generated-files'
import { graphqlMistake, parseFile } from './mistake'

const rootTypes = ['Query', 'Mutation', 'Subscription']

const isExtension = (node: DefinitionNode): boolean => node.kind.endsWith('Extension')

/**
 * The one schema, of every domain's `*.graphql`. Root types and `extend type` may come in any order. Throws a `Mistake`
 * for files that make no schema.
 */
export function mergeSchema(): GraphQLSchema {
  const files = ['packages/kernel/src', 'subgraphs', 'gateway/src'].flatMap(graphqlFiles)
  const documents = files.map((file) => parseFile(file))
  const found = new Set<string>()
  const definitions = concatAST(documents).definitions.map((node): DefinitionNode => {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION || !rootTypes.includes(node.name.value)) return node
    if (found.has(node.name.value)) {
      const { description, ...extension } = node
      return { ...extension, kind: Kind.OBJECT_TYPE_EXTENSION }
    }
    found.add(node.name.value)
    return node
  })
  const errors = validateSDL({ kind: Kind.DOCUMENT, definitions })
  if (errors.length > 0) throw graphqlMistake(errors)
  const base = buildASTSchema(
    { kind: Kind.DOCUMENT, definitions: definitions.filter((node) => !isExtension(node)) },
    { assumeValidSDL: true },
  )
  return lexicographicSortSchema(
    extendSchema(base, { kind: Kind.DOCUMENT, definitions: definitions.filter(isExtension) }),
  )
}
