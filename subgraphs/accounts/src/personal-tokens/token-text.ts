import { createHash } from 'node:crypto'
import type { Random } from '@sanguine/kernel'

/** The beginning of every personal access token, by which secret scanners and the gateway know it. */
export const tokenPrefix = 'sang_pat_'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const [randomBytes, randomLength, checksumLength] = [20, 27, 6]

/** The whole form of a token; `SECURITY.md` publishes it for secret scanners. */
const form = new RegExp(`^${tokenPrefix}([0-9A-Za-z]{${randomLength}})([0-9A-Za-z]{${checksumLength}})$`)

function base62(value: bigint, length: number): string {
  let text = ''
  for (let rest = value; rest > 0n; rest /= 62n) text = (digits[Number(rest % 62n)] ?? '') + text
  return text.padStart(length, '0')
}

/** CRC-32 of ISO 3309, as zlib computes it; this Node has no function for it. */
export function crc32(text: string): number {
  let remainder = 0xffffffff
  for (const byte of Buffer.from(text)) {
    remainder ^= byte
    for (let bit = 0; bit < 8; bit += 1) remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0)
  }
  return ~remainder >>> 0
}

const checksumOf = (secret: string): string => base62(BigInt(crc32(secret)), checksumLength)

/** A new token: the prefix, 160 random bits in base62, and the checksum of these digits. */
export function createTokenText(random: Random): string {
  const secret = base62(BigInt(`0x${random.hex(randomBytes)}`), randomLength)
  return `${tokenPrefix}${secret}${checksumOf(secret)}`
}

/** Whether the token has the right form and checksum, so that it is worth a look into the database. */
export function isWellFormed(text: string): boolean {
  const [, secret = '', checksum] = form.exec(text) ?? []
  return checksumOf(secret) === checksum
}

/** The hash under which a token is stored. A slow hash is not needed for 160 random bits. */
export const hashOfToken = (text: string): string => createHash('sha256').update(text).digest('base64url')
