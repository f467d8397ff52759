import type { Route } from '@sanguine/kernel/rest'
import { type GraphQLSchema, isObjectType } from 'graphql'
import { DeclarationError } from '../declaration-error'
import { declaredCosts } from '../graphql/limits/declared-costs'
import { callsFor, costOfCall } from '../server/call-limits'

/**
 * The number of calls that a call of the route counts as against the rate limit. It is that of the GraphQL field that
 * does the same, without counting a mutation twice. Throws a `DeclarationError` if the field does not exist or declares no `@cost`.
 */
export function callsOfRoute(
  schema: GraphQLSchema,
  { cost, operationId, chargesFields }: Pick<Route, 'cost' | 'operationId'> & Partial<Pick<Route, 'chargesFields'>>,
): number {
  if (chargesFields) return 1
  if (typeof cost === 'number') return 1 + callsFor(cost)
  const [typeName = '', fieldName = ''] = cost.split('.')
  const type = schema.getType(typeName)
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined
  const weight = field && declaredCosts(schema).weights.get(field)
  if (weight === undefined)
    throw new DeclarationError(
      `The route ${operationId} costs as much as ${cost}, which declares no @cost: write a field that does the same, or a number.`,
    )
  return 1 + callsFor(Math.max(0, weight - (type === schema.getMutationType() ? costOfCall : 0)))
}
