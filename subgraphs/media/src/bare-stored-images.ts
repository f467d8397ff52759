import { type App, defineService, Problem, runInterval } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { contentPack, imageModelService, type StoredImage } from './media.model'
import { bytesOf } from './operations/read-image'
import { sniff } from './sniff'
import { storedFileOf } from './stored-file'

/** Selects images that were uploaded before metadata was removed from uploads. */
const isUnseen = { isBare: trusted({ $exists: false }), uploadedBy: trusted({ $ne: contentPack }) }

type Changed = Pick<StoredImage, 'isBare'> & Partial<StoredImage>

/**
 * The fields that replace those of an image, under the same id. A file that is broken or of another type stays as it
 * is.
 */
async function bareOf(app: App, { _id, data }: Pick<StoredImage, '_id' | 'data'>): Promise<Changed> {
  const bytes = bytesOf(data)
  const type = sniff(bytes)
  try {
    if (type) return await storedFileOf(bytes, type)
    app.log.warn({ image: _id }, unremoved)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    app.log.warn({ err: error, image: _id }, unremoved)
  }
  return { isBare: false }
}

const unremoved =
  'Metadata could not be removed from an image that was uploaded before. It stays as it is until another is chosen.'

/**
 * Removes place, time and camera from the files of images that were uploaded before uploads were cleaned, and turns
 * them upright. One write replaces each image, on condition that it has not changed, so that a killed gateway, or
 * another one doing the same, loses nothing. An image that fails is logged and tried again later; the others go on.
 * Returns how many images were processed, with those whose file had to stay as it was.
 */
export async function bareStoredImages(app: App, isWanted: () => boolean = () => true): Promise<number> {
  const images = app.get(imageModelService)
  let count = 0
  for (const id of await images.distinct('_id', isUnseen)) {
    if (!isWanted()) break
    try {
      const image = await images.findOne({ _id: id, ...isUnseen }, { data: 1, sha256: 1 }).lean()
      if (!image) continue
      const changed = await bareOf(app, image)
      const { modifiedCount } = await images.updateOne(
        { _id: id, sha256: image.sha256, ...isUnseen },
        { $set: changed },
      )
      count += modifiedCount
    } catch (error) {
      app.log.error({ err: error, image: id }, 'Metadata could not be removed from an image yet.')
    }
  }
  return count
}

/** Gateways of an earlier version may run beside this one for a while, and store uploads as they are sent. */
const intervalMs = 60_000

export const bareImagesService = defineService({
  name: 'media.bareImages',
  create: (app) =>
    runInterval(app, 'media.bareImages', intervalMs, async (isWanted) => {
      const count = await bareStoredImages(app, isWanted)
      if (count > 0)
        app.log.info(
          { count },
          'Images that were uploaded before were rewritten without metadata, or left where that is not possible.',
        )
    }),
  stop: (worker) => worker.stop(),
})
