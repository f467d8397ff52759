import { itemOf, rarityOf } from '@sanguine/catalogue'
import { itemShape, rarityShape, statShape, toWireItem, toWireStats } from '@sanguine/catalogue/rest'
import { collectionProgress, type Release } from '@sanguine/rules'
import type { CollectionObject } from '@sanguine/schema'
import { z } from 'zod'

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
  .meta({ id: 'Collection', description: "Trophies that belong together, with the player's progress." })

export function toWireCollection(
  release: Release,
  { item: collection, state }: CollectionObject,
): z.input<typeof collectionShape> {
  const { collected, isOwned } = collectionProgress(state, collection)
  return {
    id: collection.id,
    name: collection.name,
    imageId: collection.imageId,
    flavorText: collection.flavorText,
    rarity: rarityOf(release, collection.rarityId),
    stats: toWireStats(release, collection.stats),
    trophies: collection.trophyItemIds.map((itemId) => toWireItem(release, itemOf(release, itemId))),
    collected: [...collected],
    owned: isOwned,
  }
}
