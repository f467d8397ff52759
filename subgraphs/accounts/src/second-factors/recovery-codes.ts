import { createHash, createHmac } from 'node:crypto'
import type { App, Random } from '@sanguine/kernel'
import { passwordsService } from '../passwords/passwords'

const [count, codeLength] = [10, 12]

/** Letters and digits, without those that are easily mistaken for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 59 bits in three groups of four characters, such as `k7dp-x2mh-9fqa`. */
function createCode(random: Random): string {
  const bytes = Buffer.from(random.hex(codeLength), 'hex')
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

const createCodes = (randomOf: (index: number) => Random): string[] =>
  Array.from({ length: count }, (_, index) => createCode(randomOf(index)))

/** Ten codes to show once, made of the random numbers for each, and their hashes for storage. */
export async function createRecoveryCodes(
  app: App,
  accountId: string,
  randomOf: (index: number) => Random = () => app.random,
): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = createCodes(randomOf)
  const passwords = app.get(passwordsService)
  const hashes = await Promise.all(codes.map((code) => passwords.hash(digestOfCode(accountId, code))))
  return { codes, hashes }
}

/** The ten codes of these random numbers again, if the stored hashes are those of them that are left; null otherwise. */
export async function findRecoveryCodes(
  app: App,
  accountId: string,
  randomOf: (index: number) => Random,
  stored: readonly string[],
): Promise<string[] | null> {
  const codes = createCodes(randomOf)
  // the last one first, because the hashes have the order of the codes
  for (const code of codes.toReversed()) if (await findHash(app, accountId, code, stored.slice(-1))) return codes
  return null
}
