import { createHash } from 'node:crypto'
import { changesBetween, type NewAuditEntry, originOf, writeAuditEntry } from '@sanguine/audit'
import { connectionService, isDuplicateKey } from '@sanguine/db'
import { type Context, invalidInput, Problem, requirePermission } from '@sanguine/kernel'
import { imageModelService, type StoredImage } from '../media.model'
import { packImagesService } from '../pack-images'
import { isMoving, isVideo, sniff } from '../sniff'
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
    await keep(context, id, {
      sha256,
      contentType,
      size,
      isMoving: isMoving(bytes),
      data: Buffer.from(bytes),
      thumb,
      uploadedAt,
      uploadedBy: accountId,
    })
  }
  return { id, contentType, bytes: size }
}

/** Stores the image with its entry of the audit log, unless another upload of the same content was first. */
async function keep(context: Context, id: string, image: Omit<StoredImage, '_id'>): Promise<void> {
  const { app } = context
  const { contentType, size } = image
  const entry: NewAuditEntry = {
    origin: originOf(context),
    action: 'create',
    subject: { type: 'image', id, title: contentType },
    changes: changesBetween(null, { contentType, size }),
  }
  try {
    await app.get(connectionService).transaction(async (session) => {
      await app.get(imageModelService).create([{ _id: id, ...image }], { session })
      await writeAuditEntry(app, entry, session)
    })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
}
