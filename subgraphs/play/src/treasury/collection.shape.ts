import { itemOf, rarityOf } from '@sanguine/catalogue'
import { itemJson, itemShape, rarityShape, statShape, toWireStats } from '@sanguine/catalogue/rest'
import { type JsonBytes, jsonList, jsonObject } from '@sanguine/kernel/rest'
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

export function collectionJson(
  release: Release,
  { item: collection, state }: CollectionObject,
): JsonBytes<z.input<typeof collectionShape>> {
  const { collected, isOwned } = collectionProgress(state, collection)
  return jsonObject<z.input<typeof collectionShape>>({
    id: collection.id,
    name: collection.name,
    imageId: collection.imageId,
    flavorText: collection.flavorText,
    rarity: rarityOf(release, collection.rarityId),
    stats: toWireStats(release, collection.stats),
    trophies: jsonList(collection.trophyItemIds.map((itemId) => itemJson(release, itemOf(release, itemId)))),
    collected: [...collected],
    owned: isOwned,
  })
}
