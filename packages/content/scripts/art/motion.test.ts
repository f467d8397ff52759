import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { passing, wave } from './motion.mjs'

const phase = fc.double({ min: 0, max: 4, noNaN: true })
const moment = fc.double({ min: 0, max: 1, noNaN: true })

describe('what moves in a loop', () => {
  it('is at the end where it was at the beginning', () => {
    fc.assert(
      fc.property(phase, fc.integer({ min: -5, max: 5 }), (start, turns) => {
        expect(wave(1, start, turns)).toBeCloseTo(wave(0, start, turns), 9)
        expect(passing(1, start).size).toBeCloseTo(passing(0, start).size, 9)
      }),
    )
  })

  it('begins its way again only when there is nothing of it to see', () => {
    fc.assert(
      fc.property(phase, moment, (start, at) => {
        const [before, after] = [passing(at, start), passing(at + 0.001, start)]
        if (after.way < before.way) expect(Math.max(before.size, after.size)).toBeLessThan(0.01)
      }),
    )
  })
})
