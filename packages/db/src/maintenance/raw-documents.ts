import { closeSync, openSync, readSync } from 'node:fs'
import { mongo } from 'mongoose'
import { DataError } from './data-error'

const { BSON } = mongo

const typeOfDocument = 3
const typeOfArray = 4

/** Keeps types distinct that are the same in JavaScript: int, long and double, binary and buffer. */
const exact = { promoteValues: false, promoteBuffers: false, promoteLongs: false, bsonRegExp: true } as const

/** A document of one field, for reading its value. */
function fieldAlone(bytes: Uint8Array, type: number, offset: number, length: number): unknown {
  const single = Buffer.alloc(8 + length)
  single.writeInt32LE(single.length, 0)
  single[4] = type
  single.write('v', 5)
  single.set(bytes.subarray(offset, offset + length), 7)
  return BSON.deserialize(single, exact).v
}

/**
 * A document that the driver sends byte for byte as it was read. An object would not do, because JavaScript puts names
 * that look like whole numbers first.
 */
export function toMap(bytes: Uint8Array): Map<string, unknown> {
  const fields = new Map<string, unknown>()
  for (const [type, nameOffset, nameLength, offset, length] of BSON.onDemand.parseToElements(bytes)) {
    const name = Buffer.from(bytes.buffer, bytes.byteOffset + nameOffset, nameLength).toString('utf8')
    const value = bytes.subarray(offset, offset + length)
    if (type === typeOfDocument) fields.set(name, toMap(value))
    else if (type === typeOfArray) fields.set(name, [...toMap(value).values()])
    else fields.set(name, fieldAlone(bytes, type, offset, length))
  }
  return fields
}

function readFully(file: number, size: number, path: string): Buffer | null {
  const bytes = Buffer.alloc(size)
  let filled = 0
  while (filled < size) {
    const count = readSync(file, bytes, filled, size - filled, null)
    if (count === 0) break
    filled += count
  }
  if (filled === 0) return null
  if (filled < size) throw new DataError(`${path} is cut short.`)
  return bytes
}

const maxDocumentBytes = 16 * 1024 * 1024 + 16 * 1024

/** The consecutive documents of a file, as `mongodump` writes them. */
export function* documentsIn(path: string): IterableIterator<Buffer> {
  const file = openSync(path, 'r')
  try {
    for (;;) {
      const head = readFully(file, 4, path)
      if (!head) return
      const size = head.readInt32LE(0)
      if (size < 5 || size > maxDocumentBytes) throw new DataError(`${path} holds something that is not a document.`)
      const rest = readFully(file, size - 4, path)
      if (!rest) throw new DataError(`${path} is cut short.`)
      yield Buffer.concat([head, rest])
    }
  } finally {
    closeSync(file)
  }
}

/** A document's `_id` for a message. */
export const idText = (bytes: Uint8Array): string => BSON.EJSON.stringify(BSON.deserialize(bytes)._id)
