import { integer } from '../../arithmetic'
import { encodedSize } from '../../bson-write'
import { Doc } from '../../document'
import { MongoError, typeMismatch } from '../../mongo-error'
import { Binary, bsonTypeOf, isInt32, Timestamp, typeNameOf, type Value } from '../../values'
import { isNullish, nullable, type Operator, type OperatorTable, variadic } from '../operator'

const isWhole = (value: Value): value is number | bigint =>
  typeof value === 'bigint' || (typeof value === 'number' && isInt32(value))

const bitwise = (start: bigint, apply: (left: bigint, right: bigint) => bigint): Operator =>
  variadic((values, name) => {
    let bits = start
    let isLong = false
    for (const value of values) {
      if (isNullish(value)) return null
      if (!isWhole(value)) throw typeMismatch(`${name} only supports int and long operands, not ${typeNameOf(value)}`)
      isLong ||= typeof value === 'bigint'
      bits = apply(bits, BigInt(value))
    }
    return integer(bits, isLong)
  })

export const bitOperators: OperatorTable = {
  $bitAnd: bitwise(-1n, (left, right) => left & right),
  $bitOr: bitwise(0n, (left, right) => left | right),
  $bitXor: bitwise(0n, (left, right) => left ^ right),
  $bitNot: nullable((value, name) => {
    if (!isWhole(value)) throw new MongoError(28765, `${name} only supports int and long, not ${typeNameOf(value)}`)
    return typeof value === 'bigint' ? ~value : ~value
  }),
  $bsonSize: nullable((value) => {
    if (!(value instanceof Doc))
      throw new MongoError(31393, `$bsonSize requires a document input, found: ${typeNameOf(value)}`)
    return encodedSize(value)
  }),
  $binarySize: nullable((value) => {
    if (value instanceof Binary) return value.bytes.length
    if (typeof value !== 'string')
      throw new MongoError(51276, `$binarySize requires a string or BinData argument, found: ${typeNameOf(value)}`)
    return Buffer.byteLength(value)
  }),
  $tsSecond: nullable((value) => BigInt(timestamp(value, '$tsSecond').seconds)),
  $tsIncrement: nullable((value) => BigInt(timestamp(value, '$tsIncrement').ordinal)),
}

function timestamp(value: Value, name: string): Timestamp {
  if (!(value instanceof Timestamp))
    throw new MongoError(5687301, `${name} requires a timestamp, found BSON type ${bsonTypeOf(value)}`)
  return value
}
