import { changesBetween, type NewAuditEntry, originOf, writeAuditEntry } from '@sanguine/audit'
import { connectionService, isDuplicateKey } from '@sanguine/db'
import { type Context, invalidInput, requirePermission } from '@sanguine/kernel'
import { detectMediaType } from '../detect-media-type'
import { imageModelService, type StoredImage } from '../media.model'
import { packImagesService } from '../pack-images'
import { imageIdOf, maxImageBytes, sha256Of, storedFileOf, tooLarge } from '../stored-file'
import { unsupportedFile } from '../structure/unsupported-file'

/** The image that the upload results in: a new one, or an existing one with the same content. */
export interface UploadedImage {
  readonly id: string
  readonly contentType: string
  /** size in bytes */
  readonly bytes: number
}

/**
 * Stores an image or video without the metadata about place, time and camera. Another upload of the same file returns
 * the same id. For editors and admins. Throws `invalidInput` for an empty file, `tooLarge` for a large one, and
 * `unsupportedMediaType` for one of another type.
 */
export async function uploadImage(context: Context, { bytes }: { readonly bytes: Uint8Array }): Promise<UploadedImage> {
  const { accountId } = requirePermission(context, 'editContent')
  if (bytes.byteLength === 0) throw invalidInput({ en: 'files: is empty.', de: 'Die Datei ist leer.' }, 'files')
  if (bytes.byteLength > maxImageBytes) throw tooLarge()
  const contentType = detectMediaType(bytes)
  if (!contentType)
    throw unsupportedFile({
      en: 'files: must be a PNG, JPEG, WebP or GIF picture or an MP4 or WebM video.',
      de: 'Möglich sind Bilder als PNG, JPEG, WebP oder GIF und Videos als MP4 oder WebM.',
    })
  const sentHash = sha256Of(bytes)
  const packId = context.app.get(packImagesService).bySha256.get(sentHash)
  if (packId) return { id: packId, contentType, bytes: bytes.byteLength }
  const id = imageIdOf(sentHash)
  const images = context.app.get(imageModelService)
  const stored = await images.findById(id, { size: 1, movedTo: 1 }).lean()
  if (stored) return { id: stored.movedTo ?? id, contentType, bytes: stored.size }
  const file = await storedFileOf(bytes, contentType)
  const uploadedAt = new Date(context.app.clock.now())
  await storeOnce(context, id, { ...file, contentType, movedTo: null, uploadedAt, uploadedBy: accountId })
  return { id, contentType, bytes: file.size }
}

/** Stores the image with its entry of the audit log, unless another upload of the same content was first. */
async function storeOnce(context: Context, id: string, image: Omit<StoredImage, '_id'>): Promise<void> {
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
