import sharp, { type Sharp } from 'sharp'
import type { ImageType } from './detect-media-type'
import { isStrippedGif } from './structure/gif-structure'
import { isStrippedJpeg } from './structure/jpeg-structure'
import { isAnimatedPng, isStrippedPng } from './structure/png-structure'
import { unsupportedFile } from './structure/unsupported-file'
import { isLosslessWebp, isStrippedWebp } from './structure/webp-structure'

/** An image or frame of more than this many pixels is not opened: a small file can hold a huge one. */
export const maxPixels = 40_000_000

/** The total for all frames of an animation. */
const maxAnimationPixels = 200_000_000

/** Nearly no loss beside that of the file. */
const quality = 92

type StillType = Exclude<ImageType, `video/${string}`>

const isBare: Readonly<Record<StillType, (bytes: Buffer) => boolean>> = {
  'image/png': isStrippedPng,
  'image/jpeg': isStrippedJpeg,
  'image/webp': isStrippedWebp,
  'image/gif': isStrippedGif,
}

/** Colour spaces in which browsers show pixels as they are stored. */
const shownSpaces: ReadonlySet<string> = new Set(['srgb', 'b-w', 'rgb16', 'grey16'])

/** The sentence of an image that the library could not read. */
export const unreadable = (error: unknown) =>
  unsupportedFile(/pixel limit/i.test(String(error)) ? tooManyPixels : broken)

const tooManyPixels = {
  en: 'The picture cannot be read: it has too many pixels.',
  de: 'Das Bild kann nicht gelesen werden: Es hat zu viele Pixel.',
}
const broken = {
  en: 'The picture cannot be read: it is broken.',
  de: 'Das Bild kann nicht gelesen werden: Es ist beschädigt.',
}

const encoders: Readonly<Record<StillType, (image: Sharp, bytes: Buffer) => Sharp>> = {
  'image/png': (image) => image.png(),
  'image/jpeg': (image) => image.jpeg({ quality, chromaSubsampling: '4:4:4' }),
  'image/webp': (image, bytes) => image.webp({ quality, lossless: isLosslessWebp(bytes) }),
  'image/gif': (image) => image.gif(),
}

/**
 * An image with only its pixels: upright, in sRGB, without EXIF, XMP, IPTC, comments, colour profile and bytes after
 * its end. A file without these is returned unchanged. Throws `unsupportedMediaType` for a file that is not an image of
 * its type.
 */
export async function stripStill(bytes: Buffer, type: StillType): Promise<Buffer> {
  if (type === 'image/png' && isAnimatedPng(bytes))
    throw unsupportedFile({
      en: 'files: is an animated PNG. Please send it as WebP or GIF.',
      de: 'Das ist ein animiertes PNG. Bitte lade es als WebP oder GIF hoch.',
    })
  const options = { limitInputPixels: maxPixels, failOn: 'error' } as const
  try {
    const { width, height, pageHeight = height, pages = 1, space } = await sharp(bytes, options).metadata()
    const isAnimated = pages > 1
    if (width * pageHeight > maxPixels || width * pageHeight * pages > maxAnimationPixels)
      throw new Error('Input image exceeds pixel limit')
    if (isBare[type](bytes) && shownSpaces.has(space)) return bytes
    const image = sharp(bytes, { ...options, limitInputPixels: maxAnimationPixels, animated: isAnimated })
    // an animation has no orientation
    const upright = isAnimated ? image : image.autoOrient()
    return await encoders[type](upright.toColourspace('srgb'), bytes).toBuffer()
  } catch (error) {
    throw unreadable(error)
  }
}
