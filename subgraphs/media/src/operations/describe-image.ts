import { type Context, defineService, idSchema, parse } from '@sanguine/kernel'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { isVideo } from '../detect-media-type'
import { readImage } from './read-image'

/** The properties of an image, read from its bytes; an id always leads to the same bytes. */
export interface ImageDescription {
  readonly contentType: string
  /** in pixels; null for a video */
  readonly width: number | null
  readonly height: number | null
}

const descriptionsService = defineService({
  name: 'image descriptions',
  create: () => new LRUCache<string, ImageDescription>({ max: 10_000 }),
})

/**
 * Media type and size of an image. Open to everyone, as images are. Throws `invalidInput` for an invalid id, and
 * `notFound`.
 */
export async function describeImage({ app }: Pick<Context, 'app'>, givenId: string): Promise<ImageDescription> {
  const id = parse(idSchema, givenId, 'id')
  const descriptions = app.get(descriptionsService)
  const known = descriptions.get(id)
  if (known) return known
  const { bytes, contentType } = await readImage(app, id)
  // upright, as browsers show an image of the content pack whose file declares its rotation
  const { width = null, height = null } = isVideo(contentType) ? {} : (await sharp(bytes).metadata()).autoOrient
  const description = { contentType, width, height }
  descriptions.set(id, description)
  return description
}
