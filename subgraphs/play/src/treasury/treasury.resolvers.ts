import { dropSourcesOf } from '@sanguine/advice'
import { enemyOf, groundOf, imageOf, itemOf, knownStats, rarityOf, releaseFor } from '@sanguine/catalogue'
import { toPayload } from '@sanguine/kernel'
import { collectionProgress, isForSale, merchantOf } from '@sanguine/rules'
import type { Resolvers } from '@sanguine/schema'
import { claimCollection } from './operations/claim-collection'
import { listCollections } from './operations/list-collections'

export const resolvers = {
  Query: {
    collections: async (_root, _args, context) => {
      const { player, collections } = await listCollections(context)
      return collections.map((item) => ({ item, state: player.state }))
    },
  },
  Mutation: {
    claimCollection: async (_root, { input }, context) =>
      toPayload(await claimCollection(context, input), ({ player, value: { collectionId } }) => ({
        player,
        collection: { item: itemOf(releaseFor(context), collectionId), state: player.state },
      })),
  },
  Collection: {
    id: ({ item }) => item.id,
    name: ({ item }) => item.name,
    image: ({ item }) => imageOf(item),
    flavorText: ({ item }) => item.flavorText,
    rarity: ({ item }, _args, context) => rarityOf(releaseFor(context), item.rarityId),
    stats: ({ item }, _args, context) => knownStats(releaseFor(context), item.stats),
    trophies: ({ item, state }, _args, context) => {
      const release = releaseFor(context)
      const { collected } = collectionProgress(state, item)
      return item.trophyItemIds.map((itemId, index) => {
        const trophy = itemOf(release, itemId)
        return {
          item: trophy,
          isCollected: collected[index] ?? false,
          merchant: isForSale(trophy) ? merchantOf(trophy.type) : null,
          dropSources: dropSourcesOf(release, itemId).map(({ enemyId, groundId }) => ({
            ground: groundOf(release, groundId),
            enemy: (state.hunted[enemyId] ?? 0) > 0 ? enemyOf(release, enemyId) : null,
          })),
        }
      })
    },
    isClaimed: ({ item, state }) => collectionProgress(state, item).isOwned,
    isClaimable: ({ item, state }) => collectionProgress(state, item).isClaimable,
  },
  DropSource: { huntingGround: ({ ground }) => ground },
} satisfies Resolvers
