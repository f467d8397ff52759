import { randomBytes } from 'node:crypto'
import type { Decimal128 } from './decimal128'
// Documents contain values, and some values are documents. This is the only cycle of type imports that biome.json
// allows.
import type { Doc, List } from './document'

/**
 * One BSON value. Types stay distinct:
 *
 * | BSON | here |
 * |---|---|
 * | int | a `number` that is an integer of 32 bits and not -0 |
 * | double | any other `number`, or {@link Double} where the number alone would read as an int |
 * | long | `bigint` |
 * | string, bool, null | `string`, `boolean`, `null` |
 * | object, array | `Doc`, `List` |
 * | others | the classes of this file |
 *
 * A JavaScript `undefined` is never a value: it says that there is none. BSON's own (deprecated) undefined is {@link bsonUndefined}.
 */
export type Value =
  | null
  | boolean
  | string
  | number
  | bigint
  | Doc
  | List
  | Double
  | Decimal128
  | DateTime
  | ObjectId
  | Binary
  | Timestamp
  | Regex
  | Code
  | BsonSymbol
  | DbPointer
  | BsonUndefined
  | MinKey
  | MaxKey

/** The number of each BSON type, as `$type` knows it; named as in the driver. */
export const BSONType = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  undefined: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  dbPointer: 12,
  javascript: 13,
  symbol: 14,
  javascriptWithScope: 15,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  minKey: -1,
  maxKey: 127,
} as const

export type BsonTypeName = keyof typeof BSONType

/** Whether a number is written as a BSON int, not as a double. */
export function isInt32(value: number): boolean {
  return (value | 0) === value && (value !== 0 || 1 / value > 0)
}

/** A double whose JavaScript number would count as an int, or a NaN with other bits than the usual one. */
export class Double {
  get bsonType(): 1 {
    return 1
  }
  constructor(
    readonly value: number,
    /** The bits of a NaN that is not the usual one. */
    readonly nanBits?: bigint,
  ) {}
}

/** A double as a value, wrapped only if necessary. */
export function double(value: number): number | Double {
  return isInt32(value) ? new Double(value) : value
}

/** A point in time in milliseconds since 1970; a `bigint` only beyond the safe integers. */
export class DateTime {
  get bsonType(): 9 {
    return 9
  }
  constructor(readonly ms: number | bigint) {}
}

let counter = randomBytes(3).readUIntBE(0, 3)
const processPart = randomBytes(5)

/** Twelve bytes inside a buffer that must not change afterwards. */
export class ObjectId {
  get bsonType(): 7 {
    return 7
  }
  constructor(
    readonly source: Uint8Array,
    readonly offset = 0,
  ) {}

  static fromHex(hex: string): ObjectId {
    return new ObjectId(Buffer.from(hex, 'hex'))
  }

  /** Creates a new id of seconds, five random bytes of the process, and a counter. */
  static generate(): ObjectId {
    const bytes = Buffer.allocUnsafe(12)
    bytes.writeUInt32BE(Math.floor(Date.now() / 1000) >>> 0, 0)
    processPart.copy(bytes, 4)
    counter = (counter + 1) & 0xffffff
    bytes.writeUIntBE(counter, 9, 3)
    return new ObjectId(bytes)
  }

  get bytes(): Uint8Array {
    return this.source.subarray(this.offset, this.offset + 12)
  }

  /** Seconds since 1970, as the first four bytes say. */
  get seconds(): number {
    return Buffer.from(this.bytes).readUInt32BE(0)
  }

  toHex(): string {
    return Buffer.from(this.source.buffer, this.source.byteOffset + this.offset, 12).toString('hex')
  }
}

export class Binary {
  get bsonType(): 5 {
    return 5
  }
  /** `bytes` are the payload as stored in BSON. They must not change afterwards. */
  constructor(
    readonly bytes: Uint8Array,
    readonly subtype = 0,
  ) {}
}

/** The internal timestamp: seconds and an ordinal, both unsigned. */
export class Timestamp {
  get bsonType(): 17 {
    return 17
  }
  constructor(
    readonly seconds: number,
    readonly ordinal: number,
  ) {}

  /** The timestamp as an unsigned 64-bit number. */
  get value(): bigint {
    return (BigInt(this.seconds) << 32n) | BigInt(this.ordinal)
  }
}

export class Regex {
  get bsonType(): 11 {
    return 11
  }
  constructor(
    readonly pattern: string,
    readonly options = '',
  ) {}
}

/** JavaScript code, with a scope or without. It is stored, never run. */
export class Code {
  get bsonType(): 13 | 15 {
    return this.scope ? 15 : 13
  }
  constructor(
    readonly code: string,
    readonly scope?: Doc,
  ) {}
}

export class BsonSymbol {
  get bsonType(): 14 {
    return 14
  }
  constructor(readonly text: string) {}
}

export class DbPointer {
  get bsonType(): 12 {
    return 12
  }
  constructor(
    readonly namespace: string,
    readonly id: ObjectId,
  ) {}
}

export class BsonUndefined {
  get bsonType(): 6 {
    return 6
  }
}

export class MinKey {
  get bsonType(): -1 {
    return -1
  }
}

export class MaxKey {
  get bsonType(): 127 {
    return 127
  }
}

export const bsonUndefined = new BsonUndefined()
export const minKey = new MinKey()
export const maxKey = new MaxKey()

/** BSON's type number of a value. */
export function bsonTypeOf(value: Value): number {
  switch (typeof value) {
    case 'string':
      return 2
    case 'number':
      return isInt32(value) ? 16 : 1
    case 'boolean':
      return 8
    case 'bigint':
      return 18
    default:
      return value === null ? 10 : value.bsonType
  }
}

const nameByType = new Map<number, BsonTypeName>(
  Object.entries(BSONType).map(([name, type]) => [type, name as BsonTypeName]),
)

/** The name `$type` reports: "missing" for no value. */
export function typeNameOf(value: Value | undefined): BsonTypeName | 'missing' {
  return value === undefined ? 'missing' : (nameByType.get(bsonTypeOf(value)) as BsonTypeName)
}

/** Whether a value is of one of the four number types. */
export function isNumber(value: Value | undefined): value is number | bigint | Double | Decimal128 {
  if (typeof value === 'number' || typeof value === 'bigint') return true
  if (typeof value !== 'object' || value === null) return false
  const type = value.bsonType
  return type === 1 || type === 19
}
