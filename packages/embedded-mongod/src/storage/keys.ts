import { createHash } from 'node:crypto'

/**
 * Keys in LMDB, all compared byte by byte.
 * A record: collection id (4 bytes), record number (6 bytes). An index entry: index id (4 bytes), the encoded values,
 * record number (6 bytes); encoded values are prefix-free, so entries of equal values lie together.
 */
export const idSize = 4
export const recordSize = 6
export const maxRecord = 2 ** 48 - 1

/** LMDB has keys of up to 1,978 bytes. A longer value is stored as its first bytes and a hash of the whole. */
const maxValuesSize = 1700
const hashSize = 32

export function recordKey(collection: number, record: number): Buffer {
  const key = Buffer.allocUnsafe(idSize + recordSize)
  key.writeUInt32BE(collection, 0)
  key.writeUIntBE(record, idSize, recordSize)
  return key
}

export const recordOfKey = (key: Buffer): number => key.readUIntBE(key.length - recordSize, recordSize)

export const isTruncated = (values: Uint8Array): boolean => values.length > maxValuesSize

function shortened(values: Uint8Array): Uint8Array {
  if (!isTruncated(values)) return values
  const hash = createHash('sha256').update(values).digest()
  return Buffer.concat([values.subarray(0, maxValuesSize - hashSize), hash])
}

/** The part of an index entry before its record number. It is equal for documents with equal values. */
export function indexPrefix(index: number, values: Uint8Array): Buffer {
  const fitting = shortened(values)
  const key = Buffer.allocUnsafe(idSize + fitting.length)
  key.writeUInt32BE(index, 0)
  key.set(fitting, idSize)
  return key
}

export function indexKey(prefix: Buffer, record: number): Buffer {
  const key = Buffer.allocUnsafe(prefix.length + recordSize)
  prefix.copy(key)
  key.writeUIntBE(record, prefix.length, recordSize)
  return key
}

export const prefixOfIndexKey = (key: Buffer): Buffer => key.subarray(0, key.length - recordSize)

/** The lower bound of a range of encoded values. No entry of the range, also no truncated one, is below it. */
export function lowerBound(index: number, values: Uint8Array): Buffer {
  return rangeEnd(index, values.subarray(0, Math.min(values.length, maxValuesSize - hashSize)), Buffer.alloc(0))
}

/** The upper bound of a range of encoded values. It includes every entry that starts with them. */
export function upperBound(index: number, values: Uint8Array): Buffer {
  const head = values.subarray(0, Math.min(values.length, maxValuesSize - hashSize))
  return rangeEnd(index, head, Buffer.alloc(hashSize + recordSize + 1, 0xff))
}

function rangeEnd(index: number, values: Uint8Array, tail: Buffer): Buffer {
  const key = Buffer.allocUnsafe(idSize + values.length + tail.length)
  key.writeUInt32BE(index, 0)
  key.set(values, idSize)
  key.set(tail, idSize + values.length)
  return key
}
