import { bareStill } from './bare-still'
import type { ImageType } from './detect-media-type'
import { bareMp4 } from './structure/bare-mp4'
import { bareWebm } from './structure/bare-webm'

/**
 * An image or video without data about its place, time, author and camera. Throws `unsupportedMediaType` for a file
 * whose content does not match its first bytes.
 */
export async function bareFile(bytes: Uint8Array, type: ImageType): Promise<Buffer> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (type === 'video/mp4') return bareMp4(buffer)
  if (type === 'video/webm') return bareWebm(buffer)
  return bareStill(buffer, type)
}
