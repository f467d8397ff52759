import { defineService } from '@sanguine/kernel'
import { packService } from './pack'

/** Finds the ids that belong to images of the source. */
export type FindImages = (ids: readonly string[]) => Promise<readonly string[]>

/** Finds whether each image of the source moves, by id: videos and animated images do. */
export type FindMotion = (ids: readonly string[]) => Promise<ReadonlyMap<string, boolean>>

/**
 * The images that content may show: those of the pack, and those of sources that other domains add. Images are not
 * content.
 */
export class KnownImages {
  #sources: readonly FindImages[] = []
  #motionSources: readonly FindMotion[] = []

  constructor(private readonly packed: ReadonlySet<string>) {}

  addSource(find: FindImages): void {
    this.#sources = [...this.#sources, find]
  }

  addMotionSource(find: FindMotion): void {
    this.#motionSources = [...this.#motionSources, find]
  }

  /** Whether each of the images moves. An image of which no source knows it is left out. */
  async motion(ids: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
    const found = await Promise.all(this.#motionSources.map((find) => find(ids)))
    return new Map(found.flatMap((motion) => [...motion]))
  }

  /** Those of the ids that belong to an image. */
  async known(ids: Iterable<string>): Promise<ReadonlySet<string>> {
    const asked = [...new Set(ids)]
    const elsewhere = asked.filter((id) => !this.packed.has(id))
    const found = await Promise.all(this.#sources.map((find) => find(elsewhere)))
    return new Set([...asked.filter((id) => this.packed.has(id)), ...found.flat()])
  }
}

export const knownImagesService = defineService<KnownImages>({
  name: 'known images',
  create: (app) => new KnownImages(new Set(app.get(packService).images.map(({ id }) => id))),
})
