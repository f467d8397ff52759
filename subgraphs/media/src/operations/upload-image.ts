import { createHash } from 'node:crypto'
import { type Context, invalidInput, Problem, requirePermission } from '@sanguine/kernel'
import { imageModelService } from '../media.model'
import { packImagesService } from '../pack-images'
import { isVideo, sniff } from '../sniff'
import { makeThumbnail } from '../thumbnail'

/** An image that was uploaded, now or before. */
export interface UploadedImage {
  readonly id: string
  readonly contentType: string
  /** size in bytes */
  readonly bytes: number
}

/** Below what one document of the database can hold. */
export const mostImageBytes = 10_000_000

/**
 * Keeps a picture or video and answers its id; the same content has the same id, however often it is sent. For editors and admins.
 * Throws `invalidInput` where it is empty, `tooLarge`, and `unsupportedMediaType` by what the bytes are.
 */
export async function uploadImage(context: Context, { bytes }: { readonly bytes: Uint8Array }): Promise<UploadedImage> {
  const { accountId } = requirePermission(context, 'editContent')
  if (bytes.byteLength === 0) throw invalidInput('files: is empty.', 'files')
  if (bytes.byteLength > mostImageBytes)
    throw new Problem('tooLarge', `files: must not be larger than ${mostImageBytes / 1_000_000} MB.`, {
      field: 'files',
    })
  const contentType = sniff(bytes)
  if (!contentType)
    throw new Problem(
      'unsupportedMediaType',
      'files: must be a PNG, JPEG, WebP or GIF picture or an MP4 or WebM video.',
      {
        field: 'files',
      },
    )
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const size = bytes.byteLength
  const packId = context.app.get(packImagesService).bySha256.get(sha256)
  if (packId) return { id: packId, contentType, bytes: size }
  const id = sha256.slice(0, 24)
  const images = context.app.get(imageModelService)
  if (!(await images.exists({ _id: id }))) {
    const thumb = isVideo(contentType) ? null : await makeThumbnail(bytes)
    const uploadedAt = new Date(context.app.clock.now())
    const image = { sha256, contentType, size, data: Buffer.from(bytes), thumb, uploadedAt, uploadedBy: accountId }
    await images.updateOne({ _id: id }, { $setOnInsert: image }, { upsert: true })
  }
  return { id, contentType, bytes: size }
}
