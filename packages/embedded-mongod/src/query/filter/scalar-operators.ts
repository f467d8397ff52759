import { fitsLong } from '../arithmetic'
import { Decimal128, powerOfTen } from '../decimal128'
import { List } from '../document'
import { badValue, MongoError } from '../mongo-error'
import { BSONType, bsonTypeOf, Double, isNumber, type Value } from '../values'
import type { ValueTest } from './walk'

/** A number truncated to a whole one; undefined for NaN, infinity and other types. */
export function wholeNumber(value: Value | undefined): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (value instanceof Decimal128) return value.isFinite ? value.truncated() : undefined
  const plain = value instanceof Double ? value.value : value
  return typeof plain === 'number' && Number.isFinite(plain) ? BigInt(Math.trunc(plain)) : undefined
}

/** The value as a whole number; undefined if it is not one. */
export function exactInteger(value: Value | undefined): bigint | undefined {
  const whole = wholeNumber(value)
  if (whole === undefined || typeof value === 'bigint') return whole
  const plain = value instanceof Double ? value.value : value
  if (plain instanceof Decimal128) {
    const { coefficient, exponent } = plain.parts
    return exponent >= 0 || coefficient % powerOfTen(-exponent) === 0n ? whole : undefined
  }
  return Number.isInteger(plain) ? whole : undefined
}

const numberTypes = [1, 16, 18, 19]
const knownTypeNumbers = new Set<number>(Object.values(BSONType))

/** `$type`: numbers and names, one or several. */
export function hasType(operand: Value, path: string): ValueTest {
  const wanted = new Set<number>()
  const items = operand instanceof List ? operand.items : [operand]
  if (items.length === 0) throw new MongoError(9, `${path} must match at least one type`)
  for (const item of items) {
    for (const type of typeNumbers(item)) wanted.add(type)
  }
  return (value) => value !== undefined && wanted.has(bsonTypeOf(value))
}

function typeNumbers(item: Value): readonly number[] {
  if (typeof item === 'string') {
    if (item === 'number') return numberTypes
    const type = Object.hasOwn(BSONType, item) ? BSONType[item as keyof typeof BSONType] : undefined
    if (type === undefined) throw badValue(`Unknown type name alias: ${item}`)
    return [type]
  }
  if (!isNumber(item)) throw new MongoError(14, 'type must be represented as a number or a string')
  const type = Number(exactInteger(item))
  if (!knownTypeNumbers.has(type))
    throw badValue(`Invalid numerical type code: ${item instanceof Double ? item.value : item}`)
  return [type]
}

export function hasRemainder(operand: Value): ValueTest {
  if (!(operand instanceof List)) throw badValue('malformed mod, needs to be an array')
  const [divisorValue, remainderValue] = operand.items
  if (operand.length < 2) throw badValue('malformed mod, not enough elements')
  if (operand.length > 2) throw badValue('malformed mod, too many elements')
  const divisor = wholeNumber(divisorValue)
  const remainder = wholeNumber(remainderValue)
  if (divisor === undefined) throw badValue('malformed mod, divisor not a number')
  if (remainder === undefined) throw badValue('malformed mod, remainder not a number')
  if (divisor === 0n) throw badValue('divisor cannot be 0')
  return (value) => {
    const whole = wholeNumber(value)
    return whole !== undefined && fitsLong(whole) && whole % divisor === remainder
  }
}

/** `$size` of the array itself. */
export function hasSize(operand: Value): ValueTest {
  const size = exactInteger(operand)
  if (size === undefined) throw badValue('Failed to parse $size. Expected an integer')
  if (size < 0n) throw badValue(`Failed to parse $size. Expected a non-negative number in: $size: ${size}`)
  const length = Number(size)
  return (value) => value instanceof List && value.length === length
}
