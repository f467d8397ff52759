import { defineService } from '@sanguine/kernel'
import { packService } from './pack'

/** Answers which of the ids are those of pictures that it has. */
export type FindImages = (ids: readonly string[]) => Promise<readonly string[]>

/** Returns of those of the ids that it has whether the image moves: videos and animated images do. */
export type FindMotion = (ids: readonly string[]) => Promise<ReadonlyMap<string, boolean>>

/**
 * Who knows which pictures there are: the pack, and whoever keeps some elsewhere and adds itself. Pictures are not content,
 * but content shows them.
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

  /** Whether the images move, of those of which it is known. */
  async motion(ids: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
    const found = await Promise.all(this.#motionSources.map((find) => find(ids)))
    return new Map(found.flatMap((motion) => [...motion]))
  }

  /** Those of the ids that are pictures. */
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
