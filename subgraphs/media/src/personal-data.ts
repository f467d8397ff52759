import type { App, CollectionDescription } from '@sanguine/kernel'
import { imageModelService } from './media.model'

/** The list of images that the account uploaded for the game. The images themselves belong to the game. */
async function* readUploads(app: App, accountId: string) {
  const fields = { contentType: 1, size: 1, uploadedAt: 1 } as const
  for await (const image of app.get(imageModelService).find({ uploadedBy: accountId }, fields).lean().cursor())
    yield { id: image._id, contentType: image.contentType, size: image.size, uploadedAt: image.uploadedAt }
}

/** Images stay after a deletion, with only the id of the account that uploaded them. */
export const mediaCollections: readonly CollectionDescription[] = [{ name: 'images', read: readUploads }]
