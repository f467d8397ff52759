import {
  defaultFieldResolver,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLResolveInfo,
  locatedError,
  OperationTypeNode,
  responsePathAsArray,
} from 'graphql'
import type { ObjectPlan, OperationPlan, PlannedCall, PlannedField, ResponsePath } from './operation-plan'

type Data = Record<string, unknown>

/**
 * Executes a plan as graphql-js executes its operation, with the same errors at the same places. It is faster since the
 * fields of an object are collected once, and values without resolver get no details of the call.
 */
export async function executePlan(
  plan: OperationPlan,
  given: Pick<PlannedCall, 'variables' | 'context' | 'rootValue' | 'texts'>,
): Promise<ExecutionResult> {
  const call: PlannedCall = {
    ...given,
    plan,
    errors: [],
    nulled: new Set(),
    resolved: 0,
    failed: 0,
    isInConstant: false,
  }
  const { errors } = call
  let data: Data | null
  try {
    const run = plan.operation.operation === OperationTypeNode.MUTATION ? executeInTurn : executeFields
    data = await run(call, plan.root(), given.rootValue, undefined)
  } catch (error) {
    addError(call, error as GraphQLError, undefined)
    data = null
  }
  return errors.length > 0 ? { errors, data } : { data }
}

const emptyData = ({ hasPrototypeName }: ObjectPlan): Data => (hasPrototypeName ? Object.create(null) : {})

/** Executes the fields of an object. The result is a promise if that of a field is one. */
export function executeFields(
  call: PlannedCall,
  plan: ObjectPlan,
  source: unknown,
  path: ResponsePath | undefined,
): Data | Promise<Data> {
  const data = emptyData(plan)
  const later: Promise<unknown>[] = []
  const laterNames: string[] = []
  try {
    for (const field of plan.fields) {
      const value = executeField(call, field, source, path)
      data[field.name] = value
      if (!(value instanceof Promise)) continue
      later.push(value)
      laterNames.push(field.name)
    }
  } catch (error) {
    if (later.length === 0) throw error
    // The fields beside it end first. Their own errors would else be unhandled rejections.
    return Promise.allSettled(later).then(() => Promise.reject(error))
  }
  if (later.length === 0) return data
  return Promise.all(later).then((values) => {
    for (const [index, name] of laterNames.entries()) data[name] = values[index]
    return data
  })
}

/** Executes the fields of a mutation, each after the one before has ended. */
async function executeInTurn(call: PlannedCall, plan: ObjectPlan, source: unknown): Promise<Data> {
  const data = emptyData(plan)
  for (const field of plan.fields) data[field.name] = await executeField(call, field, source, undefined)
  return data
}

function executeField(
  call: PlannedCall,
  field: PlannedField,
  source: unknown,
  parent: ResponsePath | undefined,
): unknown {
  let path: ResponsePath | undefined
  try {
    let value = field.resolve ? undefined : propertyOf(source, field.definition.name)
    if (field.resolve || typeof value === 'function') {
      path = pathTo(field, parent)
      call.resolved += 1
      const resolve = field.resolve ?? defaultFieldResolver
      value = resolve(source, field.argumentsOf(call.variables), call.context, resolveInfo(call, field, path))
    }
    if (isPromise(value)) return completeLater(call, field, value, path ?? pathTo(field, parent))
    if (!field.isLeaf) path ??= pathTo(field, parent)
    const completed = field.complete(call, value, path)
    if (!isPromise(completed)) return completed
    const place = path
    return Promise.resolve(completed).catch((error) => fail(call, field, error, place))
  } catch (error) {
    return fail(call, field, error, path ?? pathTo(field, parent))
  }
}

async function completeLater(
  call: PlannedCall,
  field: PlannedField,
  value: PromiseLike<unknown>,
  path: ResponsePath,
): Promise<unknown> {
  try {
    return await field.complete(call, await value, path)
  } catch (error) {
    return fail(call, field, error, path)
  }
}

const pathTo = ({ name, parentType }: PlannedField, prev: ResponsePath | undefined): ResponsePath => ({
  prev,
  key: name,
  typename: parentType.name,
})

const propertyOf = (source: unknown, name: string): unknown =>
  typeof source === 'object' && source !== null ? (source as Data)[name] : undefined

export const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function'

/** The details of a field that its resolver gets. */
export const resolveInfo = (
  { plan, rootValue, variables }: PlannedCall,
  { definition, parentType, nodes }: Pick<PlannedField, 'definition' | 'parentType' | 'nodes'>,
  path: ResponsePath | undefined,
): GraphQLResolveInfo =>
  ({
    fieldName: definition.name,
    fieldNodes: nodes,
    returnType: definition.type,
    parentType,
    path,
    schema: plan.schema,
    fragments: plan.fragments,
    rootValue,
    operation: plan.operation,
    variableValues: variables,
  }) as GraphQLResolveInfo

/** Reports an error and returns null; throws it where null is not allowed, so that a place above becomes null. */
export function fail(
  call: PlannedCall,
  { nodes, isNullable }: Pick<PlannedField, 'nodes' | 'isNullable'>,
  error: unknown,
  path: ResponsePath | undefined,
): null {
  const located = locatedError(error, [...nodes], responsePathAsArray(path))
  call.failed += 1
  if (!isNullable) throw located
  addError(call, located, path)
  return null
}

/** Adds an error, unless its place or one above it is null already. */
function addError({ errors, nulled }: PlannedCall, error: GraphQLError, path: ResponsePath | undefined): void {
  for (let place = path; place; place = place.prev) if (nulled.has(place)) return
  if (nulled.has(undefined)) return
  nulled.add(path)
  errors.push(error)
}
