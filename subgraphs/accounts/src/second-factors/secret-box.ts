import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { App } from '@sanguine/kernel'

const [algorithm, ivBytes, tagBytes] = ['aes-256-gcm', 12, 16] as const

const keyOf = (app: App): Buffer =>
  Buffer.from(hkdfSync('sha256', app.settings.passwordPepper, '', 'sanguine second factors', 32))

/** Encrypts a text with the pepper, which is not in the database, for one account. Base64url of nonce, tag and text. */
export function sealSecret(app: App, accountId: string, text: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyOf(app), iv).setAAD(Buffer.from(accountId))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text that was sealed for the account. Throws where it was sealed for another one, or with another pepper. */
export function openSecret(app: App, accountId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)]
  const decipher = createDecipheriv(algorithm, keyOf(app), iv, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(accountId)).setAuthTag(tag)
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
}
