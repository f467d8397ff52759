import { createHash } from 'node:crypto'
import type { Random } from '@sanguine/kernel'

/** The beginning of every personal access token, by which secret scanners and the gateway know it. */
export const tokenPrefix = 'sang_pat_'

/** The beginnings of the secrets of OAuth: access and refresh tokens, codes, secrets of clients, codes of devices. */
export const [accessPrefix, refreshPrefix, codePrefix, clientSecretPrefix, devicePrefix] = [
  'sang_oat_',
  'sang_ort_',
  'sang_oac_',
  'sang_ocs_',
  'sang_odc_',
]

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const [randomBytes, randomLength, checksumLength] = [20, 27, 6]

/** The form of every secret after its prefix, as `SECURITY.md` publishes it: one or two random parts, and a checksum. */
const form = new RegExp(`^((?:[0-9A-Za-z]{${randomLength}}){1,2})([0-9A-Za-z]{${checksumLength}})$`)

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

/** 160 random bits in base62. */
export const createRandomPart = (random: Random): string => base62(BigInt(`0x${random.hex(randomBytes)}`), randomLength)

/** A new secret: the prefix, 160 random bits in base62 behind `family`, and the checksum of all these digits. */
export function createTokenText(random: Random, prefix = tokenPrefix, family = ''): string {
  const secret = family + createRandomPart(random)
  return `${prefix}${secret}${checksumOf(secret)}`
}

/** Whether a secret has the right form and checksum, so that it is worth a look into the database. */
export function isWellFormed(text: string, prefix = tokenPrefix): boolean {
  if (!text.startsWith(prefix)) return false
  const [, secret = '', checksum] = form.exec(text.slice(prefix.length)) ?? []
  return checksumOf(secret) === checksum && secret.length === (prefix === refreshPrefix ? 2 : 1) * randomLength
}

/** The first of the two random parts of a refresh token, which all refresh tokens of a grant share. */
export const familyOf = (text: string): string => text.slice(refreshPrefix.length, refreshPrefix.length + randomLength)

/** The hash under which a token is stored. A slow hash is not needed for 160 random bits. */
export const hashOfToken = (text: string): string => createHash('sha256').update(text).digest('base64url')
