import type { Release } from '@sanguine/rules'
import type { Collection } from '@sanguine/schema'
import { z } from 'zod'
import { itemShape, rarityShape, statShape, toWireItem, toWireStat } from './item.shape'

export const collectionShape = z
  .object({
    id: z.string(),
    name: z.string(),
    imageId: z.string(),
    flavorText: z.string(),
    rarity: rarityShape,
    stats: z.array(statShape),
    trophies: z.array(itemShape),
    collected: z.array(z.boolean()).describe('Which of `trophies` the player owns, in the same order.'),
    owned: z.boolean().describe('Whether the collection was claimed.'),
  })
  .meta({ id: 'Collection', description: 'Trophies that belong together, with the progress of the player.' })

export const toWireCollection = (release: Release, collection: Collection): z.input<typeof collectionShape> => ({
  id: collection.id,
  name: collection.name,
  imageId: collection.imageId,
  flavorText: collection.flavorText,
  rarity: collection.rarity,
  stats: collection.stats.map((entry) => toWireStat(release, entry)),
  trophies: collection.trophies.map(({ item }) => toWireItem(release, item)),
  collected: collection.trophies.map(({ collected }) => collected),
  owned: collection.owned,
})
