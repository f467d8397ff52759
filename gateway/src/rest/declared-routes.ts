import type { Route } from '@sanguine/kernel/rest'
import type { GraphQLSchema } from 'graphql'
import { DeclarationError } from '../declaration-error'
import { callsOfRoute } from './route-calls'

/**
 * Throws a `DeclarationError` for routes that do not declare who may call them, or whose cost the schema does not have.
 * The compiler requires the first, too, but documents are generated before it runs.
 */
export function requireDeclaredRoutes(schema: GraphQLSchema, routes: readonly Partial<Route>[]): void {
  const problems = routes.flatMap(({ method, path, access, scope }) => {
    const missing = [...(access ? [] : ['access']), ...(scope ? [] : ['scope'])]
    return missing.length > 0
      ? [`${method} ${path} does not declare who may call it: write its ${missing.join(' and its ')}.`]
      : []
  })
  if (problems.length > 0) throw new DeclarationError(...problems)
  for (const route of routes) callsOfRoute(schema, route as Route)
}
