import { describe, expect, it } from '@jest/globals'
import { revealedBy, verdictOf } from './reveal'

describe('the visible part of the odds', () => {
  it.each([
    [0, { numbers: false, drops: false, winsToNext: 1 }],
    [1, { numbers: true, drops: false, winsToNext: 4 }],
    [4, { numbers: true, drops: false, winsToNext: 1 }],
    [5, { numbers: true, drops: true, winsToNext: null }],
    [900, { numbers: true, drops: true, winsToNext: null }],
  ])('after %d wins', (wins, revealed) => {
    expect(revealedBy(wins)).toEqual(revealed)
  })

  it.each([
    [1, 'sure'],
    [0.95, 'sure'],
    [0.94, 'good'],
    [0.5, 'even'],
    [0.39, 'risky'],
    [0.09, 'hopeless'],
    [0, 'hopeless'],
  ])('calls a chance of %d to win %s', (win, verdict) => {
    expect(verdictOf({ win })).toBe(verdict)
  })
})
