import {
  enemyOf,
  groundOf,
  imageOf,
  itemOf,
  knownStats,
  premiumPackageOf,
  rarityOf,
  releaseFor,
} from '@sanguine/catalogue'
import { toPayload } from '@sanguine/kernel'
import { collectionProgress, type Id, type ItemDefinition, isForSale, merchantOf, type Release } from '@sanguine/rules'
import type { Resolvers } from '@sanguine/schema'
import { dropSourcesOf } from './drop-sources'
import { claimCollection } from './operations/claim-collection'
import { listCollections } from './operations/list-collections'
import { listPackagesWith } from './operations/list-packages-with'
import { readCurrencySources } from './operations/read-currency-sources'
import { readItemSources } from './operations/read-item-sources'
import { planResolvers } from './plan.resolvers'

const itemsOf = (release: Release, ids: readonly Id[]): ItemDefinition[] => ids.map((id) => itemOf(release, id))

export const resolvers = {
  ...planResolvers,
  Query: {
    collections: async (_root, _args, context) => {
      const { player, collections } = await listCollections(context)
      return collections.map((item) => ({ item, player }))
    },
    itemSources: (_root, args, context) => readItemSources(context, args),
    currencySources: (_root, args, context) => readCurrencySources(context, args),
  },
  Mutation: {
    ...planResolvers.Mutation,
    claimCollection: async (_root, { input }, context) =>
      toPayload(await claimCollection(context, input), ({ player, value: { collectionId } }) => ({
        player,
        collection: { item: itemOf(releaseFor(context), collectionId), player },
      })),
  },
  Collection: {
    id: ({ item }) => item.id,
    name: ({ item }) => item.name,
    image: ({ item }) => imageOf(item),
    flavorText: ({ item }) => item.flavorText,
    rarity: ({ item }, _args, context) => rarityOf(releaseFor(context), item.rarityId),
    stats: ({ item }, _args, context) => knownStats(releaseFor(context), item.stats),
    trophies: ({ item, player: { state } }, _args, context) => {
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
    isClaimed: ({ item, player }) => collectionProgress(player.state, item).isOwned,
    isClaimable: ({ item, player }) => collectionProgress(player.state, item).isClaimable,
  },
  DropSource: { huntingGround: ({ ground }) => ground },
  ItemSources: {
    merchant: ({ sources }) => sources.merchant,
    creatures: ({ sources }) => sources.creatures,
    ranks: ({ sources }, _args, context) => releaseFor(context).ranks.filter(({ id }) => sources.rankIds.includes(id)),
    news: ({ sources }, _args, context) => {
      const { news } = releaseFor(context)
      return sources.newsIds.flatMap((id) => news.get(id) ?? []).map((post) => ({ news: post, isGiftTaken: false }))
    },
    packages: async ({ item }, _args, context) => {
      const release = releaseFor(context)
      return (await listPackagesWith(context, item.id)).map((record) => premiumPackageOf(release, record))
    },
    isMissionReward: ({ sources }) => sources.isMissionReward,
    isCollection: ({ sources }) => sources.isCollection,
  },
  CurrencySources: {
    isPaidByMost: ({ sources }) => sources.isPaidByMost,
    creatures: ({ sources }) => sources.creatures,
    moreCreatures: ({ sources }) => sources.moreCreatures,
    soldItems: ({ sources }, _args, context) => itemsOf(releaseFor(context), sources.soldItemIds),
    moreSoldItems: ({ sources }) => sources.moreSoldItems,
    isPaidForMost: ({ sources }) => sources.isPaidForMost,
    isMissionReward: ({ sources }) => sources.isMissionReward,
  },
  PayingCreature: {
    enemy: ({ enemyId }, _args, context) => (enemyId === null ? null : enemyOf(releaseFor(context), enemyId)),
  },
  CreatureSource: {
    enemy: ({ enemyId }, _args, context) => (enemyId === null ? null : enemyOf(releaseFor(context), enemyId)),
  },
  SourceGround: {
    huntingGround: ({ groundId }, _args, context) => groundOf(releaseFor(context), groundId),
    specialBaits: ({ specialBaitIds }, _args, context) => itemsOf(releaseFor(context), specialBaitIds),
    missingKeys: ({ missingKeyIds }, _args, context) => itemsOf(releaseFor(context), missingKeyIds),
  },
} satisfies Resolvers
