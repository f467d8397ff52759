import { join } from 'node:path'
import { knownImagesService } from '@sanguine/catalogue'
import { createCollections } from '@sanguine/db'
import type { Domain } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { packImageArchiveService } from './archive-pack-images'
import { examples } from './media.examples'
import { imageModelService } from './media.model'
import { imageAddresses, mediaNodes, mediaResolvers } from './media.resolvers'
import { mediaRoutes } from './media.rest'
import { mediaCollections } from './personal-data'
import { readMotion } from './read-motion'
import { stripImagesService } from './strip-stored-images'

export { archivePackImages } from './archive-pack-images'
export { describeImage } from './operations/describe-image'
export { type ImageBytes, type ImageRequest, readEnemyImage, readImage } from './operations/read-image'
export { uploadImage } from './operations/upload-image'
export { renderShareCard, type ShareCard } from './render-share-card'
export { maxImageBytes } from './stored-file'

/**
 * Images: uploaded ones in the database, those of the content pack in their files, and in the database for later packs.
 */
export const media: Domain = {
  name: 'media',
  schemaPath: join(__dirname, 'media.graphql'),
  collections: mediaCollections,
  resolvers: mediaResolvers,
  examples,
  routes: mediaRoutes,
  contentResolvers: imageAddresses,
  nodes: mediaNodes,
  start: async (app) => {
    const images = app.get(imageModelService)
    await createCollections([images])
    const known = app.get(knownImagesService)
    known.addSource((ids) => images.distinct('_id', { _id: trusted({ $in: [...ids] }) }))
    known.addMotionSource((ids) => readMotion(app, ids))
    app.get(packImageArchiveService)
    app.get(stripImagesService)
  },
}
