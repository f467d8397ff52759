import type { Release } from '@sanguine/rules'
import { ownPack } from '../pack'
import { buildRelease } from '../release/build-release'

/** The release built from the content pack. */
export function packRelease(): Release {
  const built = buildRelease(ownPack(), 'pack')
  if (!built.ok) throw new Error('the pack makes no release')
  return built.release
}
