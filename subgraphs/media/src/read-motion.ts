import { bytesOf } from '@sanguine/db'
import type { App } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { isMoving, isVideo } from './detect-media-type'
import { imageModelService, type StoredImage } from './media.model'
import { packImagesService } from './pack-images'

type ImageDescription = Pick<StoredImage, '_id' | 'contentType' | 'isMoving'>

/** Returns by id whether the image moves, as videos and animated images do. Ids without an image are left out. */
export async function readMotion(app: App, ids: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
  const pack = app.get(packImagesService)
  const stored = await app
    .get(imageModelService)
    .find({ _id: trusted({ $in: ids.filter((id) => !pack.byId.has(id)) }) }, { contentType: 1, isMoving: 1 })
    .lean<ImageDescription[]>()
  const storedMotions = stored.map(async (image): Promise<[string, boolean]> => [image._id, await motionOf(app, image)])
  return new Map([
    ...ids.flatMap((id): [string, boolean][] => {
      const image = pack.byId.get(id)
      return image ? [[id, image.isMoving]] : []
    }),
    ...(await Promise.all(storedMotions)),
  ])
}

/** Reads the file only if the image was stored before `isMoving` was. */
async function motionOf(app: App, { _id, contentType, isMoving: isKnownToMove }: ImageDescription): Promise<boolean> {
  if (isVideo(contentType)) return true
  if (isKnownToMove !== undefined) return isKnownToMove
  const image = await app.get(imageModelService).findById(_id, { data: 1 }).lean()
  return image !== null && isMoving(bytesOf(image.data))
}
