import { createHash } from 'node:crypto'
import { Problem } from '@sanguine/kernel'
import { type ImageType, isMoving, isVideo } from './detect-media-type'
import type { StoredImage } from './media.model'
import { stripFile } from './strip-file'
import { makeThumbnail } from './thumbnail'

/** The largest size of an uploaded file in bytes, below the limit of a document of the database. */
export const maxImageBytes = 10_000_000

/** The most bytes of a stored file, which may be larger than the upload, since it is written without loss. */
const maxStoredBytes = 15_000_000

const maxMegabytes = maxImageBytes / 1_000_000

export const tooLarge = () =>
  new Problem(
    'tooLarge',
    {
      en: `files: must not be larger than ${maxMegabytes} MB.`,
      de: `Die Datei darf höchstens ${maxMegabytes} MB groß sein.`,
    },
    { field: 'files' },
  )

/** The id of an image that leads to a file with this SHA-256. */
export const imageIdOf = (sha256: string): string => sha256.slice(0, 24)

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

type StoredFile = Pick<StoredImage, 'sha256' | 'size' | 'isMoving' | 'isBare' | 'data' | 'thumb'>

/**
 * Makes the stored fields of a file, without its metadata. Throws `tooLarge`, and `unsupportedMediaType` if the file is
 * not of the type.
 */
export async function storedFileOf(bytes: Uint8Array, type: ImageType): Promise<StoredFile> {
  const data = await stripFile(bytes, type)
  if (data.byteLength > maxStoredBytes) throw tooLarge()
  return {
    sha256: sha256Of(data),
    size: data.byteLength,
    isMoving: isMoving(data),
    isBare: true,
    data,
    thumb: isVideo(type) ? null : await makeThumbnail(data),
  }
}
