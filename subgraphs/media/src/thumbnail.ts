import { Problem } from '@sanguine/kernel'

/** Wide enough for a card on a dense screen. */
const thumbWidth = 160

/** A picture of more than this many pixels is not opened: a small file can hold a huge one. */
const mostPixels = 40_000_000

/** A small WebP of the picture, of its first frame where it moves. Throws `unsupportedMediaType` where it cannot be read. */
export async function makeThumbnail(bytes: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width: thumbWidth, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  } catch (error) {
    throw new Problem('unsupportedMediaType', `The picture cannot be read: ${reasonOf(error)}.`, { field: 'files' })
  }
}

const reasonOf = (error: unknown) => (/pixel limit/i.test(String(error)) ? 'it has too many pixels' : 'it is broken')
