import { expect, test } from '@jest/globals'
import { cutText } from './cut-text'

test.each([
  ['Blood', 10, 'Blood'],
  ['Blood', 3, 'Blo'],
  ['ab🩸', 3, 'ab'],
  ['ab🩸c', 4, 'ab🩸'],
  ['', 3, ''],
])('%j is cut to %d units as %j', (text, maxUnits, cut) => {
  expect(cutText(text, maxUnits)).toBe(cut)
})
