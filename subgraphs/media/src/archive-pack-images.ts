import { readFile } from 'node:fs/promises'
import { releaseService, shownImages } from '@sanguine/catalogue'
import type { PackImage } from '@sanguine/content/pack'
import { type App, defineService, runInterval } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { contentPack, imageModelService, type StoredImage } from './media.model'
import { packImagesService } from './pack-images'

async function storedImage(image: PackImage, at: Date): Promise<StoredImage> {
  const { id, file, thumb, sha256, contentType, isMoving } = image
  const data = await readFile(file)
  const small = thumb === file ? null : await readFile(thumb)
  return {
    _id: id,
    sha256,
    contentType,
    size: data.byteLength,
    isMoving,
    data,
    thumb: small,
    uploadedAt: at,
    uploadedBy: contentPack,
  }
}

/**
 * Stores the pack's pictures that content shows in the database, once each. If a later pack redraws or drops one, it is
 * still there for edited records and for items of players. A picture that cannot be read or written is logged, and the
 * others are stored all the same. Returns the number of new ones.
 */
export async function archivePackImages(app: App, isWanted: () => boolean = () => true): Promise<number> {
  const images = app.get(imageModelService)
  const { byId } = app.get(packImagesService)
  const shown = [...shownImages(await app.get(releaseService).latest()).keys()].filter((id) => byId.has(id))
  const kept = new Set(await images.distinct('_id', { _id: trusted({ $in: shown }) }))
  const missing = shown.flatMap((id) => (kept.has(id) ? [] : (byId.get(id) ?? [])))
  let added = 0
  for (const image of missing) {
    if (!isWanted()) break
    try {
      const { _id, ...rest } = await storedImage(image, new Date(app.clock.now()))
      const { upsertedCount } = await images.updateOne({ _id }, { $setOnInsert: rest }, { upsert: true })
      added += upsertedCount
    } catch (error) {
      app.log.error(
        { err: error, image: image.id },
        'A picture of the content pack could not be put into the database yet.',
      )
    }
  }
  return added
}

/** The interval is short enough that the work is done before the next pack. */
const intervalMs = 60_000

/**
 * Stores the images that content shows in the background, including pack images that an editor selects while the
 * gateway runs.
 */
export const packImageArchiveService = defineService({
  name: 'media.packImageArchive',
  create: (app) =>
    runInterval(app, 'media.packImageArchive', intervalMs, async (isWanted) => {
      const added = await archivePackImages(app, isWanted)
      if (added > 0) app.log.info({ added }, 'Pictures of the content pack were put into the database.')
    }),
  stop: (worker) => worker.stop(),
})
