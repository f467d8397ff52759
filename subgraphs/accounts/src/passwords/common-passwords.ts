import { packedDigests } from '../generated/common-passwords'
import { digestOf } from './passwords'

const bytesPerDigest = 4

let packed: Buffer | null = null

/**
 * Whether a digest belongs to the empty text or to one of the 36,000 passwords that attackers try first, including
 * words of the site. Only the first four bytes are compared, so one of 120,000 other passwords is taken for common.
 */
export function isCommonDigest(digest: string): boolean {
  packed ??= Buffer.from(packedDigests, 'base64')
  const wanted = Number.parseInt(digest.slice(0, bytesPerDigest * 2), 16)
  let [low, high] = [0, packed.length / bytesPerDigest]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (packed.readUInt32BE(middle * bytesPerDigest) < wanted) low = middle + 1
    else high = middle
  }
  return low * bytesPerDigest < packed.length && packed.readUInt32BE(low * bytesPerDigest) === wanted
}

/** Whether a digest is that of the account's own name or address, as written or in lower case. */
export const isOwnDigest = (digest: string, ...words: readonly string[]): boolean =>
  words.some((word) => [word, word.toLowerCase()].some((text) => digestOf(text) === digest))
