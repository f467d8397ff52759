import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { sha256Hex } from './sha256'
import { sha256 } from './sha256-fallback'

const expected = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

describe('a password', () => {
  const { crypto } = globalThis
  afterEach(() => {
    Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true })
  })

  it('leaves as 64 lower-case hex digits of its SHA-256', async () => {
    await expect(sha256Hex('Größe 🦇')).resolves.toBe(expected('Größe 🦇'))
  })

  it('does so without WebCrypto too, as over plain http', async () => {
    Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true })
    await expect(sha256Hex('Größe 🦇')).resolves.toBe(expected('Größe 🦇'))
  })

  it('is hashed alike at every length', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => hex(sha256(bytes)) === expected(bytes)))
    for (const length of [0, 55, 56, 63, 64, 65, 119, 120]) {
      const bytes = new Uint8Array(length).fill(97)
      expect(hex(sha256(bytes))).toBe(expected(bytes))
    }
  })
})
