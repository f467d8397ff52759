import { Decimal128 } from './decimal128'
import type { Doc, List, Span } from './document'
import { MongoError } from './mongo-error'
import {
  Binary,
  BsonSymbol,
  bsonUndefined,
  Code,
  DateTime,
  DbPointer,
  Double,
  double,
  maxKey,
  minKey,
  ObjectId,
  Regex,
  Timestamp,
  type Value,
} from './values'

const nameCacheSize = 4096
const nameCache: (string | undefined)[] = new Array(nameCacheSize)
const quietNan = 0x7ff8000000000000n

/** Creates the lazy containers. It is a parameter because these containers call this module. */
export interface Containers {
  doc(span: Span): Doc
  list(span: Span): List
}

export function int32At(bytes: Buffer, at: number): number {
  return (
    (bytes[at] as number) |
    ((bytes[at + 1] as number) << 8) |
    ((bytes[at + 2] as number) << 16) |
    ((bytes[at + 3] as number) << 24)
  )
}

/** The end of the value that starts at `at`. */
export function skipValue(bytes: Buffer, type: number, at: number): number {
  switch (type) {
    case 1:
    case 9:
    case 17:
    case 18:
      return at + 8
    case 16:
      return at + 4
    case 2:
    case 13:
    case 14:
      return at + 4 + int32At(bytes, at)
    case 3:
    case 4:
    case 15:
      return at + int32At(bytes, at)
    case 5:
      return at + 5 + int32At(bytes, at)
    case 7:
      return at + 12
    case 8:
      return at + 1
    case 11:
      return bytes.indexOf(0, bytes.indexOf(0, at) + 1) + 1
    case 12:
      return at + 16 + int32At(bytes, at)
    case 19:
      return at + 16
    case 6:
    case 10:
    case 0xff:
    case 0x7f:
      return at
    default:
      throw new MongoError(22, `Unrecognized BSON type ${type}`)
  }
}

function readDouble(bytes: Buffer, at: number): Value {
  const value = bytes.readDoubleLE(at)
  if (Number.isNaN(value)) {
    const bits = bytes.readBigUInt64LE(at)
    return bits === quietNan ? value : new Double(value, bits)
  }
  return double(value)
}

function readDate(bytes: Buffer, at: number): DateTime {
  const high = int32At(bytes, at + 4)
  const ms = high * 0x100000000 + (int32At(bytes, at) >>> 0)
  return new DateTime(Number.isSafeInteger(ms) ? ms : bytes.readBigInt64LE(at))
}

const readString = (bytes: Buffer, at: number): string => bytes.toString('utf8', at + 4, at + 3 + int32At(bytes, at))

function readValue(bytes: Buffer, type: number, at: number, make: Containers): Value {
  switch (type) {
    case 1:
      return readDouble(bytes, at)
    case 2:
      return readString(bytes, at)
    case 3:
      return make.doc({ bytes, start: at, end: at + int32At(bytes, at) })
    case 4:
      return make.list({ bytes, start: at, end: at + int32At(bytes, at) })
    case 5:
      return new Binary(bytes.subarray(at + 5, at + 5 + int32At(bytes, at)), bytes[at + 4])
    case 6:
      return bsonUndefined
    case 7:
      return new ObjectId(bytes, at)
    case 8:
      return bytes[at] !== 0
    case 9:
      return readDate(bytes, at)
    case 10:
      return null
    case 11: {
      const middle = bytes.indexOf(0, at)
      return new Regex(
        bytes.toString('utf8', at, middle),
        bytes.toString('utf8', middle + 1, bytes.indexOf(0, middle + 1)),
      )
    }
    case 12:
      return new DbPointer(readString(bytes, at), new ObjectId(bytes, at + 4 + int32At(bytes, at)))
    case 13:
      return new Code(readString(bytes, at))
    case 14:
      return new BsonSymbol(readString(bytes, at))
    case 15: {
      const scope = at + 8 + int32At(bytes, at + 4)
      return new Code(readString(bytes, at + 4), make.doc({ bytes, start: scope, end: scope + int32At(bytes, scope) }))
    }
    case 16:
      return int32At(bytes, at)
    case 17:
      return new Timestamp(int32At(bytes, at + 4) >>> 0, int32At(bytes, at) >>> 0)
    case 18:
      return bytes.readBigInt64LE(at)
    case 19:
      return new Decimal128(bytes.readBigUInt64LE(at), bytes.readBigUInt64LE(at + 8))
    case 0xff:
      return minKey
    case 0x7f:
      return maxKey
    default:
      throw new MongoError(22, `Unrecognized BSON type ${type}`)
  }
}

/** The name between two offsets. A cache returns the same string for the same short ASCII name. */
function nameBetween(bytes: Buffer, start: number, end: number, hash: number): string {
  const slot = hash & (nameCacheSize - 1)
  const known = nameCache[slot]
  if (known !== undefined && known.length === end - start) {
    let index = 0
    while (index < known.length && known.charCodeAt(index) === bytes[start + index]) index += 1
    if (index === known.length) return known
  }
  const name = bytes.toString('utf8', start, end)
  // Bytes can be compared with characters only for ASCII, which has one byte for each character.
  if (name.length === end - start) nameCache[slot] = name
  return name
}

/** The values of a document, one level deep. It adds the names to `names`. */
export function readDocument({ bytes, start, end }: Span, names: string[], make: Containers): Value[] {
  const values: Value[] = []
  let at = start + 4
  while (at < end - 1) {
    const type = bytes[at++] as number
    const nameStart = at
    let hash = 0
    for (let byte = bytes[at] as number; byte !== 0; byte = bytes[++at] as number) hash = (hash * 31 + byte) | 0
    names.push(nameBetween(bytes, nameStart, at, hash))
    at += 1
    values.push(readValue(bytes, type, at, make))
    at = skipValue(bytes, type, at)
  }
  return values
}

/** The elements of an array, one level deep. */
export function readArray({ bytes, start, end }: Span, make: Containers): Value[] {
  const values: Value[] = []
  let at = start + 4
  while (at < end - 1) {
    const type = bytes[at++] as number
    while (bytes[at] !== 0) at += 1
    at += 1
    values.push(readValue(bytes, type, at, make))
    at = skipValue(bytes, type, at)
  }
  return values
}

/** One field of a document without reading the others. */
export function readField({ bytes, start, end }: Span, name: string, make: Containers): Value | undefined {
  const { length } = name
  let at = start + 4
  while (at < end - 1) {
    const type = bytes[at++] as number
    let index = 0
    while (index < length && bytes[at + index] === name.charCodeAt(index)) index += 1
    const isFound = index === length && bytes[at + length] === 0
    at += index
    const rest = at
    while (bytes[at] !== 0) at += 1
    if (isFound || (index < length && isSameBeyondAscii(bytes, rest, at, name, index)))
      return readValue(bytes, type, at + 1, make)
    at = skipValue(bytes, type, at + 1)
  }
  return undefined
}

/** Whether two names are equal from their first character beyond ASCII. */
function isSameBeyondAscii(bytes: Buffer, start: number, end: number, name: string, index: number): boolean {
  return (
    (bytes[start] as number) > 0x7f &&
    name.charCodeAt(index) > 0x7f &&
    bytes.toString('utf8', start, end) === name.slice(index)
  )
}
