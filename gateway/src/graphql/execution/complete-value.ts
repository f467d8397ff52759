import {
  defaultTypeResolver,
  type GraphQLAbstractType,
  GraphQLBoolean,
  GraphQLError,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
  getNullableType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import type { ConstantTexts } from './constant-texts'
import { executeFields, fail, isPromise, resolveInfo } from './execute-plan'
import { JsonText, jsonOf } from './json-text'
import type { Complete, ObjectPlan, OperationPlan, PlannedCall, PlannedField, ResponsePath } from './operation-plan'

/** The field whose values are completed. */
type Place = Pick<PlannedField, 'definition' | 'parentType' | 'nodes'>

export const completionOf = (place: Place): Complete => completionFor(place.definition.type, place)

function completionFor(type: GraphQLOutputType, place: Place): Complete {
  if (isNonNullType(type)) return presentCompletion(completionFor(type.ofType, place), place)
  if (isListType(type)) return listCompletion(type.ofType, place)
  if (isLeafType(type)) return leafCompletion(type)
  return isAbstractType(type) ? abstractCompletion(type, place) : objectCompletion(type, place)
}

function presentCompletion(complete: Complete, { parentType, definition }: Place): Complete {
  return (call, value, path) => {
    const completed = complete(call, value, path)
    if (completed === null)
      throw new Error(`Cannot return null for non-nullable field ${parentType.name}.${definition.name}.`)
    return completed
  }
}

/** Whether a value is what the serialization of a built-in scalar returns unchanged. */
const isSerialized = new Map<unknown, (value: unknown) => boolean>([
  [GraphQLString.serialize, (value) => typeof value === 'string'],
  [GraphQLID.serialize, (value) => typeof value === 'string'],
  [GraphQLBoolean.serialize, (value) => typeof value === 'boolean'],
  [GraphQLInt.serialize, (value) => Number.isInteger(value) && value === (value as number) >> 0],
  [GraphQLFloat.serialize, (value) => Number.isFinite(value)],
])

const leafCompletions = new WeakMap<GraphQLLeafType, Complete>()

function leafCompletion(type: GraphQLLeafType): Complete {
  const known = leafCompletions.get(type) ?? createLeafCompletion(type)
  leafCompletions.set(type, known)
  return known
}

function createLeafCompletion(type: GraphQLLeafType): Complete {
  const isDone = isSerialized.get(type.serialize)
  return (_call, value) => {
    if (isDone?.(value)) return value
    if (value instanceof Error) throw value
    if (value === null || value === undefined) return null
    const serialized = type.serialize(value)
    if (serialized === null || serialized === undefined)
      throw new Error(`The type ${type.name} has no value for the one that a resolver returned.`)
    return serialized
  }
}

function listCompletion(entryType: GraphQLOutputType, place: Place): Complete {
  const { parentType, definition, nodes } = place
  const complete = completionFor(entryType, place)
  const isLeaf = isLeafType(getNullableType(entryType))
  const entry = { nodes, isNullable: !isNonNullType(entryType) }
  const selection = { nodes }

  function completeEntry(call: PlannedCall, value: unknown, list: ResponsePath | undefined, key: number): unknown {
    const pathOf = (): ResponsePath => ({ prev: list, key, typename: undefined })
    const path = isLeaf && !isPromise(value) ? undefined : pathOf()
    const failed = (error: unknown) => fail(call, entry, error, path ?? pathOf())
    try {
      const completed = isPromise(value) ? value.then((one) => complete(call, one, path)) : complete(call, value, path)
      return isPromise(completed) ? completed.then(undefined, failed) : completed
    } catch (error) {
      return failed(error)
    }
  }

  function completeEntries(call: PlannedCall, value: Iterable<unknown>, path: ResponsePath | undefined): unknown {
    const entries: readonly unknown[] = Array.isArray(value) ? value : [...value]
    const completed: unknown[] = []
    let isLater = false
    try {
      for (const [index, one] of entries.entries()) {
        const result = completeEntry(call, one, path, index)
        if (isPromise(result)) isLater = true
        completed.push(result)
      }
    } catch (error) {
      // The list is null in any case. Errors of its other entries would be unhandled rejections.
      for (const one of [...entries, ...completed]) if (isPromise(one)) one.then(undefined, () => undefined)
      throw error
    }
    return isLater ? Promise.all(completed) : completed
  }

  return (call, value, path) => {
    if (value instanceof Error) throw value
    if (value === null || value === undefined) return null
    if (!isIterable(value))
      throw new GraphQLError(`The value of ${parentType.name}.${definition.name} must be a list, but is none.`)
    if (!call.texts?.isConstant(value)) return completeEntries(call, value, path)
    return completeConstant(call, call.texts, selection, value, () => completeEntries(call, value, path))
  }
}

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value

function objectCompletion(type: GraphQLObjectType, { nodes }: Place): Complete {
  let planned: ObjectPlan | undefined
  return (call, value, path) => {
    if (value instanceof Error) throw value
    if (value === null || value === undefined) return null
    planned ??= call.plan.planObject(type, nodes)
    const plan = planned
    if (!call.texts?.isConstant(value)) return executeFields(call, plan, value, path)
    return completeConstant(call, call.texts, plan, value, () => executeFields(call, plan, value, path))
  }
}

/**
 * Completes an object or a list that is the same in each response: to its text, unless it has fields with resolvers.
 * @param selection identifies the fields that are selected of it
 */
function completeConstant(
  call: PlannedCall,
  texts: ConstantTexts,
  selection: object,
  value: object,
  complete: () => unknown,
): unknown {
  const known = texts.find(selection, value)
  if (known) return known
  if (known === null || call.isInConstant) return complete()
  const { resolved, failed } = call
  let data: unknown
  // Items below the entries of a list are in many lists, so that they have texts of their own.
  call.isInConstant = !Array.isArray(value)
  try {
    data = complete()
  } finally {
    call.isInConstant = false
  }
  const isSame = call.resolved === resolved && call.failed === failed && !isPromise(data)
  const text = isSame ? new JsonText(jsonOf(data)) : null
  texts.keep(selection, value, text)
  return text ?? data
}

function abstractCompletion(type: GraphQLAbstractType, place: Place): Complete {
  const { nodes } = place
  const resolveType = type.resolveType ?? defaultTypeResolver
  const completions = new Map<unknown, Complete>()

  function completionOfType({ schema }: OperationPlan, name: unknown): Complete {
    const known = completions.get(name)
    if (known) return known
    const actual = typeof name === 'string' ? schema.getType(name) : undefined
    if (!isObjectType(actual) || !schema.isSubType(type, actual))
      throw new GraphQLError(`A value of the type ${type.name} is of the type ${name}, which is none of its types.`, {
        nodes,
      })
    const completion = objectCompletion(actual, place)
    completions.set(name, completion)
    return completion
  }

  return (call, value, path) => {
    if (value instanceof Error) throw value
    if (value === null || value === undefined) return null
    if (type.resolveType) call.resolved += 1
    const name = resolveType(value, call.context, resolveInfo(call, place, path), type)
    return isPromise(name)
      ? name.then((resolved) => completionOfType(call.plan, resolved)(call, value, path))
      : completionOfType(call.plan, name)(call, value, path)
  }
}
