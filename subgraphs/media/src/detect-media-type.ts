import { isAnimatedGif } from './structure/gif-structure'

/** The allowed types of images. Markup such as SVG is not allowed, because it can carry scripts. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | 'video/mp4' | 'video/webm'

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte)

const textAt = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** Major brands of MP4 files that browsers play; AVIF, HEIC and QuickTime share the container but not the brand. */
const mp4Brands = /^(isom|iso[2-9]|mp4[12]|avc1|dash|MSNV|M4V |f4v |mmp4)$/

/**
 * The type of a file by its first bytes, regardless of the name or type that it was sent with; null for any other type.
 */
export function detectMediaType(bytes: Uint8Array): ImageType | null {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (/^GIF8[79]a$/.test(textAt(bytes, 0, 6))) return 'image/gif'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (textAt(bytes, 4, 8) === 'ftyp' && mp4Brands.test(textAt(bytes, 8, 12))) return 'video/mp4'
  const isMatroska = startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3])
  return isMatroska && textAt(bytes, 0, 64).includes('webm') ? 'video/webm' : null
}

/** Whether the bytes are a video or an animated image. */
export function isMoving(bytes: Uint8Array): boolean {
  const type = detectMediaType(bytes)
  if (type === 'image/webp') return textAt(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & webpAnimationFlag) !== 0
  if (type === 'image/gif') return isAnimatedGif(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return type !== null && isVideo(type)
}

/** In the flags of an extended WebP file. */
const webpAnimationFlag = 0x02

export const isVideo = (type: string) => type.startsWith('video/')
