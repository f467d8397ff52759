import type { HuntingGround, Item, Region } from '@sanguine/schema'
import { z } from 'zod'
import { currencyShape, wireCurrencies } from './item.shape'

const itemNameShape = z.object({ id: z.string(), name: z.string(), imageId: z.string() })

export const regionShape = z.object({
  id: z.string(),
  name: z.string(),
  imageId: z.string(),
  animatedImageId: z.string(),
  flavorText: z.string(),
  sequence: z.int(),
  xpReqired: z.int(),
  key: itemNameShape.nullable(),
})

export const huntingGroundShape = regionShape.extend({
  regionId: z.string(),
  specialBaitItem: z.array(itemNameShape),
  currency: z.array(currencyShape).describe('What travelling there costs.'),
})

const wireItemName = ({ id, name, imageId }: Item) => ({ id, name, imageId })

const wirePlace = (place: Omit<Region, 'huntingGrounds'>): z.input<typeof regionShape> => ({
  id: place.id,
  name: place.name,
  imageId: place.imageId,
  animatedImageId: place.animatedImageId,
  flavorText: place.flavorText,
  sequence: place.sequence,
  xpReqired: place.xpReqired,
  key: place.key && wireItemName(place.key),
})

export const wireRegion = (region: Region): z.input<typeof regionShape> => wirePlace(region)

export const wireHuntingGround = (ground: HuntingGround): z.input<typeof huntingGroundShape> => ({
  ...wirePlace(ground),
  regionId: ground.regionId,
  specialBaitItem: ground.specialBaitItem.map(wireItemName),
  currency: wireCurrencies(ground.currency),
})
