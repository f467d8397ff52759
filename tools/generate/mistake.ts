import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DocumentNode, GraphQLError, parse, Source } from 'graphql'
import { root } from '../root'

/** A mistake in a file that `npm run generate` reads. The message says which file to mend, and how. */
export class Mistake extends Error {}

/** An error of GraphQL as a line with file, line and column: `a.graphql:8:48: Unknown type "Nam".` */
const lineOf = ({ message, source, locations }: GraphQLError): string => {
  const [place] = locations ?? []
  return source && place ? `${source.name}:${place.line}:${place.column}: ${message}` : message
}

/** The mistake behind errors of files whose sources are named by their paths. */
export const graphqlMistake = (errors: readonly GraphQLError[]): Mistake => new Mistake(errors.map(lineOf).join('\n'))

/** Parses a `*.graphql` file. Throws a `Mistake` that names the place, which errors of the result name too. */
export function parseFile(file: string, text = readFileSync(join(root, file), 'utf8')): DocumentNode {
  try {
    return parse(new Source(text, file))
  } catch (error) {
    throw error instanceof GraphQLError ? graphqlMistake([error]) : error
  }
}
