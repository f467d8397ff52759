import type { App } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { isMoving, isVideo } from './detect-media-type'
import { imageModelService, type StoredImage } from './media.model'
import { bytesOf } from './operations/read-image'
import { packImagesService } from './pack-images'

type Described = Pick<StoredImage, '_id' | 'contentType' | 'isMoving'>

/** Whether each image moves: videos and animated images do. Ids of no image are left out. */
export async function readMotion(app: App, ids: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
  const pack = app.get(packImagesService)
  const stored = await app
    .get(imageModelService)
    .find({ _id: trusted({ $in: ids.filter((id) => !pack.byId.has(id)) }) }, { contentType: 1, isMoving: 1 })
    .lean<Described[]>()
  const ofStored = stored.map(async (image): Promise<[string, boolean]> => [image._id, await motionOf(app, image)])
  return new Map([
    ...ids.flatMap((id): [string, boolean][] => {
      const image = pack.byId.get(id)
      return image ? [[id, image.isMoving]] : []
    }),
    ...(await Promise.all(ofStored)),
  ])
}

/** Reads the file of an image that was stored before `isMoving` was. */
async function motionOf(app: App, { _id, contentType, isMoving: isKnownToMove }: Described): Promise<boolean> {
  if (isVideo(contentType)) return true
  if (isKnownToMove !== undefined) return isKnownToMove
  const image = await app.get(imageModelService).findById(_id, { data: 1 }).lean()
  return image !== null && isMoving(bytesOf(image.data))
}
