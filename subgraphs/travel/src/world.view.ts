import { memoPerRelease, viewItem, viewPurse } from '@sanguine/catalogue'
import type { GroundDefinition, Id, RegionDefinition, Release } from '@sanguine/rules'
import type { HuntingGround, Item, Region } from '@sanguine/schema'

const itemOrNull = (release: Release, id: Id | null): Item | null => (id === null ? null : viewItem(release, id))

const viewPlace = (release: Release, place: RegionDefinition) => ({
  id: place.id,
  name: place.name,
  imageId: place.imageId,
  animatedImageId: place.animatedImageId,
  flavorText: place.flavorText,
  sequence: place.sequence,
  xpReqired: place.xpRequired,
  key: itemOrNull(release, place.keyId),
})

const viewGround = (release: Release, ground: GroundDefinition): HuntingGround => ({
  ...viewPlace(release, ground),
  regionId: ground.regionId,
  specialBaitItem: ground.specialBaitItemIds.flatMap((id) => itemOrNull(release, id) ?? []),
  currency: viewPurse(release, ground.travelCost),
})

function viewRegion(release: Release, region: RegionDefinition): Region {
  const grounds = [...release.grounds.values()].filter(({ regionId, visible }) => visible && regionId === region.id)
  return { ...viewPlace(release, region), huntingGrounds: grounds.map((ground) => viewGround(release, ground)) }
}

/** All that is visible of the world, the same for every player. */
export const viewWorld = memoPerRelease((release): readonly Region[] =>
  [...release.regions.values()].filter(({ visible }) => visible).map((region) => viewRegion(release, region)),
)
