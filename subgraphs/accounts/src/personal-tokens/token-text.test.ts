import { expect, test } from '@jest/globals'
import { systemRandom } from '@sanguine/kernel'
import { crc32, createTokenText, isWellFormed } from './token-text'

test('the checksum is the CRC-32 of zlib', () => {
  expect(crc32('123456789')).toBe(0xcbf43926)
})

test('a token has the published form, and no two are the same', () => {
  const tokens = Array.from({ length: 100 }, () => createTokenText(systemRandom))
  expect(new Set(tokens).size).toBe(100)
  for (const token of tokens) {
    expect(token).toMatch(/^sang_pat_[0-9A-Za-z]{33}$/)
    expect(isWellFormed(token)).toBe(true)
  }
})

test('tokens of the smallest and the largest random number have the same length', () => {
  for (const digit of ['0', 'f']) {
    const token = createTokenText({ hex: (bytes) => digit.repeat(2 * bytes) })
    expect(token).toHaveLength(42)
    expect(isWellFormed(token)).toBe(true)
  }
})

test('each mistyped character is detected', () => {
  const token = createTokenText(systemRandom)
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === 'x' ? 'y' : 'x'
    expect(isWellFormed(token.slice(0, at) + other + token.slice(at + 1))).toBe(false)
  }
})

test.each(['', 'sang_pat_', 'sang_pat_0', `sang_pat_${'0'.repeat(34)}`, ' sang_pat_', 'eyJhbGciOi'])(
  '%j is not a token',
  (text) => {
    expect(isWellFormed(text)).toBe(false)
  },
)
