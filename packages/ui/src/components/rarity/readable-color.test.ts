import { describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { contrast, parseHex, readableColor } from './readable-color'

const raised = { dark: [0x1a, 0x26, 0x26], light: [0xe9, 0xe2, 0xd4] } as const
const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('the shade of a rarity', () => {
  it('is readable on every background of both themes, whatever the colour', () => {
    fc.assert(
      fc.property(anyColor, fc.constantFrom('dark' as const, 'light' as const), (hex, theme) => {
        const shade = parseHex(readableColor(hex, theme) ?? '')
        return shade !== null && contrast(shade, raised[theme]) >= 4.5
      }),
    )
  })

  it('is the colour itself if that is readable', () => {
    expect(readableColor('#E3B662', 'dark')).toBe('#e3b662')
    expect(readableColor('#7e5104', 'light')).toBe('#7e5104')
  })

  it('keeps the hue if it changes the lightness', () => {
    const [red, green, blue] = parseHex(readableColor('#f47c6b', 'light') ?? '') as [number, number, number]
    expect(red).toBeGreaterThan(green)
    expect(red).toBeGreaterThan(blue)
  })

  it('is null if the text is not a colour', () => {
    expect(readableColor('red', 'dark')).toBeNull()
  })
})
