import { expect, test } from '@jest/globals'
import { measureValues } from './value-limits'

const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'x'.repeat(100_000)],
  ['a list at the limit', Array(1_000).fill({})],
  ['values at the limit', Array(10).fill(Array(999).fill(1))],
  ['nesting at the limit', nested(31)],
])('%s is within the limits', (_what, value) => {
  expect(measureValues(value).problem).toBeNull()
})

test.each([
  ['a list over the limit', Array(1_001).fill({}), 'a list has 1001 entries, where 1000 are allowed'],
  ['a list within an object', { a: { b: Array(65_000).fill({}) } }, 'a list has 65000 entries, where 1000 are allowed'],
  ['values over the limit', Array(10).fill(Array(1_000).fill(1)), 'there are more than 10000'],
  [
    'fields over the limit',
    Object.fromEntries(Array.from({ length: 10_001 }, (_, n) => [`f${n}`, 1])),
    'there are more than 10000',
  ],
  ['nesting over the limit', nested(32), 'they are nested deeper than 30 levels'],
  ['nesting far over the limit', nested(90_000), 'they are nested deeper than 30 levels'],
])('%s is not', (_what, value, problem) => {
  expect(measureValues(value).problem).toBe(problem)
})

test('the limits of text are those of values and of names', () => {
  expect(measureValues({ a: ['xyz', 'x'], bc: 'y' }).longestText).toBe(3)
  expect(measureValues([{ abcd: 'xyz' }]).longestText).toBe(4)
})
