import { describe, expect, it } from '@jest/globals'
import { percentOf, shortName } from './format'

describe('a user name', () => {
  it.each([
    ['Morwenna', 'Morwenna'],
    ['Fourteen chars', 'Fourteen chars'],
    ['Fifteen chars!!', 'Fifteen chars!…'],
    ['Mörwénna Blàck!', 'Mörwénna Blàck…'],
    ['🦇🦇🦇🦇🦇🦇🦇🦇🦇🦇🦇🦇🦇🦇', '🦇🦇🦇🦇🦇🦇🦇🦇🦇🦇🦇🦇🦇🦇'],
  ])('%s is shown as %s', (name, expected) => expect(shortName(name)).toBe(expected))
})

it.each([
  [0, 0],
  [0.07, 7],
  [0.125, 12.5],
  [0.6234567891234, 62.3456789123],
  [1 - 1e-16, 100],
])('a chance of %d is %d percent', (chance, percent) => expect(percentOf(chance)).toBe(percent))
