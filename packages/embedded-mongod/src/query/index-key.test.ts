import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { compareValues, decode, docFrom, encode, encodeIndexKey, type Value } from '.'
import { arbitraryNumber, arbitraryValue } from './testing/arbitrary-values'

/** `npm run test:deep` draws ten times as many. */
const drawsOf = (usual: number) => (process.env.TEST_DEPTH === 'deep' ? 10 * usual : usual)

const sign = (order: number): number => Math.sign(order) + 0

describe('encodeIndexKey', () => {
  it('orders numbers of all types by value, with one key for equal ones', () => {
    fc.assert(
      fc.property(arbitraryNumber, arbitraryNumber, (a, b) => {
        const order = Buffer.compare(encodeIndexKey([a], [1]), encodeIndexKey([b], [1]))
        expect(sign(order)).toBe(sign(compareValues(a, b)))
      }),
      { numRuns: drawsOf(500) },
    )
  })

  it('orders any values like compareValues, ascending and descending', () => {
    fc.assert(
      fc.property(arbitraryValue, arbitraryValue, (a, b) => {
        const order = sign(compareValues(a, b))
        expect(sign(Buffer.compare(encodeIndexKey([a], [1]), encodeIndexKey([b], [1])))).toBe(order)
        expect(sign(Buffer.compare(encodeIndexKey([b], [-1]), encodeIndexKey([a], [-1])))).toBe(order)
      }),
      { numRuns: drawsOf(500) },
    )
  })

  it('orders several fields one after the other, each in its direction', () => {
    const pair = fc.tuple(arbitraryValue, arbitraryValue)
    fc.assert(
      fc.property(pair, pair, fc.constantFrom(1, -1), fc.constantFrom(1, -1), (a, b, first, second) => {
        const order = first * compareValues(a[0], b[0]) || second * compareValues(a[1], b[1])
        const keys = [a, b].map((values) => encodeIndexKey(values, [first as 1 | -1, second as 1 | -1]))
        expect(sign(Buffer.compare(keys[0] as Buffer, keys[1] as Buffer))).toBe(sign(order))
      }),
      { numRuns: drawsOf(300) },
    )
  })

  it('returns no key that is the prefix of another', () => {
    fc.assert(
      fc.property(arbitraryValue, arbitraryValue, (a, b) => {
        const [short, long] = [a, b].map((v) => encodeIndexKey([v], [1])).sort((x, y) => x.length - y.length)
        fc.pre(compareValues(a, b) !== 0)
        expect((long as Buffer).subarray(0, (short as Buffer).length).equals(short as Buffer)).toBe(false)
      }),
    )
  })
})

describe('compareValues', () => {
  it('is a total order', () => {
    fc.assert(
      fc.property(arbitraryValue, arbitraryValue, arbitraryValue, (a, b, c) => {
        expect(sign(compareValues(a, b))).toBe(sign(-compareValues(b, a)))
        expect(compareValues(a, a)).toBe(0)
        const [x, y, z] = [a, b, c].sort(compareValues) as [Value, Value, Value]
        expect(compareValues(x, y)).toBeLessThanOrEqual(0)
        expect(compareValues(x, z)).toBeLessThanOrEqual(0)
        expect(compareValues(y, z)).toBeLessThanOrEqual(0)
      }),
      { numRuns: drawsOf(200) },
    )
  })

  it('does not depend on whether values were decoded from bytes', () => {
    fc.assert(
      fc.property(arbitraryValue, arbitraryValue, (a, b) => {
        const read = decode(encode(docFrom({ a }))).get('a')
        expect(sign(compareValues(read, b))).toBe(sign(compareValues(a, b)))
      }),
    )
  })
})
