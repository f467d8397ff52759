import { join } from 'node:path'
import type { Domain } from '@sanguine/kernel'
import { imageModelPart } from './media.model'
import { mediaResolvers } from './media.resolvers'

export { describeImage } from './operations/describe-image'
export { type ImageBytes, type ImageRequest, readEnemyImage, readImage } from './operations/read-image'
export { mostImageBytes, uploadImage } from './operations/upload-image'

/** Images: uploaded ones in the database, those of the content pack in their files. */
export const media: Domain = {
  name: 'media',
  schemaPath: join(__dirname, 'media.graphql'),
  resolvers: mediaResolvers,
  start: async (app) => {
    await app.get(imageModelPart).createCollection()
  },
}
