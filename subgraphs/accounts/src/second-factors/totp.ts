import type { App } from '@sanguine/kernel'
import { Secret, TOTP } from 'otpauth'

const [issuer, digits, periodSeconds, secretBytes] = ['Sanguine', 6, 30, 20] as const

/** Steps before and after the current one whose codes are accepted, for clocks that differ. */
const window = 1

const totpOf = (name: string, secret: string): TOTP =>
  new TOTP({ issuer, label: name, algorithm: 'SHA1', digits, period: periodSeconds, secret: Secret.fromBase32(secret) })

/** A new secret in base32. */
export const createTotpSecret = (app: App): string => Secret.fromHex(app.random.hex(secretBytes)).base32

/** What an authenticator app reads from a QR code. */
export const totpUri = (name: string, secret: string): string => totpOf(name, secret).toString()

/** What an authenticator app shows. The library compares bytes and throws for digits of other scripts. */
const codePattern = /^[0-9]{6}$/

/** The 30-second step that a code belongs to, or null where it is of none around the current one. Spaces in it do not count. */
export function stepOfCode(app: App, secret: string, code: string): number | null {
  const token = code.replace(/\s/g, '')
  if (!codePattern.test(token)) return null
  const delta = totpOf('', secret).validate({ token, timestamp: app.clock.now(), window })
  return delta === null ? null : Math.floor(app.clock.now() / 1000 / periodSeconds) + delta
}
