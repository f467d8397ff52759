import { releaseService, replaceImages, shownImages } from '@sanguine/catalogue'
import type { App } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { imageModelService } from './media.model'

/**
 * Updates records that show an image by its former id, so that they show it by its present one. This includes records
 * that an older gateway or a restore has brought back to the former id. Returns the number of changed records.
 */
export async function followMovedImages(app: App, isWanted: () => boolean = () => true): Promise<number> {
  const shown = [...shownImages(await app.get(releaseService).latest()).keys()]
  const moved = await app
    .get(imageModelService)
    .find({ _id: trusted({ $in: shown }), movedTo: trusted({ $gte: '' }) }, { movedTo: 1 })
    .lean<{ _id: string; movedTo: string }[]>()
  return moved.length === 0
    ? 0
    : replaceImages(app, new Map(moved.map((image) => [image._id, image.movedTo])), isWanted)
}
