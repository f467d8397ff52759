import type { HuntingGround, Item, Region } from '@sanguine/schema'
import { z } from 'zod'
import { currencyShape, toWireCurrencies } from './item.shape'

const itemNameShape = z
  .object({ id: z.string(), name: z.string(), imageId: z.string() })
  .meta({ id: 'ItemName', description: 'An item by name and image.' })

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
    currency: z.array(currencyShape).describe('What travelling there costs.'),
  })
  .meta({ id: 'Region', description: 'A part of the world that has hunting grounds.' })

export const huntingGroundShape = regionShape
  .extend({ regionId: z.string() })
  .meta({ id: 'HuntingGround', description: 'A place to hunt.' })

const wireItemName = ({ id, name, imageId }: Item) => ({ id, name, imageId })

const wirePlace = (place: Omit<Region, 'huntingGrounds'>) => ({
  id: place.id,
  name: place.name,
  imageId: place.imageId,
  animatedImageId: place.animatedImageId,
  flavorText: place.flavorText,
  sequence: place.sequence,
  xpReqired: place.xpReqired,
  key: place.key && wireItemName(place.key),
})

export const toWireRegion = (region: Region): z.input<typeof regionShape> => ({
  ...wirePlace(region),
  specialBaitItem: [],
  currency: [],
})

export const toWireHuntingGround = (ground: HuntingGround): z.input<typeof huntingGroundShape> => ({
  ...wirePlace(ground),
  regionId: ground.regionId,
  specialBaitItem: ground.specialBaitItem.map(wireItemName),
  currency: toWireCurrencies(ground.currency),
})
