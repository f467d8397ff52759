import { bytesOf } from '@sanguine/db'
import { type App, defineService, Problem, runInterval } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { detectMediaType } from './detect-media-type'
import { followMovedImages } from './follow-moved-images'
import { contentPack, imageModelService, type StoredImage } from './media.model'
import { imageIdOf, storedFileOf } from './stored-file'

/** Selects images of which it is not known yet whether their id led to other bytes before. */
const isUnseen = { movedTo: trusted({ $exists: false }), uploadedBy: trusted({ $ne: contentPack }) }

/**
 * The image without metadata. An image that was processed before stays unchanged, as does a file that is broken or of
 * another type.
 */
async function bareOf(app: App, image: StoredImage): Promise<StoredImage> {
  if (image.isBare !== undefined) return image
  const bytes = bytesOf(image.data)
  const type = detectMediaType(bytes)
  try {
    if (type) return { ...image, ...(await storedFileOf(bytes, type)) }
    app.log.warn({ image: image._id }, unremoved)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    app.log.warn({ err: error, image: image._id }, unremoved)
  }
  return { ...image, isBare: false }
}

const unremoved =
  'Metadata could not be removed from an image that was uploaded before. It stays as it is until another is chosen.'

/**
 * Rewrites one image. If its bytes differ from those that were sent, browsers may still cache the sent ones under its
 * id. In that case the bare image is first stored under its own id, and the old id then leads there. Returns whether
 * that happened.
 */
async function processImage(app: App, id: string): Promise<boolean> {
  const images = app.get(imageModelService)
  const image = await images.findOne({ _id: id, ...isUnseen }).lean<StoredImage>()
  if (!image) return false
  const { _id, ...bare } = await bareOf(app, image)
  const bareId = imageIdOf(bare.sha256)
  const movedTo = bareId === id ? null : bareId
  if (movedTo) await images.updateOne({ _id: movedTo }, { $setOnInsert: { ...bare, movedTo: null } }, { upsert: true })
  const { modifiedCount } = await images.updateOne(
    { _id: id, sha256: image.sha256, ...isUnseen },
    { $set: { ...bare, movedTo } },
  )
  return modifiedCount > 0
}

/**
 * Removes place, time and camera from images that were uploaded before uploads were cleaned, and turns them upright.
 * Images whose bytes change get a new id. One write replaces each image if it has not changed, so that a killed
 * gateway, or a second one at the same work, loses nothing. An image that fails is logged and tried again later; the
 * others go on. Returns the number of processed images, including those whose file had to stay unchanged.
 */
export async function stripStoredImages(app: App, isWanted: () => boolean = () => true): Promise<number> {
  let count = 0
  for (const id of await app.get(imageModelService).distinct('_id', isUnseen)) {
    if (!isWanted()) break
    try {
      if (await processImage(app, id)) count += 1
    } catch (error) {
      app.log.error({ err: error, image: id }, 'Metadata could not be removed from an image yet.')
    }
  }
  return count
}

/** Gateways of an earlier version may run beside this one for a while, and store uploads as they are sent. */
const intervalMs = 60_000

export const stripImagesService = defineService({
  name: 'media.bareImages',
  create: (app) =>
    runInterval(app, 'media.bareImages', intervalMs, async (isWanted) => {
      const count = await stripStoredImages(app, isWanted)
      if (count > 0)
        app.log.info(
          { count },
          'Images that were uploaded before were rewritten without metadata, or left where that is not possible.',
        )
      const changed = await followMovedImages(app, isWanted)
      if (changed > 0) app.log.info({ changed }, 'Records show rewritten images under their new ids.')
    }),
  stop: (worker) => worker.stop(),
})
