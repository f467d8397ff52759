import type { ImageType } from './detect-media-type'
import { stripStill } from './strip-still'
import { stripMp4 } from './structure/strip-mp4'
import { stripWebm } from './structure/strip-webm'

/**
 * Removes the metadata about place, time, author and camera from an image or video. Throws `unsupportedMediaType` for a
 * file whose content does not match its first bytes.
 */
export async function stripFile(bytes: Uint8Array, type: ImageType): Promise<Buffer> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (type === 'video/mp4') return stripMp4(buffer)
  if (type === 'video/webm') return stripWebm(buffer)
  return stripStill(buffer, type)
}
