import type { GraphQLSchema } from 'graphql'
import { requireDeclaredRefusals } from '../access/require-declared-refusals'
import { domains } from '../domains'
import { createExecutor, type Executor } from './executor'
import { type ChargeDocument, limitFields } from './guard-fields'
import { readPersistedDocuments } from './persisted-documents'
import { requireDeclaredCosts } from './require-declared-costs'
import { buildSchema } from './schema'

/**
 * The differences of a gateway of another version, for tests. It knows none of this site's documents by their hashes.
 */
export interface OtherVersion {
  readonly version: string
  changeSchema(schema: GraphQLSchema): GraphQLSchema
}

/**
 * A schema with costs and limits built in. It holds no services of a gateway, which are in the context of each call.
 */
export interface ServedSchema {
  readonly schema: GraphQLSchema
  /** the site's own documents by their hashes */
  readonly documents: ReadonlyMap<string, string>
  readonly executor: Executor
  readonly chargeDocument: ChargeDocument
}

const own = new Map<boolean, ServedSchema>()

/**
 * The schema of this version. All gateways of a process share it, since building it is half of the work of a start.
 * @param checkAnswers whether every response is compared with the schema: for tests
 */
export function servedSchema(checkAnswers: boolean): ServedSchema {
  const served = own.get(checkAnswers) ?? serve(buildSchema(domains), readPersistedDocuments(), checkAnswers)
  own.set(checkAnswers, served)
  return served
}

export const servedSchemaOf = ({ changeSchema }: OtherVersion, checkAnswers: boolean): ServedSchema =>
  serve(changeSchema(buildSchema(domains)), new Map(), checkAnswers)

/** Adds costs, limits and checks to the schema in place. */
function serve(schema: GraphQLSchema, documents: ReadonlyMap<string, string>, checkAnswers: boolean): ServedSchema {
  if (checkAnswers) {
    requireDeclaredCosts(schema)
    requireDeclaredRefusals(schema)
  }
  const chargeDocument = limitFields(schema)
  const executor = createExecutor({ schema, documents, checkAnswers })
  return { schema, documents, executor, chargeDocument }
}
