import type { App } from '@sanguine/kernel'
import { Secret, TOTP } from 'otpauth'

const [issuer, digits, periodSeconds, secretBytes] = ['Sanguine', 6, 30, 20] as const

/** The number of steps before and after the current one whose codes are accepted, because clocks differ. */
const window = 1

const totpOf = (name: string, secret: string): TOTP =>
  new TOTP({ issuer, label: name, algorithm: 'SHA1', digits, period: periodSeconds, secret: Secret.fromBase32(secret) })

/** A new secret in base32. */
export const createTotpSecret = (app: App): string => Secret.fromHex(app.random.hex(secretBytes)).base32

/** The URI in the QR code for an authenticator app. */
export const totpUri = (name: string, secret: string): string => totpOf(name, secret).toString()

/** The form of a code. The library compares bytes and throws for digits of other scripts. */
const codePattern = /^[0-9]{6}$/

/** The 30-second step of a code, or null if it matches none around the current one. Spaces in the code are ignored. */
export function stepOfCode(app: App, secret: string, code: string): number | null {
  const token = code.replace(/\s/g, '')
  if (!codePattern.test(token)) return null
  const delta = totpOf('', secret).validate({ token, timestamp: app.clock.now(), window })
  return delta === null ? null : Math.floor(app.clock.now() / 1000 / periodSeconds) + delta
}
