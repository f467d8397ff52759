import { ECDH } from 'node:crypto'
import { isIP } from 'node:net'
import { refused } from '@sanguine/kernel'
import { z } from 'zod'

/** Names that lead to no public push service. A name without a dot is one of a local network. */
const localName = /^[^.]*$|(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|onion)$/

/**
 * Whether a push service can be at an address: https at the usual port, without credentials, on a host with a public
 * name. The connection checks the addresses of that name.
 */
function isPushAddress(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, username, password, port, hostname } = new URL(endpoint)
  const host = hostname.replace(/\.$/, '')
  const isNamed = !host.startsWith('[') && isIP(host) === 0 && !localName.test(host)
  return protocol === 'https:' && `${username}${password}${port}` === '' && isNamed
}

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
      isPushAddress,
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
