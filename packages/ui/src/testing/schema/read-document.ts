import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildSchema, type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql'

let schema: GraphQLSchema | undefined

/** The schema of the gateway. Jest keeps this module between test files, so that each worker builds it once. */
export function realSchema(): GraphQLSchema {
  if (!schema) {
    let folder = __dirname
    while (!existsSync(join(folder, 'schema.graphql'))) folder = dirname(folder)
    schema = buildSchema(readFileSync(join(folder, 'schema.graphql'), 'utf8'))
  }
  return schema
}

/** Valid documents by their texts: pages send the same ones in every test. */
const documents = new Map<string, DocumentNode>()

/** The document of a text, or what is wrong with it. */
export function readDocument(text: string): DocumentNode | readonly GraphQLError[] {
  const known = documents.get(text)
  if (known) return known
  try {
    const document = parse(text)
    const errors = validate(realSchema(), document)
    if (errors.length > 0) return errors
    documents.set(text, document)
    return document
  } catch (error) {
    if (error instanceof GraphQLError) return [error]
    throw error
  }
}
