import { fitsLong, intWidth, toDecimal, toDouble, widthOf } from '../../arithmetic'
import { Decimal128 } from '../../decimal128'
import { Doc } from '../../document'
import { exactInteger, wholeNumber } from '../../filter/scalar-operators'
import { isTruthy } from '../../is-truthy'
import { MongoError } from '../../mongo-error'
import {
  Binary,
  BSONType,
  type BsonTypeName,
  DateTime,
  double,
  isNumber,
  ObjectId,
  Timestamp,
  typeNameOf,
  type Value,
} from '../../values'
import { namedParts } from '../named-parts'
import { isNullish, type Operator, type OperatorTable, unary } from '../operator'
import { parseDate } from '../parse-date'
import { dateToText, numberToText } from '../to-text'

const failure = (why: string): MongoError => new MongoError(241, `${why} in $convert with no onError value`)

const unsupported = (value: Value, target: string): MongoError =>
  failure(`Unsupported conversion from ${typeNameOf(value)} to ${target}`)

function parsedNumber(text: string, target: string): Decimal128 {
  const isNumeric = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) || /^[+-]?(inf(inity)?|nan)$/i.test(text)
  if (!isNumeric || (['int', 'long'].includes(target) && !/^[+-]?\d+$/.test(text)))
    throw failure(`Failed to parse number '${text}'`)
  return Decimal128.parse(text)
}

function toWhole(value: Value, target: 'int' | 'long'): bigint {
  if (typeof value === 'boolean') return BigInt(value)
  if (value instanceof DateTime && target === 'long') return BigInt(value.ms)
  const number =
    typeof value === 'string'
      ? BigInt(parsedNumber(value, target).truncated())
      : isNumber(value)
        ? wholeNumber(value)
        : null
  if (number === null) throw unsupported(value, target)
  const fits = number !== undefined && (target === 'int' ? BigInt.asIntN(32, number) === number : fitsLong(number))
  if (!fits) throw failure(`Conversion would overflow target type, or attempt to convert NaN or infinity`)
  return number as bigint
}

function toDoubleValue(value: Value): Value {
  if (typeof value === 'boolean') return double(Number(value))
  if (value instanceof DateTime) return double(Number(value.ms))
  if (typeof value === 'string') return double(parsedNumber(value, 'double').toNumber())
  if (!isNumber(value)) throw unsupported(value, 'double')
  const result = toDouble(value)
  if (value instanceof Decimal128 && value.isFinite && !Number.isFinite(result))
    throw failure('Conversion would overflow target type')
  return double(result)
}

function toDecimalValue(value: Value): Value {
  if (typeof value === 'boolean' || value instanceof DateTime)
    return Decimal128.fromBigInt(BigInt(typeof value === 'boolean' ? value : value.ms))
  if (typeof value === 'string') return parsedNumber(value, 'decimal')
  if (!isNumber(value)) throw unsupported(value, 'decimal')
  return toDecimal(value)
}

function toText(value: Value): Value {
  if (typeof value === 'string' || typeof value === 'boolean') return String(value)
  if (isNumber(value)) return numberToText(value)
  if (value instanceof ObjectId) return value.toHex()
  if (value instanceof DateTime) return dateToText(value)
  if (value instanceof Binary && value.subtype === 4 && value.bytes.length === 16) {
    return Buffer.from(value.bytes)
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  }
  throw unsupported(value, 'string')
}

function toObjectId(value: Value): Value {
  if (value instanceof ObjectId) return value
  if (typeof value !== 'string') throw unsupported(value, 'objectId')
  if (!/^[0-9a-fA-F]{24}$/.test(value)) {
    throw failure(
      `Failed to parse objectId '${value}': Invalid string length or digit for parsing to OID, expected 24 hex digits`,
    )
  }
  return ObjectId.fromHex(value)
}

function toDate(value: Value): Value {
  if (value instanceof DateTime) return value
  if (value instanceof ObjectId) return new DateTime(value.seconds * 1000)
  if (value instanceof Timestamp) return new DateTime(value.seconds * 1000)
  if (typeof value === 'string') {
    const ms = parseDate(value)
    if (ms === undefined) throw failure(`Error parsing date string '${value}'`)
    return new DateTime(ms)
  }
  // An int has too few bits for a date, so only wider numbers convert.
  const isWide = isNumber(value) && widthOf(value) !== intWidth
  if (!isWide) throw unsupported(value, 'date')
  const ms = toWhole(value, 'long')
  return new DateTime(Number.isSafeInteger(Number(ms)) ? Number(ms) : ms)
}

type Conversion = (value: Value) => Value

const conversionsByType: Readonly<Partial<Record<BsonTypeName, Conversion>>> = {
  double: toDoubleValue,
  string: toText,
  objectId: toObjectId,
  bool: (value) => typeof value === 'string' || isTruthy(value),
  date: toDate,
  int: (value) => Number(toWhole(value, 'int')),
  long: (value) => toWhole(value, 'long'),
  decimal: toDecimalValue,
}

const typeNameByNumber = new Map<number, BsonTypeName>(
  Object.entries(BSONType).map(([name, type]) => [type, name as BsonTypeName]),
)

function conversionTo(target: Value): Conversion {
  const name =
    typeof target === 'string'
      ? target
      : isNumber(target)
        ? typeNameByNumber.get(Number(exactInteger(target)))
        : undefined
  if (name === undefined || !Object.hasOwn(BSONType, name))
    throw new MongoError(2, `Unknown type name: ${typeof target === 'string' ? target : typeNameOf(target)}`)
  const conversion = conversionsByType[name as BsonTypeName]
  return (
    conversion ??
    ((value) => {
      if (typeNameOf(value) === name) return value
      throw unsupported(value, name)
    })
  )
}

const convert: Operator = (operand, scope, compile, name) => {
  const parts = namedParts(
    operand,
    ['input', 'to', 'onError', 'onNull', 'format'],
    ['input', 'to'],
    (value) => compile(value, scope),
    (why) => new MongoError(9, `${name} ${why}`),
  )
  return (environment) => {
    const value = parts.input?.(environment)
    const target = parts.to?.(environment)
    if (isNullish(value)) return parts.onNull ? parts.onNull(environment) : null
    if (isNullish(target)) return null
    const conversion = conversionTo(target instanceof Doc ? (target.get('type') ?? null) : target)
    try {
      return conversion(value)
    } catch (error) {
      if (parts.onError && error instanceof MongoError && (error.code === 241 || error.code === 2))
        return parts.onError(environment)
      throw error
    }
  }
}

const shortcut = (target: BsonTypeName): Operator => {
  const conversion = conversionTo(target)
  return unary((value) => (isNullish(value) ? null : conversion(value)))
}

export const conversionOperators: OperatorTable = {
  $convert: convert,
  $toString: shortcut('string'),
  $toInt: shortcut('int'),
  $toLong: shortcut('long'),
  $toDouble: shortcut('double'),
  $toDecimal: shortcut('decimal'),
  $toBool: shortcut('bool'),
  $toDate: shortcut('date'),
  $toObjectId: shortcut('objectId'),
  $type: unary((value) => typeNameOf(value)),
  $isNumber: unary(isNumber),
}
