import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'

// The descriptions repeat those of the schema's text, which these types take the place of.

/** Milliseconds since the epoch inside, ISO 8601 on the GraphQL wire. */
export const dateTime = new GraphQLScalarType<number, string>({
  name: 'DateTime',
  description: 'A point in time as ISO 8601 text in UTC, with milliseconds, such as `2024-07-01T09:00:00.000Z`.',
  serialize(value) {
    if (typeof value !== 'number' || !Number.isFinite(value))
      throw new GraphQLError('DateTime must be a number of milliseconds.')
    return new Date(value).toISOString()
  },
  parseValue: (value) => readDateTime(value),
  parseLiteral: (node) => readDateTime(node.kind === Kind.STRING ? node.value : null),
})

function readDateTime(value: unknown): number {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN
  if (Number.isNaN(at)) throw new GraphQLError('DateTime must be ISO 8601 text.')
  return at
}

export const safeInt = new GraphQLScalarType<number, number>({
  name: 'SafeInt',
  description: 'A whole number that JavaScript represents exactly, from -9007199254740991 to 9007199254740991.',
  serialize: (value) => readSafeInt(value),
  parseValue: (value) => readSafeInt(value),
  parseLiteral: (node) => readSafeInt(node.kind === Kind.INT ? Number(node.value) : null),
})

function readSafeInt(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw new GraphQLError('SafeInt must be a whole number between -9007199254740991 and 9007199254740991.')
  return value
}
