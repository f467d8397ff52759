import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { passing, wave } from './motion.mjs'

const phase = fc.double({ min: 0, max: 4, noNaN: true })
const moment = fc.double({ min: 0, max: 1, noNaN: true })

describe('a moving part of a loop', () => {
  it('ends where it began', () => {
    fc.assert(
      fc.property(phase, fc.integer({ min: -5, max: 5 }), (start, turns) => {
        expect(wave(1, start, turns)).toBeCloseTo(wave(0, start, turns), 9)
        expect(passing(1, start).size).toBeCloseTo(passing(0, start).size, 9)
      }),
    )
  })

  it('starts its way again only while it is invisible', () => {
    fc.assert(
      fc.property(phase, moment, (start, at) => {
        const [before, after] = [passing(at, start), passing(at + 0.001, start)]
        if (after.way < before.way) expect(Math.max(before.size, after.size)).toBeLessThan(0.01)
      }),
    )
  })
})
