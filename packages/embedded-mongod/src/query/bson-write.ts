import { Decimal128 } from './decimal128'
import { Doc, List, type Span } from './document'
import { badValue } from './mongo-error'
import {
  Binary,
  BsonSymbol,
  bsonTypeOf,
  Code,
  DateTime,
  DbPointer,
  Double,
  ObjectId,
  Regex,
  Timestamp,
  type Value,
} from './values'

const maxShortText = 24
const headroom = 32

/** The buffer of the process, which grows. Writing is synchronous, and the result is copied from it. */
let buffer = Buffer.allocUnsafeSlow(64 * 1024)
let at = 0

function reserve(bytes: number): void {
  if (at + bytes > buffer.length) {
    const larger = Buffer.allocUnsafeSlow(Math.max(buffer.length * 2, at + bytes))
    buffer.copy(larger, 0, 0, at)
    buffer = larger
  }
}

/**
 * The bytes of a document, which the caller must not change: an unchanged document returns its source bytes. Throws
 * BadValue for a NUL in a name or pattern.
 */
export function encode(doc: Doc): Buffer {
  if (doc.span) {
    const { bytes, start, end } = doc.span
    return start === 0 && end === bytes.length ? bytes : Buffer.from(bytes.subarray(start, end))
  }
  at = 0
  writeDocument(doc)
  return Buffer.from(buffer.subarray(0, at))
}

function copySpan({ bytes, start, end }: Span): void {
  reserve(end - start)
  at += bytes.copy(buffer, at, start, end)
}

function int32(value: number): void {
  reserve(headroom)
  setInt32(at, value)
  at += 4
}

function setInt32(position: number, value: number): void {
  buffer[position] = value
  buffer[position + 1] = value >>> 8
  buffer[position + 2] = value >>> 16
  buffer[position + 3] = value >>> 24
}

function text(value: string): void {
  const { length } = value
  reserve(length * 3 + headroom)
  if (length <= maxShortText) {
    let index = 0
    for (; index < length; index++) {
      const unit = value.charCodeAt(index)
      if (unit > 0x7f) break
      buffer[at + index] = unit
    }
    if (index === length) {
      at += length
      return
    }
  }
  at += buffer.write(value, at)
}

function nulTerminated(value: string): void {
  const start = at
  text(value)
  if (value.length <= maxShortText ? hasNul(start, at) : value.includes('\0'))
    throw badValue('A field name or regular expression must not contain a NUL byte')
  buffer[at++] = 0
}

function hasNul(start: number, end: number): boolean {
  for (let position = start; position < end; position++) if (buffer[position] === 0) return true
  return false
}

function sizedString(value: string): void {
  const start = at
  at += 4
  text(value)
  buffer[at++] = 0
  setInt32(start, at - start - 4)
}

function writeDocument(doc: Doc): void {
  if (doc.span) {
    copySpan(doc.span)
    return
  }
  const { keys, values } = doc
  const start = at
  at += 4
  for (let index = 0; index < keys.length; index++) element(keys[index] as string, values[index] as Value)
  finish(start)
}

function writeArray(list: List): void {
  if (list.span) {
    copySpan(list.span)
    return
  }
  const { items } = list
  const start = at
  at += 4
  for (let index = 0; index < items.length; index++) element(index.toString(), items[index] as Value)
  finish(start)
}

function finish(start: number): void {
  reserve(headroom)
  buffer[at++] = 0
  setInt32(start, at - start)
}

function element(name: string, value: Value): void {
  reserve(headroom)
  buffer[at++] = bsonTypeOf(value)
  nulTerminated(name)
  reserve(headroom)
  switch (typeof value) {
    case 'string':
      reserve(value.length * 3 + headroom)
      sizedString(value)
      return
    case 'number':
      number(value)
      return
    case 'boolean':
      buffer[at++] = value ? 1 : 0
      return
    case 'bigint':
      at = buffer.writeBigInt64LE(value, at)
      return
    default:
      if (value !== null) object(value)
  }
}

function number(value: number): void {
  if ((value | 0) === value && (value !== 0 || 1 / value > 0)) {
    setInt32(at, value)
    at += 4
  } else {
    at = buffer.writeDoubleLE(value, at)
  }
}

function object(value: Exclude<Value, null | string | number | bigint | boolean>): void {
  if (value instanceof Doc) {
    writeDocument(value)
  } else if (value instanceof List) {
    writeArray(value)
  } else if (value instanceof ObjectId) {
    objectId(value)
  } else if (value instanceof DateTime) {
    at = buffer.writeBigInt64LE(BigInt(value.ms), at)
  } else if (value instanceof Double) {
    at =
      value.nanBits === undefined ? buffer.writeDoubleLE(value.value, at) : buffer.writeBigUInt64LE(value.nanBits, at)
  } else if (value instanceof Binary) {
    int32(value.bytes.length)
    buffer[at++] = value.subtype
    reserve(value.bytes.length + headroom)
    buffer.set(value.bytes, at)
    at += value.bytes.length
  } else if (value instanceof Decimal128) {
    at = buffer.writeBigUInt64LE(value.low, at)
    at = buffer.writeBigUInt64LE(value.high, at)
  } else if (value instanceof Timestamp) {
    int32(value.ordinal)
    int32(value.seconds)
  } else if (value instanceof Regex) {
    nulTerminated(value.pattern)
    nulTerminated(value.options)
  } else if (value instanceof Code) {
    code(value)
  } else if (value instanceof BsonSymbol) {
    sizedString(value.text)
  } else if (value instanceof DbPointer) {
    sizedString(value.namespace)
    reserve(headroom)
    objectId(value.id)
  }
}

function objectId({ source, offset }: ObjectId): void {
  for (let index = 0; index < 12; index++) buffer[at + index] = source[offset + index] as number
  at += 12
}

function code({ code: source, scope }: Code): void {
  reserve(source.length * 3 + headroom)
  if (!scope) {
    sizedString(source)
    return
  }
  const start = at
  at += 4
  sizedString(source)
  reserve(headroom)
  writeDocument(scope)
  setInt32(start, at - start)
}
