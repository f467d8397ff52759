import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildASTSchema,
  concatAST,
  type DefinitionNode,
  extendSchema,
  type GraphQLSchema,
  Kind,
  lexicographicSortSchema,
  parse,
  Source,
} from 'graphql'
import { root } from '../root'
import { graphqlFiles } from './generated-files'

const rootTypes = ['Query', 'Mutation', 'Subscription']

const isExtension = (node: DefinitionNode): boolean => node.kind.endsWith('Extension')

/** The one schema, of every domain's `*.graphql`. Root types and `extend type` may come in any order. */
export function mergeSchema(): GraphQLSchema {
  const files = ['packages/kernel/src', 'subgraphs', 'gateway/src'].flatMap(graphqlFiles)
  const documents = files.map((file) => parse(new Source(readFileSync(join(root, file), 'utf8'), file)))
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
  const base = buildASTSchema(
    { kind: Kind.DOCUMENT, definitions: definitions.filter((node) => !isExtension(node)) },
    { assumeValidSDL: true },
  )
  return lexicographicSortSchema(
    extendSchema(base, { kind: Kind.DOCUMENT, definitions: definitions.filter(isExtension) }),
  )
}
