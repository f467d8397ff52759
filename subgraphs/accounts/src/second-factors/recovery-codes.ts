import { createHmac } from 'node:crypto'
import type { App } from '@sanguine/kernel'

const count = 10

/** Without letters and digits that are easily mistaken for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 59 bits in three groups of four characters, such as `k7dp-x2mh-9fqa`. */
function createCode(app: App): string {
  const bytes = Buffer.from(app.random.hex(12), 'hex')
  const characters = [...bytes].map((byte) => alphabet[byte % alphabet.length] ?? '')
  return [0, 4, 8].map((start) => characters.slice(start, start + 4).join('')).join('-')
}

const plain = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '')

/** What is stored of a recovery code. */
export const hashOfCode = (app: App, accountId: string, code: string): string =>
  createHmac('sha256', app.settings.passwordPepper)
    .update(`recovery:${accountId}:${plain(code)}`)
    .digest('base64url')

/** Ten codes to show once, and what is stored of them. */
export function createRecoveryCodes(app: App, accountId: string): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: count }, () => createCode(app))
  return { codes, hashes: codes.map((code) => hashOfCode(app, accountId, code)) }
}
