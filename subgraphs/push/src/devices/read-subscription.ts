import { ECDH } from 'node:crypto'
import { refused } from '@sanguine/kernel'
import { z } from 'zod'
import { isPublicHttpsAddress } from '../transport/public-lookup'

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url')

/** Whether a key is a point on the curve P-256, uncompressed. */
function isPublicKey(key: string): boolean {
  const bytes = bytesOf(key)
  if (bytes.length !== 65 || bytes[0] !== 4) return false
  try {
    ECDH.convertKey(bytes, 'prime256v1', undefined, undefined, 'compressed')
    return true
  } catch {
    // OpenSSL tells only by an error that the point is not on the curve
    return false
  }
}

const base64url = z.string().regex(/^[A-Za-z0-9_-]{1,120}={0,2}$/, 'must be base64url')

/** A subscription of a browser (`PushSubscription.toJSON()`). */
export const subscriptionSchema = z.object({
  endpoint: z
    .string()
    .max(1000, 'must have at most 1,000 characters')
    .refine(
      isPublicHttpsAddress,
      refused({
        en: 'must be the https address of a public push service',
        de: 'muss die https-Adresse eines öffentlichen Push-Dienstes sein',
      }),
    )
    .transform((endpoint) => new URL(endpoint).href),
  p256dh: base64url.refine(
    isPublicKey,
    refused({
      en: 'must be a public key on the curve P-256',
      de: 'muss ein öffentlicher Schlüssel auf der Kurve P-256 sein',
    }),
  ),
  auth: base64url.refine(
    (key) => bytesOf(key).length === 16,
    refused({ en: 'must have 16 bytes', de: 'muss 16 Bytes haben' }),
  ),
  serverKey: base64url,
})
