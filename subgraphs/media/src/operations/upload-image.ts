import { createHash } from 'node:crypto'
import { changesBetween, type NewAuditEntry, originOf, writeAuditEntry } from '@sanguine/audit'
import { connectionService, isDuplicateKey } from '@sanguine/db'
import { type Context, invalidInput, Problem, requirePermission } from '@sanguine/kernel'
import { bareFile } from '../bare-file'
import { imageModelService, type StoredImage } from '../media.model'
import { packImagesService } from '../pack-images'
import { isMoving, isVideo, sniff } from '../sniff'
import { unsupportedFile } from '../structure/unsupported-file'
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

/** What is stored may be larger than what was sent, since it is written without loss. */
const maxStoredBytes = 15_000_000

const maxMegabytes = mostImageBytes / 1_000_000

const tooLarge = () =>
  new Problem(
    'tooLarge',
    {
      en: `files: must not be larger than ${maxMegabytes} MB.`,
      de: `Die Datei darf höchstens ${maxMegabytes} MB groß sein.`,
    },
    { field: 'files' },
  )

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Keeps an image or video, without what its file says of place, time and camera, and answers its id; the same file has the same id,
 * however often it is sent. For editors and admins.
 * Throws `invalidInput` where it is empty, `tooLarge`, and `unsupportedMediaType` by what the bytes are.
 */
export async function uploadImage(context: Context, { bytes }: { readonly bytes: Uint8Array }): Promise<UploadedImage> {
  const { accountId } = requirePermission(context, 'editContent')
  if (bytes.byteLength === 0) throw invalidInput({ en: 'files: is empty.', de: 'Die Datei ist leer.' }, 'files')
  if (bytes.byteLength > mostImageBytes) throw tooLarge()
  const contentType = sniff(bytes)
  if (!contentType)
    throw unsupportedFile({
      en: 'files: must be a PNG, JPEG, WebP or GIF picture or an MP4 or WebM video.',
      de: 'Möglich sind Bilder als PNG, JPEG, WebP oder GIF und Videos als MP4 oder WebM.',
    })
  const sentHash = sha256Of(bytes)
  const packId = context.app.get(packImagesService).bySha256.get(sentHash)
  if (packId) return { id: packId, contentType, bytes: bytes.byteLength }
  const id = sentHash.slice(0, 24)
  const images = context.app.get(imageModelService)
  const stored = await images.findById(id, { size: 1 }).lean()
  if (stored) return { id, contentType, bytes: stored.size }
  const data = await bareFile(bytes, contentType)
  if (data.byteLength > maxStoredBytes) throw tooLarge()
  await keep(context, id, {
    sha256: sha256Of(data),
    contentType,
    size: data.byteLength,
    isMoving: isMoving(data),
    isBare: true,
    data,
    thumb: isVideo(contentType) ? null : await makeThumbnail(data),
    uploadedAt: new Date(context.app.clock.now()),
    uploadedBy: accountId,
  })
  return { id, contentType, bytes: data.byteLength }
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
