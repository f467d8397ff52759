import { describe, expect, test } from '@jest/globals'
import { systemRandom } from './random'

describe('random bytes as hex', () => {
  test.each([0, 1, 12, 32, 4096, 5000])('have the length that was asked for: %d bytes', (bytes) => {
    expect(systemRandom.hex(bytes)).toMatch(new RegExp(`^[0-9a-f]{${bytes * 2}}$`))
  })

  test('do not repeat, nor stay empty, where the pool is filled again', () => {
    const drawn = Array.from({ length: 2000 }, (_, index) => systemRandom.hex(8 + (index % 25)))
    expect(new Set(drawn.map((hex) => hex.slice(0, 16))).size).toBe(2000)
  })

  test('have each value of a byte about equally often', () => {
    const counts = new Array<number>(256).fill(0)
    for (const byte of Buffer.from(Array.from({ length: 100 }, () => systemRandom.hex(1024)).join(''), 'hex'))
      counts[byte] = (counts[byte] ?? 0) + 1
    // 102,400 bytes: 400 of each value are expected, and 12 standard deviations are 240
    expect(Math.min(...counts)).toBeGreaterThan(160)
    expect(Math.max(...counts)).toBeLessThan(640)
  })
})
