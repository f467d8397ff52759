import { connectionService } from '@sanguine/db'
import { defineService } from '@sanguine/kernel'
import { type Model, Schema } from 'mongoose'

/** An uploaded image. Its id is made of the file that was sent, so that one picture is kept once and never changes. */
export interface StoredImage {
  /** the first 24 digits of the SHA-256 of what was sent */
  readonly _id: string
  /** of `data` */
  readonly sha256: string
  readonly contentType: string
  /** of `data`, in bytes */
  readonly size: number
  /** whether it is a video or an animated image; images that were kept before this was found out do not have it */
  readonly isMoving?: boolean | undefined
  /**
   * whether `data` is without metadata: see `bareFile`; absent in images that were kept before that was done, until `bareStoredImages`
   * has done it, and in those of the content pack; false for a file that it cannot be done with
   */
  readonly isBare?: boolean | undefined
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
    data: Buffer,
    thumb: Buffer,
    uploadedAt: Date,
    uploadedBy: String,
  },
  { collection: 'images', versionKey: false },
)

/** All that the list of images reads: the documents are as large as the images. */
export const listIndex = { uploadedAt: -1, _id: -1, contentType: 1, isMoving: 1 } as const

imageSchema.index(listIndex)
imageSchema.index({ isBare: 1, uploadedBy: 1 })

/** In the place of an account's id, for images of the content pack. */
export const contentPack = 'content pack'

export const imageModelService = defineService<Model<StoredImage>>({
  name: 'image model',
  create: (app) => app.get(connectionService).model<StoredImage>('image', imageSchema),
})
