import type { Refusal, Result } from '@sanguine/rules'
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'
import { readDateTime, readUtc } from './date-time'
import { noteRefusal } from './served-call'

// The descriptions repeat those of the schema's text, which these types replace.

/** Milliseconds since the epoch internally, ISO 8601 on the GraphQL wire. */
export const dateTime = new GraphQLScalarType<number, string>({
  name: 'DateTime',
  description:
    'A point in time as RFC 3339 text: returned in UTC with milliseconds, such as `2024-07-01T09:00:00.000Z`, and taken with any offset.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  serialize(value) {
    if (typeof value !== 'number' || !Number.isFinite(value))
      throw new GraphQLError('DateTime must be a number of milliseconds.')
    return new Date(value).toISOString()
  },
  parseValue: parseDateTime,
  parseLiteral: (node) => parseDateTime(node.kind === Kind.STRING ? node.value : null),
})

function parseDateTime(value: unknown): number {
  const at = typeof value === 'string' ? readDateTime(value) : null
  if (at === null)
    throw new GraphQLError('DateTime must be RFC 3339 text with an offset, such as 2024-07-01T09:00:00Z.')
  return at
}

/** The same text internally and on the wire. */
export const date = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'A calendar day in Berlin as ISO 8601 text, such as `2024-07-01`.',
  serialize: readDate,
  parseValue: readDate,
  parseLiteral: (node) => readDate(node.kind === Kind.STRING ? node.value : null),
})

function readDate(value: unknown): string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value) || readUtc(value, '00:00:00') === null)
    throw new GraphQLError('Date must be a day as ISO 8601 text, such as 2024-07-01.')
  return value
}

export const safeInt = new GraphQLScalarType<number, number>({
  name: 'SafeInt',
  description: 'A whole number that JavaScript represents exactly, from -9007199254740991 to 9007199254740991.',
  serialize: readSafeInt,
  parseValue: readSafeInt,
  parseLiteral: (node) => readSafeInt(node.kind === Kind.INT ? Number(node.value) : null),
})

function readSafeInt(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw new GraphQLError('SafeInt must be a whole number between -9007199254740991 and 9007199254740991.')
  return value
}

export const percentage = new GraphQLScalarType<number, number>({
  name: 'Percentage',
  description: 'A chance or another share in percent.',
  serialize: readPercentage,
  parseValue: readPercentage,
  parseLiteral: (node) =>
    readPercentage(node.kind === Kind.INT || node.kind === Kind.FLOAT ? Number(node.value) : null),
})

/** Which percentages a field allows is decided by its operation, which says so in a sentence. */
function readPercentage(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new GraphQLError('Percentage must be a number, such as 12.5 for one of eight cases.')
  return value
}

/**
 * The GraphQL payload of a mutation: the fields of the value, or only the reasons of the refusal. Missing fields are
 * null.
 */
export function toPayload<Value, Refused extends Refusal, Fields extends object>(
  result: Result<Value, Refused>,
  fieldsOf: (value: Value) => Fields,
): (Fields & { readonly userErrors: readonly [] }) | { readonly userErrors: readonly [Refused, ...Refused[]] } {
  if (result.ok) return { ...fieldsOf(result.value), userErrors: [] }
  const userErrors = [result.refusal, ...(result.others ?? [])] as const
  for (const { code } of userErrors) noteRefusal(code)
  return { userErrors }
}
