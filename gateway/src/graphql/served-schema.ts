import type { GraphQLSchema } from 'graphql'
import { requireDeclaredRefusals } from '../access/require-declared-refusals'
import { domains } from '../domains'
import { isKept } from './cache-content-fields'
import { createExecutor, type Executor } from './executor'
import { type ChargeDocument, limitFields } from './guard-fields'
import { readPersistedDocuments } from './persisted-documents'
import { requireDeclaredCosts } from './require-declared-costs'
import { buildSchema } from './schema'

/** A gateway of another version, for tests: its schema differs, and it knows no document of this site by its hash. */
export interface OtherVersion {
  readonly version: string
  /** returns the schema of that version */
  changeSchema(schema: GraphQLSchema): GraphQLSchema
}

/**
 * A schema with costs and limits built in. Gateways can share it, since the context of each call has their services.
 */
export interface ServedSchema {
  readonly schema: GraphQLSchema
  /** the site's own documents by their hashes */
  readonly documents: ReadonlyMap<string, string>
  readonly executor: Executor
  readonly chargeDocument: ChargeDocument
}

/** the schemas of this version by `checkAnswers` */
const builtSchemas = new Map<boolean, ServedSchema>()

/**
 * The schema of this version. All gateways of a process share it, since building it takes half of the time of a start.
 * @param checkAnswers whether every response is compared with the schema: for tests
 * @param warn receives a sentence for each document of a remote that cannot be used
 */
export function servedSchema(checkAnswers: boolean, warn?: (message: string) => void): ServedSchema {
  const served =
    builtSchemas.get(checkAnswers) ?? serve(buildSchema(domains), readPersistedDocuments(warn), checkAnswers)
  builtSchemas.set(checkAnswers, served)
  return served
}

export const servedSchemaOf = ({ changeSchema }: OtherVersion, checkAnswers: boolean): ServedSchema =>
  serve(changeSchema(buildSchema(domains)), new Map(), checkAnswers)

/** Adds limits and, for tests, checks to the schema in place, and makes what executes it. */
function serve(schema: GraphQLSchema, documents: ReadonlyMap<string, string>, checkAnswers: boolean): ServedSchema {
  if (checkAnswers) {
    requireDeclaredCosts(schema)
    requireDeclaredRefusals(schema)
  }
  const chargeDocument = limitFields(schema)
  const executor = createExecutor({ schema, documents, isConstant: isKept })
  return { schema, documents, executor, chargeDocument }
}
