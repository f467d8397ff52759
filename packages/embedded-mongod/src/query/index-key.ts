import { canonicalType } from './compare'
import { compareExact, exactOf, type NumberValue, unwrapDouble } from './compare-numbers'
import { Decimal128 } from './decimal128'
import type { Doc, List } from './document'
import {
  type Binary,
  BsonSymbol,
  type Code,
  type DateTime,
  type DbPointer,
  type ObjectId,
  type Regex,
  type Timestamp,
  type Value,
} from './values'

const headroom = 64
let buffer = Buffer.allocUnsafeSlow(4096)
let at = 0

/**
 * The key of some values, one for each field of an index. Its bytes compare as the values do in {@link compareValues},
 * and equal values of different number types have the same bytes. No key is a prefix of another key of the same index,
 * so any bytes may follow a key. A direction of -1 reverses the order of its field.
 * Keys of long strings, arrays and documents are as long as these. Two cut keys that differ are still ordered as the
 * whole ones; if they are equal, nothing is known.
 */
export function encodeIndexKey(values: readonly (Value | undefined)[], directions: readonly (1 | -1)[]): Buffer {
  at = 0
  for (let index = 0; index < values.length; index++) {
    const start = at
    put(values[index])
    if (directions[index] === -1) {
      for (let position = start; position < at; position++) buffer[position] = ~(buffer[position] as number)
    }
  }
  return Buffer.from(buffer.subarray(0, at))
}

function reserve(bytes: number): void {
  if (at + bytes > buffer.length) {
    const larger = Buffer.allocUnsafeSlow(Math.max(buffer.length * 2, at + bytes))
    buffer.copy(larger, 0, 0, at)
    buffer = larger
  }
}

/** The rank of the type, above zero because zero ends documents and arrays. */
const typeByte = (value: Value | undefined): number => canonicalType(value) + 2

function put(value: Value | undefined): void {
  const type = typeByte(value)
  reserve(headroom)
  buffer[at++] = type
  switch (type - 2) {
    case 10:
      putNumber(unwrapDouble(value as NumberValue))
      break
    case 15:
      putText(value instanceof BsonSymbol ? value.text : (value as string))
      break
    case 20:
      putDoc(value as Doc)
      break
    case 25:
      putList(value as List)
      break
    case 30: {
      const { bytes, subtype } = value as Binary
      at = buffer.writeUInt32BE(bytes.length, at)
      buffer[at++] = subtype
      putBytes(bytes)
      break
    }
    case 35:
      putObjectId(value as ObjectId)
      break
    case 40:
      buffer[at++] = value === true ? 1 : 0
      break
    case 45:
      at = buffer.writeBigUInt64BE(BigInt.asUintN(64, BigInt((value as DateTime).ms)) ^ (1n << 63n), at)
      break
    case 47:
      at = buffer.writeUInt32BE((value as Timestamp).seconds, at)
      at = buffer.writeUInt32BE((value as Timestamp).ordinal, at)
      break
    case 50:
      putText((value as Regex).pattern)
      putText((value as Regex).options)
      break
    case 55:
      putPointer(value as DbPointer)
      break
    case 60:
      putText((value as Code).code)
      break
    case 65:
      putText((value as Code).code)
      putDoc((value as Code).scope as Doc)
      break
  }
}

function putBytes(bytes: Uint8Array): void {
  reserve(bytes.length + headroom)
  buffer.set(bytes, at)
  at += bytes.length
}

function putObjectId({ source, offset }: ObjectId): void {
  for (let index = 0; index < 12; index++) buffer[at + index] = source[offset + index] as number
  at += 12
}

const maxShortText = 32

/** UTF-8 with 00 written as 00 FF, ended by 00 00. */
function putText(text: string): void {
  reserve(text.length * 6 + headroom)
  if (text.length <= maxShortText && putPlain(text)) return
  const start = at
  at += buffer.write(text, at)
  if (text.includes('\0')) {
    const escaped = Buffer.from(buffer.toString('latin1', start, at).replaceAll('\0', '\0\xff'), 'latin1')
    at = start
    putBytes(escaped)
  }
  buffer[at++] = 0
  buffer[at++] = 0
}

/** A faster path for short ASCII texts without NUL. Returns false for other texts. */
function putPlain(text: string): boolean {
  const { length } = text
  for (let index = 0; index < length; index++) {
    const unit = text.charCodeAt(index)
    if (unit === 0 || unit > 0x7f) return false
    buffer[at + index] = unit
  }
  at += length
  buffer[at++] = 0
  buffer[at++] = 0
  return true
}

/** Writes type, name and value of each field, in the order in which documents are compared. */
function putDoc(doc: Doc): void {
  const { keys, values } = doc
  for (let index = 0; index < keys.length; index++) {
    reserve(headroom)
    buffer[at++] = typeByte(values[index])
    putText(keys[index] as string)
    put(values[index])
  }
  reserve(headroom)
  buffer[at++] = 0
}

function putList(list: List): void {
  for (const item of list.items) put(item)
  reserve(headroom)
  buffer[at++] = 0
}

function putPointer({ namespace, id }: DbPointer): void {
  at = buffer.writeUInt32BE(Buffer.byteLength(namespace), at)
  putText(namespace)
  putObjectId(id)
}

const exactMarker = 0
const aboveMarker = 1

/**
 * The greatest double that is not above the number, and whether it equals the number. If not, the number's decimal
 * digits follow, to order numbers between two neighbouring doubles.
 */
function putNumber(value: number | bigint | Decimal128): void {
  if (typeof value === 'number') {
    putDouble(value)
    buffer[at++] = exactMarker
    return
  }
  if (value instanceof Decimal128 && !value.isFinite) {
    putNumber(value.toNumber())
    return
  }
  const exact = exactOf(value)
  let below = typeof value === 'bigint' ? Number(value) : value.toNumber()
  const difference = Number.isFinite(below) ? compareExact(exactOf(below), exact) : below > 0 ? 1 : -1
  if (difference > 0) below = previousDouble(below)
  putDouble(below)
  if (difference === 0) {
    buffer[at++] = exactMarker
    return
  }
  buffer[at++] = aboveMarker
  putDigits(exact.digits, exact.exponent)
}

const scratch = Buffer.alloc(8)

function putDouble(value: number): void {
  if (Number.isNaN(value)) {
    buffer.fill(0, at, at + 8)
    at += 8
    return
  }
  buffer.writeDoubleBE(value === 0 ? 0 : value, at)
  if (value < 0) {
    for (let index = 0; index < 8; index++) buffer[at + index] = ~(buffer[at + index] as number)
  } else {
    buffer[at] = (buffer[at] as number) | 0x80
  }
  at += 8
}

function previousDouble(value: number): number {
  if (value === 0) return -Number.MIN_VALUE
  scratch.writeDoubleBE(value)
  scratch.writeBigInt64BE(scratch.readBigInt64BE() + (value > 0 ? -1n : 1n))
  return scratch.readDoubleBE()
}

const exponentBias = 0x8000

/**
 * Scientific notation: the exponent, then each digit plus one, then zero. All bytes are inverted for negative
 * numbers.
 */
function putDigits(digits: bigint, exponent: number): void {
  const isNegative = digits < 0n
  const text = (isNegative ? -digits : digits).toString().replace(/0+$/, '')
  const scale = exponent + (isNegative ? -digits : digits).toString().length
  const flip = isNegative ? 0xff : 0
  reserve(text.length + headroom)
  at = buffer.writeUInt16BE((scale + exponentBias) ^ (isNegative ? 0xffff : 0), at)
  for (let index = 0; index < text.length; index++) buffer[at++] = (text.charCodeAt(index) - 47) ^ flip
  buffer[at++] = flip
}
