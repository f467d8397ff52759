import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { hasWholeCents, toCents } from './cents'

describe('an amount in dollars', () => {
  it('of whole cents is converted to cents and back exactly', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        const typed = Number((cents / 100).toFixed(2))
        expect(hasWholeCents(typed)).toBe(true)
        expect(toCents(typed)).toBe(cents)
        expect(toCents(typed) / 100).toBe(typed)
      }),
    ))

  it.each([4.35, 1.1, 0.29, 19.99, 0.01, 100_000])('of %d has whole cents', (amount) =>
    expect(hasWholeCents(amount)).toBe(true),
  )

  it.each([1.005, 0.1 + 0.2, 4.355, 0.001, Number.NaN, Number.POSITIVE_INFINITY])(
    'of %d does not have whole cents',
    (amount) => expect(hasWholeCents(amount)).toBe(false),
  )
})
