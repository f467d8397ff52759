import { packService } from '@sanguine/catalogue'
import type { PackImage } from '@sanguine/content/pack'
import { defineService } from '@sanguine/kernel'

export interface PackImages {
  readonly byId: ReadonlyMap<string, PackImage>
  /** ids by the content's hash */
  readonly bySha256: ReadonlyMap<string, string>
}

/** The pictures that came with the content pack. They are read from their files as long as these are there. */
export const packImagesService = defineService<PackImages>({
  name: 'pack images',
  create(app) {
    const { images } = app.get(packService)
    return {
      byId: new Map(images.map((image) => [image.id, image])),
      bySha256: new Map(images.map(({ id, sha256 }) => [sha256, id])),
    }
  },
})
