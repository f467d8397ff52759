import {
  type Context,
  finishWork,
  forgetLoaded,
  originalLanguage,
  Problem,
  requireOpen,
  requireTokenScope,
  servedCall,
} from '@sanguine/kernel'
import {
  type DocumentNode,
  defaultFieldResolver,
  GraphQLError,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isIntrospectionType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql'
import { accessCheck, declaredAccess, isNamespace } from '../access/declared-access'
import { callsFor, costOfCall, rateLimiterService } from '../server/call-limits'
import { problemExtensions } from './format-error'
import { declaredCosts } from './limits/declared-costs'
import { measurer } from './limits/measure'
import { rootNames, selectedFields } from './root-names'

type Field = GraphQLField<unknown, Context>

/**
 * Refuses callers before a field is resolved, as the schema declares. Operations check again, since REST calls them
 * too. The function compares the viewer's role, and the scopes of a personal access token, once for each call. Changes the
 * schema in place.
 */
export function guardFields(schema: GraphQLSchema): void {
  const declared = declaredAccess(schema)
  const tokens = new Map(declared.map(({ field, token }) => [field, token]))
  for (const { field, ...access } of declared) {
    const check = accessCheck(access)
    if (!check) continue
    const { resolve = defaultFieldResolver, subscribe } = field
    field.resolve = (source, args, context, info) => {
      try {
        check(context as Context)
      } catch (error) {
        if (error instanceof Problem && error.kind === 'insufficientScope')
          for (const below of fieldsBelow(info)) requireTokenScope(context as Context, tokens.get(below) ?? [])
        throw error
      }
      return resolve(source, args, context, info)
    }
    if (!subscribe) continue
    field.subscribe = (source, args, context, info) => {
      check(context as Context)
      return subscribe(source, args, context, info)
    }
  }
}

/**
 * The fields below a field of a namespace, such as `admin`, that a document selects. A token that lacks all scopes of the
 * namespace is refused for the scope of these fields, which is the one that it needs.
 */
function fieldsBelow({
  returnType,
  fieldNodes,
  fragments,
}: GraphQLResolveInfo): readonly GraphQLField<unknown, unknown>[] {
  const type = getNamedType(returnType)
  if (!isObjectType(type) || !isNamespace(type)) return []
  const selected = fieldNodes.flatMap(({ selectionSet }) =>
    selectionSet ? [...selectedFields(selectionSet, (name) => fragments[name])] : [],
  )
  return selected.flatMap(({ name }) => type.getFields()[name.value] ?? [])
}

/** The cost of a field that only shapes what its parent has loaded, which no call is charged for. */
const costOfField = 1

/** Charges a call for its whole document. Throws an error with the status 429 past the rate limit. */
export type ChargeDocument = (
  context: Context,
  document: DocumentNode,
  operation: OperationDefinitionNode,
) => Promise<void>

/**
 * Limits the work of a call. Changes the schema in place.
 *
 * Fields are not resolved once their call is over. A mutation that has begun is finished.
 *
 * Work is charged before it is done. Each full {@link costOfCall} counts as one more call against the rate limit, besides
 * the call counted on arrival. The returned function charges a client's document as a whole, with lists at their
 * greatest length. The site's own documents are charged field by field, when a field with a declared `@cost` is
 * resolved. Past the limit such a field fails with `TOO_MANY`.
 */
export function limitFields(schema: GraphQLSchema): ChargeDocument {
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

  function limitQuery(field: Field): void {
    const weight = weights.get(field) ?? 0
    const isCharged = weight > costOfField
    if (!isCharged && !field.resolve) return
    const { resolve = defaultFieldResolver } = field
    field.resolve = (source, args, context, info) => {
      requireOpen(context.signal)
      const calls = isCharged ? callsOf(context, weight) : 0
      return calls === 0
        ? resolve(source, args, context, info)
        : count(context, calls).then(() => resolve(source, args, context, info))
    }
  }

  const begun = new WeakSet<Context>()

  /**
   * Runs each mutation of a document as if it were a call of its own. All except the first, which was counted on arrival,
   * count against the rate limit. A mutation past the limit fails, while those before it still run. Values loaded before
   * a mutation are not reused after it.
   */
  function limitMutation(field: Field): void {
    // A mutation counts as a call, so that share is not charged again.
    const weight = Math.max(0, (weights.get(field) ?? 0) - costOfCall)
    const { resolve = defaultFieldResolver } = field
    field.resolve = async (root, args, context, info) => {
      requireOpen(context.signal)
      const calls = (begun.has(context) ? 1 : 0) + (weight > 0 ? callsOf(context, weight) : 0)
      begun.add(context)
      if (calls > 0) await count(context, calls)
      forgetLoaded(context)
      try {
        const own = context.idempotencyKey === null ? context : named(context, info)
        return await finishWork(async () => resolve(root, args, own, info))
      } finally {
        forgetLoaded(context)
      }
    }
  }

  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue
    const limit = type === schema.getMutationType() ? limitMutation : limitQuery
    for (const field of Object.values((type as GraphQLObjectType<unknown, Context>).getFields())) limit(field)
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

/**
 * The context of a mutation under an `Idempotency-Key`, which has its `answerName` if the document has several. The whole
 * document is counted, including mutations that a variable skips, so that a repeat gets the same names.
 */
function named(context: Context, { operation, fragments, path }: GraphQLResolveInfo): Context {
  const names = rootNames(operation.selectionSet, (name) => fragments[name])
  return { ...context, answerName: names.size > 1 ? String(path.key) : null }
}

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
