import { nameless } from '@sanguine/catalogue'
import type { Id, Release } from '@sanguine/rules'
import type { CurrentHuntingGround } from '@sanguine/schema'

const unknown = { regionId: '', regionName: '', imageId: '', animatedImageId: '', flavorText: '' }

/** A ground as somebody stands on it, also when content has lost it meanwhile. */
export function viewGround(release: Release, id: Id): CurrentHuntingGround {
  const ground = release.grounds.get(id)
  if (!ground) return { id, ...unknown, name: nameless(release) }
  const { regionId, name, imageId, animatedImageId, flavorText } = ground
  const regionName = release.regions.get(regionId)?.name ?? ''
  return { id, regionId, regionName, name, imageId, animatedImageId, flavorText }
}
