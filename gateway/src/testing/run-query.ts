import type { App, Context, Viewer } from '@sanguine/kernel'
import { contextFor } from '@sanguine/kernel/testing'
import { graphql } from 'graphql'
import { plainSchema } from '../graphql/plain-schema'

/**
 * Runs a document on the real merged schema, without HTTP and without limits, and returns its data. Throws the errors
 * of resolvers.
 */
export async function runQuery<Data>(
  app: App,
  viewer: Viewer | null,
  document: string,
  variables: Record<string, unknown> = {},
  overrides: Partial<Context> = {},
): Promise<Data> {
  const { data, errors } = await graphql({
    schema: plainSchema(),
    source: document,
    variableValues: variables,
    contextValue: contextFor(app, viewer, overrides),
  })
  const [error] = errors ?? []
  if (error) throw error.originalError ?? error
  // Plain objects, so that tests can compare them.
  return JSON.parse(JSON.stringify(data)) as Data
}
