import { describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { detectMediaType } from './detect-media-type'
import { makeThumbnail } from './thumbnail'

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a0303' } })
    .png()
    .toBuffer()

describe('makeThumbnail', () => {
  it.each([
    ['a large picture', 800, 400, 160, 80],
    ['a picture that is small already', 40, 20, 40, 20],
  ])('makes a small WebP of %s', async (_, width, height, smallWidth, smallHeight) => {
    const thumb = await makeThumbnail(await png(width, height))
    expect(detectMediaType(thumb)).toBe('image/webp')
    expect(await sharp(thumb).metadata()).toMatchObject({ width: smallWidth, height: smallHeight })
  })

  it('refuses an image that is cut off', async () => {
    const broken = (await png(300, 300)).subarray(0, 60)
    await expect(makeThumbnail(broken)).rejects.toMatchObject({
      kind: 'unsupportedMediaType',
      message: 'The picture cannot be read: it is broken.',
    })
  })

  it('refuses a small file that decompresses to a huge image', async () => {
    const huge = await png(6500, 6500)
    expect(huge.byteLength).toBeLessThan(1_000_000)
    await expect(makeThumbnail(huge)).rejects.toMatchObject({
      message: 'The picture cannot be read: it has too many pixels.',
    })
  })
})
