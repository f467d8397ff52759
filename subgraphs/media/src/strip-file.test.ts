import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { detectMediaType, type ImageType } from './detect-media-type'
import { stripFile } from './strip-file'
import { anMp4, aWebm, cameraPlace, cameraTime } from './testing/a-video'

const typeOf = (bytes: Buffer): ImageType => detectMediaType(bytes) ?? 'image/png'
const bare = (bytes: Buffer) => stripFile(bytes, typeOf(bytes))
const refusal = { kind: 'unsupportedMediaType', details: { field: 'files' } }

/** A image, wider than high, red on the left and blue on the right. */
const image = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } }).composite([
    { input: { create: { width: 20, height: 20, channels: 3, background: 'blue' } }, left: 20, top: 0 },
  ])

const exif = { IFD0: { Copyright: 'Mina Harker', Make: 'Camera' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } }
const frames = async () => {
  const still = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer()
  return sharp([await still('red'), await still('blue')], { join: { animated: true } })
}

/** A PNG chunk before the end of a file. The checksum is not read by the check. */
function withPngChunk(bytes: Buffer, type: string, content: string): Buffer {
  const chunk = Buffer.alloc(12 + content.length)
  chunk.writeUInt32BE(content.length)
  chunk.write(type + content, 4, 'latin1')
  return Buffer.concat([bytes.subarray(0, -12), chunk, bytes.subarray(-12)])
}

const withComment = (jpeg: Buffer) =>
  Buffer.concat([jpeg.subarray(0, 2), Buffer.from('\xff\xfe\0\x0eMina Harker!', 'latin1'), jpeg.subarray(2)])
const withGifComment = (gif: Buffer) => Buffer.concat([gif.subarray(0, -1), Buffer.from('!\xfe\x04Mina\0;', 'latin1')])

describe('an image', () => {
  test.each(['png', 'jpeg', 'webp', 'gif'] as const)('in %s without metadata is unchanged', async (format) => {
    const bytes = await image().toFormat(format).toBuffer()
    expect((await bare(bytes)).equals(bytes)).toBe(true)
  })

  test.each(['webp', 'gif'] as const)('in animated %s without metadata is unchanged', async (format) => {
    const bytes = await (await frames()).toFormat(format).toBuffer()
    expect((await bare(bytes)).equals(bytes)).toBe(true)
  })

  test.each(['png', 'jpeg', 'webp'] as const)('in %s loses EXIF, place, colour profile and XMP', async (format) => {
    const bytes = await image()
      .toFormat(format)
      .withExif(exif)
      .withIccProfile('p3')
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Mina</x:xmpmeta>')
      .toBuffer()
    expect(bytes.toString('latin1')).toMatch(/Mina/)
    const result = await bare(bytes)
    expect(result.toString('latin1')).not.toMatch(/Mina|Exif|ICC|xmp/)
    const metadata = await sharp(result).metadata()
    expect(metadata).toMatchObject({ format, width: 40, height: 20, space: 'srgb' })
    for (const field of ['exif', 'icc', 'xmp', 'iptc', 'orientation'] as const) expect(metadata[field]).toBeUndefined()
    expect((await bare(result)).equals(result)).toBe(true)
  })

  test('keeps its colours if it had another profile', async () => {
    const colour = { r: 200, g: 40, b: 60 }
    const wide = await sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
      .png()
      .withIccProfile('p3')
      .toBuffer()
    const [r = 0, g = 0, b = 0] = await sharp(await bare(wide))
      .raw()
      .toBuffer()
    for (const [shown, wanted] of [
      [r, colour.r],
      [g, colour.g],
      [b, colour.b],
    ] as const)
      expect(Math.abs(shown - wanted)).toBeLessThan(4)
  })

  test('is turned by the orientation in its file', async () => {
    const bytes = await image().jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const result = await bare(bytes)
    expect(await sharp(result).metadata()).toMatchObject({ width: 20, height: 40 })
    // turned clockwise: the left side is now at the top
    const [r = 0, , b = 0] = await sharp(result).extract({ left: 10, top: 5, width: 1, height: 1 }).raw().toBuffer()
    expect(r).toBeGreaterThan(b)
  })

  test.each([
    ['a text chunk', async () => withPngChunk(await image().png().toBuffer(), 'tIME', 'Mina Harker')],
    [
      'bytes after the end of a PNG',
      async () => Buffer.concat([await image().png().toBuffer(), Buffer.from('Mina<script>')]),
    ],
    [
      'bytes after the end of a JPEG',
      async () => Buffer.concat([await image().jpeg().toBuffer(), Buffer.from('Mina<script>')]),
    ],
    [
      'bytes after the end of a WebP',
      async () => Buffer.concat([await image().webp().toBuffer(), Buffer.from('Mina<script>')]),
    ],
    [
      'bytes after the end of a GIF',
      async () => Buffer.concat([await image().gif().toBuffer(), Buffer.from('Mina<script>')]),
    ],
    ['a comment of a JPEG', async () => withComment(await image().jpeg().toBuffer())],
    ['a comment of a GIF', async () => withGifComment(await image().gif().toBuffer())],
  ])('loses %s', async (_title, make) => {
    const bytes = await make()
    expect(bytes.includes('Mina')).toBe(true)
    const result = await bare(bytes)
    expect(result.includes('Mina')).toBe(false)
    expect(await sharp(result).metadata()).toMatchObject({ width: 40, height: 20 })
  })

  test('that is animated keeps its frames and speed', async () => {
    const gif = await (await frames()).gif({ delay: [70, 90], loop: 3 }).toBuffer()
    const result = await bare(withGifComment(gif))
    expect(result.includes('Mina')).toBe(false)
    expect(await sharp(result, { animated: true }).metadata()).toMatchObject({ pages: 2, delay: [70, 90], loop: 3 })
  })

  test('is refused if it is an animated PNG, cut off, or has too many pixels', async () => {
    const png = await image().png().toBuffer()
    const animated = Buffer.concat([
      png.subarray(0, 33),
      withPngChunk(png, 'acTL', '\0\0\0\x01\0\0\0\0').subarray(-32, -12),
      png.subarray(33),
    ])
    await expect(bare(animated)).rejects.toMatchObject({ ...refusal, message: /animated PNG/ })
    const noise = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .png()
      .toBuffer()
    await expect(bare(noise.subarray(0, 9_000))).rejects.toMatchObject(refusal)
    const huge = await sharp({ create: { width: 6500, height: 6500, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    await expect(bare(huge)).rejects.toMatchObject({ ...refusal, message: /too many pixels/ })
  })
})

describe('a video in MP4', () => {
  test('keeps its samples in place, and loses place, times, names and XMP', async () => {
    const bytes = anMp4()
    const result = await bare(bytes)
    expect(result).toHaveLength(bytes.length)
    expect(result.indexOf('0123456789')).toBe(bytes.indexOf('0123456789'))
    const time = Buffer.alloc(4)
    time.writeUInt32BE(cameraTime)
    for (const secret of [cameraPlace, 'Mina', time]) {
      expect(bytes.includes(secret)).toBe(true)
      expect(result.includes(secret)).toBe(false)
    }
    expect((await bare(result)).equals(result)).toBe(true)
  })

  test.each([
    ['nothing but the first bytes of one', Buffer.from('\0\0\0\x18ftypisom and frames', 'latin1')],
    ['one that is cut off', anMp4().subarray(0, -30)],
    ['one with bytes after its end', Buffer.concat([anMp4(), Buffer.from('<script>')])],
    ['one without samples', anMp4({ frames: '' })],
    ['one without a size', anMp4({ side: 0 })],
    ['one of sound alone', anMp4({ handler: 'soun', codec: 'mp4a' })],
    ['one with a track of positions', anMp4({ handler: 'meta', codec: 'mett' })],
    ['one of a codec that no browser plays', anMp4({ codec: 'jpeg' })],
  ])('is refused: %s', async (_title, bytes) => {
    await expect(stripFile(bytes, 'video/mp4')).rejects.toMatchObject(refusal)
  })
})

describe('a video in WebM', () => {
  test('keeps its cluster in place, and loses title, date, names, tags and attachments', async () => {
    const bytes = aWebm()
    const result = await bare(bytes)
    expect(result).toHaveLength(bytes.length)
    expect(result.indexOf('frame')).toBe(bytes.indexOf('frame'))
    expect(bytes.includes('Mina') && bytes.includes(cameraPlace)).toBe(true)
    expect(result.includes('Mina') || result.includes(cameraPlace)).toBe(false)
    expect((await bare(result)).equals(result)).toBe(true)
  })

  test.each([
    ['nothing but the first bytes of one', Buffer.from('\x1a\x45\xdf\xa3\x87\x42\x82\x84webm', 'latin1')],
    ['one that is cut off', aWebm().subarray(0, -20)],
    ['one of sound alone', aWebm({ trackType: 2, codec: 'A_OPUS' })],
    ['one with a track of subtitles', aWebm({ trackType: 17, codec: 'S_TEXT/UTF8' })],
    ['one of a codec that no browser plays', aWebm({ codec: 'V_MPEG2' })],
  ])('is refused: %s', async (_title, bytes) => {
    await expect(stripFile(bytes, 'video/webm')).rejects.toMatchObject(refusal)
  })
})
