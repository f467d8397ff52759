import { Decimal128 } from './decimal128'
import { Doc, List } from './document'
import { badValue } from './mongo-error'
import {
  Binary,
  BsonSymbol,
  BsonUndefined,
  Code,
  DateTime,
  DbPointer,
  Double,
  MaxKey,
  MinKey,
  ObjectId,
  Regex,
  Timestamp,
  type Value,
} from './values'

const valueClasses = [
  Doc,
  List,
  Double,
  Decimal128,
  DateTime,
  ObjectId,
  Binary,
  Timestamp,
  Regex,
  Code,
  BsonSymbol,
  DbPointer,
  BsonUndefined,
  MinKey,
  MaxKey,
]

/**
 * Converts plain JavaScript to a value: objects, arrays, `Map` (keeps the order of integer-like names), `Date`,
 * `RegExp` and bytes. An existing value stays as it is. A number that is a 32-bit integer becomes an int, others a
 * double.
 */
export function valueFrom(plain: unknown): Value {
  switch (typeof plain) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'bigint':
      return plain
    case 'object':
      return plain === null ? null : objectOf(plain)
    default:
      throw badValue(`A ${typeof plain} is not a BSON value`)
  }
}

/** A document from a plain object or `Map`. JavaScript moves integer-like names of an object to the front. */
export function docFrom(plain: object): Doc {
  return objectOf(plain) as Doc
}

function objectOf(plain: object): Value {
  if (valueClasses.some((type) => plain instanceof type)) return plain as Value
  if (Array.isArray(plain)) return List.of(plain.map(valueFrom))
  if (plain instanceof Date) return new DateTime(plain.getTime())
  if (plain instanceof RegExp) return new Regex(plain.source, plain.flags.replace(/[^imsux]/g, ''))
  if (plain instanceof Uint8Array) return new Binary(plain)
  const entries: Iterable<[string, unknown]> = plain instanceof Map ? plain : Object.entries(plain)
  const names: string[] = []
  const values: Value[] = []
  for (const [name, value] of entries) {
    if (value !== undefined) {
      names.push(name)
      values.push(valueFrom(value))
    }
  }
  return Doc.of(names, values)
}
