import { createHash } from 'node:crypto'
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql'

/**
 * The ways in which resolvers fail. If one entry of a list fails at once, graphql-js leaves rejected promises of other
 * entries without a handler. So resolvers either all return promises, or none does, or only nullable fields fail.
 */
export const failureModes = ['atOnce', 'later', 'atNullable'] as const

export type FailureMode = (typeof failureModes)[number]

/** The context of the stand-in resolvers. */
export interface StandInContext {
  readonly mode: FailureMode
}

/** An object of a response, whose fields all follow from its seed. */
interface StandIn {
  readonly __typename: string
  readonly seed: string
}

const leaves: Readonly<Record<string, (seed: string) => unknown>> = {
  Int: (seed) => numberOf(seed) % 1_000,
  Float: (seed) => numberOf(seed) / 8,
  Boolean: (seed) => numberOf(seed) % 2 === 0,
  DateTime: (seed) => numberOf(seed) * 1_000,
  Date: (seed) => `2024-07-${10 + (numberOf(seed) % 20)}`,
  Percentage: numberOf,
  SafeInt: numberOf,
}

const seedOf = (...parts: readonly unknown[]): string =>
  createHash('md5').update(JSON.stringify(parts)).digest('hex').slice(0, 12)

/** The most objects and lists that are the same each time. */
const maxKept = 10_000

const constants = new WeakSet<object>()

/** Whether a value is an object or a list that is the same in each response. */
export const isConstantStandIn = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && constants.has(value)

/** Serializes a value with sorted fields, since executors need not give them in the same order. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

function numberOf(seed: string): number {
  return Number.parseInt(seed.slice(0, 7), 16)
}

/**
 * Replaces the resolvers of a schema in place. Their values follow from the object's seed, the arguments and the
 * details that an executor passes. Sometimes they are null, an error or a promise. Half of the fields without arguments
 * have no resolver.
 */
export function resolveByStandIns(schema: GraphQLSchema): void {
  const { resolve, hasResolver } = standIns(schema)
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInterfaceType(type) || isUnionType(type))
      type.resolveType = (value) => (value as StandIn | null)?.__typename ?? ''
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      if (hasResolver(type, field))
        field.resolve = (parent, args, context, info) =>
          resolve(field.type, parent, args, context as StandInContext, info)
      else delete field.resolve
    }
  }
}

function standIns(schema: GraphQLSchema) {
  const roots: readonly unknown[] = [schema.getQueryType(), schema.getMutationType()]

  const hasResolver = (type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): boolean =>
    roots.includes(type) || field.args.length > 0 || numberOf(seedOf(type.name, field.name)) % 2 === 0

  function resolve(
    type: GraphQLOutputType,
    parent: unknown,
    args: object,
    { mode }: StandInContext,
    { fieldName, parentType, path }: GraphQLResolveInfo,
  ): unknown {
    const seed = seedOf((parent as StandIn | undefined)?.seed, path.key, parentType.name, fieldName, sorted(args))
    const kind = numberOf(seed) % 100
    const fails = kind < 6 && (mode !== 'atNullable' || !isNonNullType(type))
    const isLater = mode === 'later' || (mode === 'atNullable' && kind % 3 === 0)
    if (fails) {
      const error = new Error(`${fieldName} failed with ${sorted(args)}`)
      if (isLater) return Promise.reject(error)
      throw error
    }
    const value = nullableValueOf(type, seed, mode, mode !== 'atNullable')
    return isLater ? Promise.resolve(value) : value
  }

  /** Draws a value that is sometimes null. In a non-null place it is null only if `mayBeWrong` is set. */
  function nullableValueOf(type: GraphQLOutputType, seed: string, mode: FailureMode, mayBeWrong: boolean): unknown {
    if (!isNonNullType(type)) return numberOf(seed) % 9 === 0 ? null : presentValueOf(type, seed, mode, mayBeWrong)
    return mayBeWrong && numberOf(seed) % 97 === 0 ? null : presentValueOf(type.ofType, seed, mode, mayBeWrong)
  }

  function presentValueOf(type: GraphQLOutputType, seed: string, mode: FailureMode, mayBeWrong: boolean): unknown {
    if (isNonNullType(type)) return presentValueOf(type.ofType, seed, mode, mayBeWrong)
    if (isListType(type)) {
      const isWrong = mayBeWrong && mode === 'atOnce'
      return keptHalf(`${type} ${seed} ${mode} ${isWrong}`, seed, () =>
        Array.from({ length: numberOf(seed) % 3 }, (_, index) =>
          nullableValueOf(type.ofType, seedOf(seed, index), mode, isWrong),
        ),
      )
    }
    if (isEnumType(type)) return type.getValues()[numberOf(seed) % type.getValues().length]?.value
    if (isAbstractType(type)) {
      const possible = schema.getPossibleTypes(type)
      return objectOf(possible[numberOf(seed) % possible.length]?.name ?? '', seed, mode)
    }
    if (isObjectType(type)) return objectOf(type.name, seed, mode)
    return (leaves[type.name] ?? ((text: string) => text))(seed)
  }

  const kept = new Map<string, object>()

  /** Creates a value, or returns the one that was created before: half of them are the same each time. */
  function keptHalf(key: string, seed: string, create: () => object): object {
    const known = kept.get(key)
    if (known) return known
    const value = create()
    if (numberOf(seed) % 2 === 0) {
      if (kept.size === maxKept) kept.clear()
      kept.set(key, value)
      constants.add(value)
    }
    return value
  }

  /** An object whose fields without resolvers are properties. */
  const objectOf = (typeName: string, seed: string, mode: FailureMode): object =>
    keptHalf(`${typeName} ${seed} ${mode}`, seed, () => createObject(typeName, seed, mode))

  function createObject(typeName: string, seed: string, mode: FailureMode): StandIn {
    const object = { __typename: typeName, seed }
    const type = schema.getType(typeName)
    if (!isObjectType(type)) return object
    for (const field of Object.values(type.getFields()))
      if (!hasResolver(type, field))
        Object.defineProperty(object, field.name, {
          enumerable: true,
          get: () => nullableValueOf(field.type, seedOf(seed, field.name), mode, mode === 'atOnce'),
        })
    return object
  }

  return { resolve, hasResolver }
}
