import { expect, test } from '@jest/globals'
import { readRange } from './send-response'

test.each([
  ['bytes=0-3', [0, 3]],
  ['bytes=4-', [4, 9]],
  ['bytes=-2', [8, 9]],
  ['bytes=-20', [0, 9]],
  ['bytes=8-20', [8, 9]],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=5-2', 'unsatisfiable'],
  ['bytes=-', null],
  ['bytes=0-1,3-4', null],
  [undefined, null],
])('the range %p of ten bytes is %p', (header, expected) => {
  expect(readRange(header, 10)).toEqual(expected)
})
