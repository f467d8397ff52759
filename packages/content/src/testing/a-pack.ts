import type { Content } from '../content'
import { type Pack, packHash } from '../pack'

/** The content as a pack, without images and German texts unless they are given. */
export function aPack(content: Content, given: Partial<Omit<Pack, 'hash'>> = {}): Pack {
  const pack = { images: [], translations: {}, version: 1, ...content, ...given }
  return { ...pack, hash: packHash(pack) }
}
