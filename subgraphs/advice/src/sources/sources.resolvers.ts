import { enemyOf, groundOf, itemOf, premiumPackageOf, releaseFor } from '@sanguine/catalogue'
import { type Id, type ItemDefinition, percentOf, type Release } from '@sanguine/rules'
import type { Resolvers } from '@sanguine/schema'
import { listPackagesContaining } from './operations/list-packages-containing'
import { readCurrencySources } from './operations/read-currency-sources'
import { readItemSources } from './operations/read-item-sources'

const itemsOf = (release: Release, ids: readonly Id[]): ItemDefinition[] => ids.map((id) => itemOf(release, id))

export const resolvers = {
  Query: {
    itemSources: (_root, args, context) => readItemSources(context, args),
    currencySources: (_root, args, context) => readCurrencySources(context, args),
  },
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
      return (await listPackagesContaining(context, item.id)).map((record) => premiumPackageOf(release, record))
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
    chance: ({ chance }) => (chance === null ? null : percentOf(chance)),
    enemy: ({ enemyId }, _args, context) => (enemyId === null ? null : enemyOf(releaseFor(context), enemyId)),
  },
  SourceGround: {
    isAttractedByAnyBait: ({ comesToAnyBait }) => comesToAnyBait,
    huntingGround: ({ groundId }, _args, context) => groundOf(releaseFor(context), groundId),
    specialBaits: ({ specialBaitIds }, _args, context) => itemsOf(releaseFor(context), specialBaitIds),
    missingKeys: ({ missingKeyIds }, _args, context) => itemsOf(releaseFor(context), missingKeyIds),
  },
} satisfies Resolvers
