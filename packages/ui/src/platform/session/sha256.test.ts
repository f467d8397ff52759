import { createHash, createHmac } from 'node:crypto'
import { afterEach, describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { hmacSha256Hex, sha256Hex } from './sha256'
import { sha256 } from './sha256-fallback'

const expected = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

describe('a password', () => {
  const { crypto } = globalThis
  afterEach(() => {
    Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true })
  })

  it('is sent as the 64 lower-case hex digits of its SHA-256', async () => {
    await expect(sha256Hex('Größe 🦇')).resolves.toBe(expected('Größe 🦇'))
  })

  it('is hashed without WebCrypto too, as over plain http', async () => {
    Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true })
    await expect(sha256Hex('Größe 🦇')).resolves.toBe(expected('Größe 🦇'))
  })

  it('is hashed correctly at every length', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => hex(sha256(bytes)) === expected(bytes)))
    for (const length of [0, 55, 56, 63, 64, 65, 119, 120]) {
      const bytes = new Uint8Array(length).fill(97)
      expect(hex(sha256(bytes))).toBe(expected(bytes))
    }
  })
})

describe('an HMAC', () => {
  it('agrees with RFC 2104 for keys of every length', async () => {
    for (const length of [0, 1, 63, 64, 65, 200]) {
      const key = 'ä'.repeat(Math.floor(length / 2)) + 'k'.repeat(length % 2)
      const computed = createHmac('sha256', key).update('part:7 🦇').digest('hex')
      await expect(hmacSha256Hex(key, 'part:7 🦇')).resolves.toBe(computed)
    }
  })
})
