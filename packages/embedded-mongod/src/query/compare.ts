import { compareDoubles, compareNumbers, type NumberValue, order } from './compare-numbers'
import { Decimal128 } from './decimal128'
import { Doc, List } from './document'
import {
  Binary,
  BsonSymbol,
  bsonTypeOf,
  Code,
  DateTime,
  DbPointer,
  type Double,
  ObjectId,
  Regex,
  Timestamp,
  type Value,
} from './values'

/** BSON's order of types. Types with the same number are compared by value. */
const canonicalTypes: Readonly<Record<number, number>> = {
  [-1]: -1,
  6: 0,
  10: 5,
  1: 10,
  16: 10,
  18: 10,
  19: 10,
  2: 15,
  14: 15,
  3: 20,
  4: 25,
  5: 30,
  7: 35,
  8: 40,
  9: 45,
  17: 47,
  11: 50,
  12: 55,
  13: 60,
  15: 65,
  127: 127,
}

/** The rank of a value's type in the total order. No value ranks as BSON's undefined does. */
export function canonicalType(value: Value | undefined): number {
  switch (typeof value) {
    case 'number':
    case 'bigint':
      return 10
    case 'string':
      return 15
    case 'boolean':
      return 40
    case 'undefined':
      return 0
    default:
      return value === null ? 5 : (canonicalTypes[value.bsonType] as number)
  }
}

/** MongoDB's total order of values: negative, zero or positive. Numbers of all types compare by exact value, NaN first. */
export function compareValues(left: Value | undefined, right: Value | undefined): number {
  if (left === right) return 0
  if (typeof left === 'string' && typeof right === 'string') return compareStrings(left, right)
  if (typeof left === 'number' && typeof right === 'number') return compareDoubles(left, right)
  const rank = canonicalType(left)
  const difference = rank - canonicalType(right)
  return difference === 0 ? compareSameRank(rank, left as Value, right as Value) : difference
}

export function valuesEqual(left: Value | undefined, right: Value | undefined): boolean {
  return compareValues(left, right) === 0
}

function compareSameRank(rank: number, left: Value, right: Value): number {
  switch (rank) {
    case 10:
      return compareNumbers(left as NumberValue, right as NumberValue)
    case 15:
      return compareStrings(textOf(left), textOf(right))
    case 20:
      return compareDocs(left as Doc, right as Doc)
    case 25:
      return compareLists((left as List).items, (right as List).items)
    case 40:
      return Number(left) - Number(right)
    case 30:
    case 35:
    case 45:
    case 47:
    case 50:
    case 55:
    case 60:
    case 65:
      return compareObjects(left, right)
    default:
      return 0
  }
}

const textOf = (value: Value): string => (value instanceof BsonSymbol ? value.text : (value as string))

/**
 * Compares by UTF-8 bytes, that is by code points. Surrogates stand for the characters with the highest code points.
 */
export function compareStrings(left: string, right: string): number {
  const shared = Math.min(left.length, right.length)
  for (let index = 0; index < shared; index++) {
    const a = left.charCodeAt(index)
    const b = right.charCodeAt(index)
    if (a !== b) return a >= 0xd800 && b >= 0xd800 ? rotated(a) - rotated(b) : a - b
  }
  return left.length - right.length
}

const rotated = (unit: number): number => (unit < 0xe000 ? unit + 0x2000 : unit - 0x800)

function compareDocs(left: Doc, right: Doc): number {
  const names = left.keys
  const otherNames = right.keys
  const values = left.values
  const otherValues = right.values
  const shared = Math.min(names.length, otherNames.length)
  for (let index = 0; index < shared; index++) {
    const a = values[index] as Value
    const b = otherValues[index] as Value
    const order =
      canonicalType(a) - canonicalType(b) ||
      compareStrings(names[index] as string, otherNames[index] as string) ||
      compareValues(a, b)
    if (order !== 0) return order
  }
  return names.length - otherNames.length
}

function compareLists(left: readonly Value[], right: readonly Value[]): number {
  const shared = Math.min(left.length, right.length)
  for (let index = 0; index < shared; index++) {
    const order = compareValues(left[index], right[index])
    if (order !== 0) return order
  }
  return left.length - right.length
}

function compareBytes(left: ObjectId, right: ObjectId): number {
  for (let index = 0; index < 12; index++) {
    const order = (left.source[left.offset + index] as number) - (right.source[right.offset + index] as number)
    if (order !== 0) return order
  }
  return 0
}

function compareObjects(left: Value, right: Value): number {
  if (left instanceof ObjectId && right instanceof ObjectId) return compareBytes(left, right)
  if (left instanceof DateTime && right instanceof DateTime) return order(left.ms, right.ms)
  if (left instanceof Binary && right instanceof Binary) {
    return (
      left.bytes.length - right.bytes.length || left.subtype - right.subtype || Buffer.compare(left.bytes, right.bytes)
    )
  }
  if (left instanceof Timestamp && right instanceof Timestamp)
    return left.seconds - right.seconds || left.ordinal - right.ordinal
  if (left instanceof Regex && right instanceof Regex)
    return compareStrings(left.pattern, right.pattern) || compareStrings(left.options, right.options)
  if (left instanceof Code && right instanceof Code) {
    return (
      compareStrings(left.code, right.code) || (left.scope && right.scope ? compareDocs(left.scope, right.scope) : 0)
    )
  }
  if (left instanceof DbPointer && right instanceof DbPointer) {
    return (
      Buffer.byteLength(left.namespace) - Buffer.byteLength(right.namespace) ||
      compareStrings(left.namespace, right.namespace) ||
      compareBytes(left.id, right.id)
    )
  }
  return 0
}

/** Whether two values are identical: same types, same numbers, same order of fields. */
export function identical(left: Value, right: Value): boolean {
  if (left === right) return left !== 0 || Object.is(left, right)
  if (bsonTypeOf(left) !== bsonTypeOf(right)) return false
  if (left instanceof Doc && right instanceof Doc) {
    return (
      sameSpan(left, right) ??
      (left.keys.every((name, index) => name === right.keys[index]) && sameItems(left.values, right.values))
    )
  }
  if (left instanceof List && right instanceof List) return sameSpan(left, right) ?? sameItems(left.items, right.items)
  if (left instanceof Decimal128 && right instanceof Decimal128)
    return left.low === right.low && left.high === right.high
  if (typeof left === 'object' && left !== null && left.bsonType === 1)
    return left.nanBits === (right as Double).nanBits && Object.is(left.value, (right as Double).value)
  if (left instanceof Code && right instanceof Code && left.scope && right.scope)
    return left.code === right.code && identical(left.scope, right.scope)
  return compareValues(left, right) === 0
}

const sameItems = (left: readonly Value[], right: readonly Value[]): boolean =>
  left.length === right.length && left.every((value, index) => identical(value, right[index] as Value))

function sameSpan(left: Doc | List, right: Doc | List): boolean | undefined {
  if (!left.span || !right.span) return undefined
  const a = left.span
  const b = right.span
  return a.bytes.compare(b.bytes, b.start, b.end, a.start, a.end) === 0
}
