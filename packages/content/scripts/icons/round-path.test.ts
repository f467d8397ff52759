import { describe, expect, it } from '@jest/globals'
import { parsePath, roundPath } from './round-path.mjs'

describe('roundPath', () => {
  it('does not add up rounding errors along the path', () => {
    const steps = Array.from({ length: 100 }, () => 'l1.4 0').join('')
    const ends = parsePath(roundPath(`M0 0${steps}`)).reduce((x, [, dx = 0]) => x + dx, 0)
    expect(ends).toBe(140)
  })

  it('writes absolute commands as relative ones from the rounded position', () => {
    expect(roundPath('M10.4 10.4L20.6 10.4V30.2H5z')).toBe('m10 10l11 0v20h-16z')
  })

  it('reads arc flags without separators', () => {
    expect(parsePath('M0 0a2 2 0 014 4')).toEqual([
      ['M', 0, 0],
      ['a', 2, 2, 0, 0, 1, 4, 4],
    ])
  })

  it('continues from the start of the subpath after it is closed', () => {
    expect(roundPath('M1.5 1.5h3zl2 2')).toBe('m2 2h3zl2 2')
  })

  it('refuses invalid paths', () => {
    expect(() => parsePath('M0 x')).toThrow('no number')
  })
})
