import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { App } from './app'

const [algorithm, ivBytes, tagBytes] = ['aes-256-gcm', 12, 16] as const

/** The purpose of sealing a text: only the same purpose can open it. */
export interface SealPurpose {
  /** each kind has its own key */
  readonly kind: 'second factors' | 'mails' | 'webhooks'
  /** the account or document that the text belongs to */
  readonly ownerId: string
}

/** The text was sealed for another purpose, or with a pepper that this gateway does not have. */
export class SealProblem extends Error {
  override name = 'SealProblem'
}

const keyOf = (pepper: string, kind: SealPurpose['kind']): Buffer =>
  Buffer.from(hkdfSync('sha256', pepper, '', `sanguine ${kind}`, 32))

/** Encrypts a text with the pepper, which is not in the database. Returns base64url of nonce, tag and text. */
export function sealSecret(app: App, { kind, ownerId }: SealPurpose, text: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyOf(app.settings.passwordPepper, kind), iv).setAAD(Buffer.from(ownerId))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts a sealed text, with this pepper or a former one. Throws a `SealProblem`. */
export function openSecret(app: App, purpose: SealPurpose, sealed: string): string {
  const { passwordPepper, formerPeppers } = app.settings
  let failure: unknown
  for (const pepper of [passwordPepper, ...formerPeppers]) {
    try {
      return openWith(pepper, purpose, sealed)
    } catch (error) {
      failure ??= error
    }
  }
  throw new SealProblem('The text cannot be opened.', { cause: failure })
}

function openWith(pepper: string, { kind, ownerId }: SealPurpose, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)]
  const decipher = createDecipheriv(algorithm, keyOf(pepper, kind), iv, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(ownerId)).setAuthTag(tag)
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
}
