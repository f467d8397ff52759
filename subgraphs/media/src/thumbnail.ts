import sharp from 'sharp'
import { maxPixels, unreadable } from './strip-still'

/** Wide enough for a card on a dense screen. */
const thumbWidth = 160

/**
 * A small WebP of the image, or of the first frame of an animation. Throws `unsupportedMediaType` if it cannot be read.
 */
export async function makeThumbnail(bytes: Uint8Array): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: thumbWidth, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  } catch (error) {
    throw unreadable(error)
  }
}
