import { currencyShape, toWireCurrencies } from '@sanguine/catalogue/rest'
import type { GroundDefinition, Id, RegionDefinition, Release } from '@sanguine/rules'
import { z } from 'zod'

const itemNameShape = z
  .object({ id: z.string(), name: z.string(), imageId: z.string() })
  .meta({ id: 'ItemName', description: 'An item with its name and image.' })

export const regionShape = z
  .object({
    id: z.string(),
    name: z.string(),
    imageId: z.string(),
    animatedImageId: z.string(),
    flavorText: z.string(),
    sequence: z.int(),
    xpReqired: z.int(),
    key: itemNameShape.nullable(),
    specialBaitItem: z.array(itemNameShape),
    currency: z.array(currencyShape).describe('The price of travelling there.'),
  })
  .meta({ id: 'Region', description: 'A part of the world with hunting grounds.' })

export const huntingGroundShape = regionShape
  .extend({ regionId: z.string() })
  .meta({ id: 'HuntingGround', description: 'A place where players hunt.' })

const toWireItemNames = (release: Release, ids: readonly Id[]): z.input<typeof itemNameShape>[] =>
  ids.flatMap((id) => {
    const item = release.items.get(id)
    return item ? [{ id, name: item.name, imageId: item.imageId }] : []
  })

const toWirePlace = (release: Release, place: RegionDefinition) => ({
  id: place.id,
  name: place.name,
  imageId: place.imageId,
  animatedImageId: place.animatedImageId,
  flavorText: place.flavorText,
  sequence: place.sequence,
  xpReqired: place.requiredXp,
  key: toWireItemNames(release, place.keyId === null ? [] : [place.keyId])[0] ?? null,
})

export const toWireRegion = (release: Release, region: RegionDefinition): z.input<typeof regionShape> => ({
  ...toWirePlace(release, region),
  specialBaitItem: [],
  currency: [],
})

export const toWireHuntingGround = (
  release: Release,
  ground: GroundDefinition,
): z.input<typeof huntingGroundShape> => ({
  ...toWirePlace(release, ground),
  regionId: ground.regionId,
  specialBaitItem: toWireItemNames(release, ground.specialBaitItemIds),
  currency: toWireCurrencies(release, ground.travelCost),
})
