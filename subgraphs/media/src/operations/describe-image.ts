import { stat } from 'node:fs/promises'
import { type Context, idSchema, parse } from '@sanguine/kernel'
import type { Image } from '@sanguine/schema'
import { imageModelService } from '../media.model'
import { packImagesService } from '../pack-images'

/** What is known of an image, or null. Open to everybody, as images are. */
export async function describeImage({ app }: Context, givenId: string): Promise<Image | null> {
  const id = parse(idSchema, givenId, 'id')
  const packed = app.get(packImagesService).byId.get(id)
  if (packed) return { id, contentType: packed.contentType, bytes: (await stat(packed.file)).size }
  const stored = await app.get(imageModelService).findById(id, { contentType: 1, size: 1 }).lean()
  return stored && { id, contentType: stored.contentType, bytes: stored.size }
}
