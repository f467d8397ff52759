import { type Context, originalLanguage, Problem, servedCall } from '@sanguine/kernel'
import {
  type DocumentNode,
  defaultFieldResolver,
  GraphQLError,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isIntrospectionType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql'
import { callsFor, costOfCall } from '../server/call-cost'
import { rateLimiterService } from '../server/rate-limit'
import { problemExtensions } from './format-error'
import { declaredCosts } from './limits/declared-costs'
import { measurer } from './limits/measure'
import { rootNames } from './root-names'

/** The cost of a field that only shapes what its parent has loaded, which no call is charged for. */
const costOfField = 1

/** Charges a call for its whole document. Throws an error with the status 429 past the rate limit. */
export type ChargeDocument = (
  context: Context,
  document: DocumentNode,
  operation: OperationDefinitionNode,
) => Promise<void>

/**
 * Charges work before it is done. Each full {@link costOfCall} counts as one more call against the rate limit, besides
 * the call counted on arrival. The returned function charges a client's document as a whole, with lists at their
 * greatest length. The site's own documents are charged field by field, when a field with a declared `@cost` is
 * resolved. Past the limit such a field fails with `TOO_MANY`. Changes the schema in place.
 */
export function chargeWork(schema: GraphQLSchema): ChargeDocument {
  const spent = new WeakMap<Context, number>()
  const prepaid = new WeakSet<Context>()
  const { weights } = declaredCosts(schema)

  /** Adds a weight to the call's cost and returns how many more calls the new total counts as. */
  function callsOf(context: Context, weight: number): number {
    if (prepaid.has(context)) return 0
    const before = spent.get(context) ?? 0
    const after = before + weight
    spent.set(context, after)
    return callsFor(after) - callsFor(before)
  }

  /** The weight to charge for a field. A mutation already counts as a call, so that share is not charged again. */
  const chargedWeight = (type: GraphQLObjectType, field: GraphQLField<unknown, Context>): number =>
    Math.max(0, (weights.get(field) ?? 0) - (type === schema.getMutationType() ? costOfCall : 0))

  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const weight = chargedWeight(type, field)
      if (weight <= costOfField) continue
      const { resolve = defaultFieldResolver } = field
      field.resolve = (source, args, context: Context, info) => {
        const calls = callsOf(context, weight)
        if (calls === 0) return resolve(source, args, context, info)
        return count(context, calls).then(() => resolve(source, args, context, info))
      }
    }
  }

  const costs = new WeakMap<OperationDefinitionNode, number>()
  return async (context, document, operation) => {
    prepaid.add(context)
    const cost = costs.get(operation) ?? chargedCost(schema, document, operation)
    costs.set(operation, cost)
    const calls = callsFor(cost)
    if (calls > 0) await count(context, calls).catch(refuse)
  }
}

const count = ({ app, viewer, address }: Context, calls: number) =>
  app.get(rateLimiterService).count(viewer, address, calls)

function chargedCost(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): number {
  const { cost } = measurer(schema, document)(operation)
  if (operation.operation !== OperationTypeNode.MUTATION) return cost
  const fragments = new Map(
    document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  )
  return cost - costOfCall * rootNames(operation.selectionSet, (name) => fragments.get(name)).size
}

function refuse(error: unknown): never {
  if (!(error instanceof Problem)) throw error
  const { retryAfterSeconds = 1 } = error.details
  const http = { status: error.status, headers: new Map([['retry-after', String(retryAfterSeconds)]]) }
  const language = servedCall()?.language ?? originalLanguage
  throw new GraphQLError(error.sentence[language], { extensions: { ...problemExtensions(error), http } })
}
