import { describe, expect, it } from '@jest/globals'
import { SortedKeys } from './sorted-keys'

/** A random source with the same numbers in every run. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const highest = '\xff'.repeat(4)

/** Every key of the test, in the order of their bytes. */
const universe = Array.from({ length: 9_000 }, (_, n) => Buffer.of(n % 256, n >> 8, 255 - (n % 256)))
  .sort(Buffer.compare)
  .map((key) => key.toString('latin1'))

describe('sorted keys', () => {
  it.each([3, 17, 91])('equal a sorted set after random additions and removals (seed %i)', (seed) => {
    const roll = dice(seed)
    const keys = new SortedKeys()
    const expected = new Set<string>()
    // grows past several pieces, then shrinks to nothing, then grows again
    for (const chanceToAdd of [90, 50, 5, 80])
      for (let step = 0; step < 4_000; step += 1) {
        const key = universe[roll(universe.length)] as string
        if (roll(100) < chanceToAdd) {
          keys.add(key)
          expected.add(key)
        } else {
          keys.delete(key)
          expected.delete(key)
        }
        if (step % 200 > 0) continue
        const low = roll(universe.length)
        const high = low + roll(universe.length - low)
        const isThere = (text: string) => expected.has(text)
        expect(keys.between('', highest)).toEqual(universe.filter(isThere))
        expect(keys.between(universe[low] as string, universe[high] as string)).toEqual(
          universe.slice(low, high + 1).filter(isThere),
        )
      }
    for (const key of expected) keys.delete(key)
    expect(keys.between('', highest)).toEqual([])
  })
})
