import { describe, expect, it } from '@jest/globals'
import { detectMediaType, isMoving } from './detect-media-type'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')))

describe('detectMediaType', () => {
  it.each([
    ['image/png', bytes([0x89], 'PNG\r\n', [0x1a], '\n')],
    ['image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe0])],
    ['image/gif', bytes('GIF89a')],
    ['image/webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    ['video/mp4', bytes([0, 0, 0, 0x18], 'ftypisom')],
    ['video/webm', bytes([0x1a, 0x45, 0xdf, 0xa3], 'xxxxB', [0x82, 0x84], 'webm')],
  ])('recognizes %s by its first bytes', (type, content) => {
    expect(detectMediaType(content)).toBe(type)
  })

  it.each([
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['HTML', bytes('<!doctype html>')],
    ['HEIC', bytes([0, 0, 0, 0x18], 'ftypheic')],
    ['AVIF', bytes([0, 0, 0, 0x18], 'ftypavif')],
    ['QuickTime', bytes([0, 0, 0, 0x18], 'ftypqt  ')],
    ['Matroska that is not WebM', bytes([0x1a, 0x45, 0xdf, 0xa3], 'xxxxB', [0x82, 0x88], 'matroska')],
    ['WAV', bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt ')],
    ['a program', bytes([0x7f], 'ELF')],
    ['nothing', bytes()],
    ['the beginning of a PNG', bytes([0x89], 'PN')],
  ])('does not recognize %s', (_, content) => {
    expect(detectMediaType(content)).toBeNull()
  })
})

describe('isMoving', () => {
  const webp = (chunk: string, flags: number) => bytes('RIFF', [1, 2, 3, 4], 'WEBP', chunk, [10, 0, 0, 0, flags])

  it.each([
    ['an animated WebP', webp('VP8X', 0x12), true],
    ['a WebP that can be transparent', webp('VP8X', 0x10), false],
    ['a simple WebP', webp('VP8 ', 0x02), false],
    ['a WebP that is cut off', webp('VP8X', 0x02).subarray(0, 18), false],
    ['a GIF of which only the beginning is known', bytes('GIF89a'), true],
    ['a video', bytes([0, 0, 0, 0x18], 'ftypisom'), true],
    ['a PNG', bytes([0x89], 'PNG\r\n', [0x1a], '\n'), false],
    ['nothing', bytes(), false],
  ])('of %s', (_, content, expected) => {
    expect(isMoving(content)).toBe(expected)
  })
})
