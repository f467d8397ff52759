import { packService } from '@sanguine/catalogue'
import type { PackImage } from '@sanguine/content/pack'
import { defineService } from '@sanguine/kernel'

/** The images that came with the content pack. They are read from their files while these exist. */
export class PackImages {
  readonly byId: ReadonlyMap<string, PackImage>
  /** ids by the content's hash */
  readonly bySha256: ReadonlyMap<string, string>

  constructor(readonly images: readonly PackImage[]) {
    this.byId = new Map(images.map((image) => [image.id, image]))
    this.bySha256 = new Map(images.map(({ id, sha256 }) => [sha256, id]))
  }
}

export const packImagesService = defineService<PackImages>({
  name: 'pack images',
  create: (app) => new PackImages(app.get(packService).images),
})
