import { open } from 'node:fs/promises'
import { packService } from '@sanguine/catalogue'
import type { PackImage } from '@sanguine/content/pack'
import { defineService } from '@sanguine/kernel'
import { headerBytes, isMoving } from './sniff'

/** The pictures that came with the content pack. They are read from their files as long as these are there. */
export class PackImages {
  readonly byId: ReadonlyMap<string, PackImage>
  /** ids by the content's hash */
  readonly bySha256: ReadonlyMap<string, string>
  #movingIds: Promise<ReadonlySet<string>> | null = null

  constructor(readonly images: readonly PackImage[]) {
    this.byId = new Map(images.map((image) => [image.id, image]))
    this.bySha256 = new Map(images.map(({ id, sha256 }) => [sha256, id]))
  }

  /** Ids of those that are videos or animated. Read from the files once; a failure is not kept. */
  movingIds(): Promise<ReadonlySet<string>> {
    this.#movingIds ??= this.#readMovingIds().catch((error: unknown) => {
      this.#movingIds = null
      throw error
    })
    return this.#movingIds
  }

  async #readMovingIds(): Promise<ReadonlySet<string>> {
    const ids = new Set<string>()
    for (const { id, file } of this.images) if (isMoving(await readHeader(file))) ids.add(id)
    return ids
  }
}

async function readHeader(file: string): Promise<Uint8Array> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headerBytes), 0, headerBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

export const packImagesService = defineService<PackImages>({
  name: 'pack images',
  create: (app) => new PackImages(app.get(packService).images),
})
