import { createHash, createHmac } from 'node:crypto'
import type { App } from '@sanguine/kernel'
import { passwordsService } from '../passwords/passwords'

const [count, codeLength] = [10, 12]

/** Letters and digits, without those that are easily mistaken for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 59 bits in three groups of four characters, such as `k7dp-x2mh-9fqa`. */
function createCode(app: App): string {
  const bytes = Buffer.from(app.random.hex(codeLength), 'hex')
  const characters = [...bytes].map((byte) => alphabet[byte % alphabet.length] ?? '')
  return [0, 4, 8].map((start) => characters.slice(start, start + 4).join('')).join('-')
}

const plain = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The digest of a recovery code, which is hashed like that of a password. */
const digestOfCode = (accountId: string, code: string): string =>
  createHash('sha256')
    .update(`recovery:${accountId}:${plain(code)}`)
    .digest('hex')

/** The hashes of a code from before codes were hashed slowly. */
const formerHashes = ({ settings }: App, accountId: string, code: string): readonly string[] =>
  [settings.passwordPepper, ...settings.formerPeppers].map((pepper) =>
    createHmac('sha256', pepper)
      .update(`recovery:${accountId}:${plain(code)}`)
      .digest('base64url'),
  )

/** The stored hash that matches a code; null if none does. */
export async function findHash(
  app: App,
  accountId: string,
  code: string,
  stored: readonly string[],
): Promise<string | null> {
  // a code of an authenticator app is not a recovery code, and not worth ten slow hashes
  if (plain(code).length !== codeLength) return null
  const passwords = app.get(passwordsService)
  const [digest, former] = [digestOfCode(accountId, code), formerHashes(app, accountId, code)]
  for (const hash of stored) {
    const isIt = hash.startsWith('$') ? await passwords.matches(digest, hash) : former.includes(hash)
    if (isIt) return hash
  }
  return null
}

/** Ten codes to show once, and their hashes for storage. */
export async function createRecoveryCodes(app: App, accountId: string): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: count }, () => createCode(app))
  const passwords = app.get(passwordsService)
  const hashes = await Promise.all(codes.map((code) => passwords.hash(digestOfCode(accountId, code))))
  return { codes, hashes }
}
