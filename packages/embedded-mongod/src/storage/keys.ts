import { createHash } from 'node:crypto'

/**
 * Keys in LMDB, all compared byte by byte.
 * A record: collection id (4 bytes), record number (6 bytes). An index entry: index id (4 bytes), the encoded values,
 * record number (6 bytes); encoded values are prefix-free, so entries of equal values lie together.
 */
const ID_SIZE = 4
export const RECORD_SIZE = 6
export const LAST_RECORD = 2 ** 48 - 1

/** LMDB holds keys of up to 1,978 bytes; longer values keep their head and a hash of the whole. */
const MAX_VALUES_SIZE = 1700
const HASH_SIZE = 32

export function recordKey(collection: number, record: number): Buffer {
  const key = Buffer.allocUnsafe(ID_SIZE + RECORD_SIZE)
  key.writeUInt32BE(collection, 0)
  key.writeUIntBE(record, ID_SIZE, RECORD_SIZE)
  return key
}

export const recordOfKey = (key: Buffer): number => key.readUIntBE(key.length - RECORD_SIZE, RECORD_SIZE)

export const isTruncated = (values: Uint8Array): boolean => values.length > MAX_VALUES_SIZE

function shortened(values: Uint8Array): Uint8Array {
  if (!isTruncated(values)) return values
  const hash = createHash('sha256').update(values).digest()
  return Buffer.concat([values.subarray(0, MAX_VALUES_SIZE - HASH_SIZE), hash])
}

/** The part of an index entry before its record number: what two documents with equal values share. */
export function indexPrefix(index: number, values: Uint8Array): Buffer {
  const fitting = shortened(values)
  const key = Buffer.allocUnsafe(ID_SIZE + fitting.length)
  key.writeUInt32BE(index, 0)
  key.set(fitting, ID_SIZE)
  return key
}

export function indexKey(prefix: Buffer, record: number): Buffer {
  const key = Buffer.allocUnsafe(prefix.length + RECORD_SIZE)
  prefix.copy(key)
  key.writeUIntBE(record, prefix.length, RECORD_SIZE)
  return key
}

export const prefixOfIndexKey = (key: Buffer): Buffer => key.subarray(0, key.length - RECORD_SIZE)

/** Lower bound of a range of encoded values: at or before every entry of the range, also of shortened ones. */
export function lowerBound(index: number, values: Uint8Array): Buffer {
  return rangeEnd(index, values.subarray(0, Math.min(values.length, MAX_VALUES_SIZE - HASH_SIZE)), Buffer.alloc(0))
}

/** Upper bound of a range of encoded values that takes in every entry starting with them. */
export function upperBound(index: number, values: Uint8Array): Buffer {
  const head = values.subarray(0, Math.min(values.length, MAX_VALUES_SIZE - HASH_SIZE))
  return rangeEnd(index, head, Buffer.alloc(HASH_SIZE + RECORD_SIZE + 1, 0xff))
}

function rangeEnd(index: number, values: Uint8Array, tail: Buffer): Buffer {
  const key = Buffer.allocUnsafe(ID_SIZE + values.length + tail.length)
  key.writeUInt32BE(index, 0)
  key.set(values, ID_SIZE)
  key.set(tail, ID_SIZE + values.length)
  return key
}
