import { connectionService } from '@sanguine/db'
import { defineService } from '@sanguine/kernel'
import { type Model, Schema } from 'mongoose'

/**
 * An uploaded image. Its id is derived from the file that was sent, so that one file is stored once. Browsers and
 * proxies cache the bytes of its address for a year.
 */
export interface StoredImage {
  /** the first 24 digits of the SHA-256 of the sent bytes */
  readonly _id: string
  /** of `data` */
  readonly sha256: string
  readonly contentType: string
  /** of `data`, in bytes */
  readonly size: number
  /** whether it is a video or an animated image; images that were kept before this was found out do not have it */
  readonly isMoving?: boolean | undefined
  /**
   * whether `data` is free of metadata, see `stripFile`; false for a file that cannot be freed of it. Absent in images
   * of the content pack, and in images from before uploads were cleaned, until `stripStoredImages` has processed them.
   */
  readonly isBare?: boolean | undefined
  /**
   * the id under which the image is shown instead, since its own led to other bytes before; null if that was never so.
   * Absent in images of the content pack, and in images from before this was stored, until `stripStoredImages` has
   * processed them.
   */
  readonly movedTo?: string | null | undefined
  readonly data: Buffer
  /** a small WebP; null for videos */
  readonly thumb: Buffer | null
  readonly uploadedAt: Date
  readonly uploadedBy: string
}

const imageSchema = new Schema(
  {
    _id: String,
    sha256: String,
    contentType: String,
    size: Number,
    isMoving: Boolean,
    isBare: Boolean,
    movedTo: String,
    data: Buffer,
    thumb: Buffer,
    uploadedAt: Date,
    uploadedBy: String,
  },
  { collection: 'images', versionKey: false },
)

/**
 * All fields that the list of images reads. It reads only the index, because the documents are as large as the images.
 */
export const listIndex = { uploadedAt: -1, _id: -1, contentType: 1, isMoving: 1, movedTo: 1 } as const

imageSchema.index(listIndex)
imageSchema.index({ movedTo: 1, uploadedBy: 1 })

/** Stands for the account's id in images of the content pack. */
export const contentPack = 'content pack'

export const imageModelService = defineService<Model<StoredImage>>({
  name: 'image model',
  create: (app) => app.get(connectionService).model<StoredImage>('image', imageSchema),
})
