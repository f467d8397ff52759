import { isUtf8 } from 'node:buffer'
import { int32At, skipValue } from './bson-read'
import { MongoError } from './mongo-error'

/** The maximum nesting depth of documents. */
export const maxDepth = 180

const invalid = (what: string): MongoError => new MongoError(22, `Invalid BSON: ${what}`)

/**
 * Validates external bytes: lengths, types, terminators, UTF-8 and depth. All other code relies on it. Throws
 * InvalidBSON, or Overflow for excessive nesting.
 */
export function validateBson(bytes: Uint8Array): void {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer.length < 5 || int32At(buffer, 0) !== buffer.length)
    throw invalid('the document length does not fit its bytes')
  checkContainer(buffer, 0, buffer.length, 1)
}

function checkContainer(bytes: Buffer, start: number, limit: number, depth: number): void {
  if (depth > maxDepth) throw new MongoError(15, `BSONObj exceeds maximum nested object depth: ${maxDepth}`)
  const end = sizedEnd(bytes, start, start, 5, limit)
  if (bytes[end - 1] !== 0) throw invalid('a document is not terminated')
  let at = start + 4
  while (at < end - 1) {
    const type = bytes[at] as number
    at = checkText(bytes, at + 1, textEnd(bytes, at + 1, end)) + 1
    at = checkValue(bytes, type, at, end - 1, depth)
  }
  if (at !== end - 1) throw invalid('a field reaches past its document')
}

/** The end of an element whose length is stored at `at`, counted from `from`. */
function sizedEnd(bytes: Buffer, at: number, from: number, least: number, limit: number): number {
  if (at + 4 > limit) throw invalid('a length is cut off')
  const size = int32At(bytes, at)
  if (size < least || from + size > limit) throw invalid('a length is out of bounds')
  return from + size
}

function textEnd(bytes: Buffer, start: number, limit: number): number {
  let at = start
  while (at < limit && bytes[at] !== 0) at += 1
  if (at >= limit) throw invalid('a name is not terminated')
  return at
}

function checkText(bytes: Buffer, start: number, end: number): number {
  for (let at = start; at < end; at++) {
    if ((bytes[at] as number) > 0x7f) {
      if (!isUtf8(bytes.subarray(start, end))) throw invalid('a text is not UTF-8')
      break
    }
  }
  return end
}

function checkString(bytes: Buffer, at: number, limit: number): number {
  const end = sizedEnd(bytes, at, at + 4, 1, limit)
  if (bytes[end - 1] !== 0) throw invalid('a string is not terminated')
  checkText(bytes, at + 4, end - 1)
  return end
}

function checkValue(bytes: Buffer, type: number, at: number, limit: number, depth: number): number {
  switch (type) {
    case 2:
    case 13:
    case 14:
      return checkString(bytes, at, limit)
    case 3:
    case 4:
      checkContainer(bytes, at, limit, depth + 1)
      break
    case 5:
      if (at + 5 > limit) throw invalid('binary data is cut off')
      return sizedEnd(bytes, at, at + 5, 0, limit)
    case 8:
      if (at >= limit || (bytes[at] as number) > 1) throw invalid('a boolean is neither true nor false')
      break
    case 11: {
      const middle = checkText(bytes, at, textEnd(bytes, at, limit))
      return checkText(bytes, middle + 1, textEnd(bytes, middle + 1, limit)) + 1
    }
    case 12: {
      const end = checkString(bytes, at, limit) + 12
      if (end > limit) throw invalid('a pointer is cut off')
      return end
    }
    case 15: {
      const end = sizedEnd(bytes, at, at, 14, limit)
      const scope = checkString(bytes, at + 4, end)
      checkContainer(bytes, scope, end, depth + 1)
      if (scope + int32At(bytes, scope) !== end) throw invalid('code and its scope do not fit')
      return end
    }
  }
  const end = skipValue(bytes, type, at)
  if (end > limit) throw invalid('a value is cut off')
  return end
}
