import { apiEnums, noChoice, type PremiumPackageRecord, toMoney } from '@sanguine/content'
import { requireStaff, toConnection } from '@sanguine/kernel'
import {
  affectedTypeOf,
  baitEffects,
  countsWhileOwned,
  dangersOf,
  groundsByBait,
  type Id,
  type ItemDefinition,
  type Purse,
  productsByMaterial,
  type Release,
  type StatDefinition,
  type StatLine,
  weaknessesOf,
} from '@sanguine/rules'
import type {
  CurrencyAmountObject,
  ImageObject,
  ItemAmountObject,
  PremiumPackageCategory,
  Resolvers,
  SubscriptionLevel,
} from '@sanguine/schema'
import { releaseFor } from './content/release-cache'
import { memoPerRelease } from './memo-per-release'
import { listPackages } from './operations/list-packages'
import { listStats } from './operations/list-stats'
import { listEnemies, listItems, type VisiblePage, visibleCursorOf } from './operations/list-visible'
import { readItem } from './operations/read-item'
import { enemyOf, enemyTypeOf, groundOf, itemOf, itemTypeOf, rarityOf, regionOf, statOf } from './unknown-records'

const pageOf = <Definition extends { readonly id: string; readonly name: string }>(page: VisiblePage<Definition>) => ({
  ...toConnection(page.entries, visibleCursorOf, page),
  totalCount: page.totalCount,
})

interface WithImages {
  readonly imageId: string
  readonly animatedImageId?: string
}

/** A record's image with the moving image shown in its place; null if it has neither. */
export const imageOf = ({ imageId, animatedImageId = '' }: WithImages): ImageObject | null =>
  imageId || animatedImageId ? { id: imageId || animatedImageId, animatedId: animatedImageId || null } : null

/** The amounts in the CMS's order, those of currencies that content no longer has left out. */
export const currencyAmounts = (release: Release, purse: Purse): CurrencyAmountObject[] =>
  [...release.currencies.keys()]
    .filter((currency) => Object.hasOwn(purse, currency))
    .map((currency) => ({ currency, amount: purse[currency] ?? 0 }))

/** The amounts in the given order, those of items that content no longer has left out. */
export const itemAmounts = (release: Release, amounts: readonly ItemAmountObject[]): ItemAmountObject[] =>
  amounts.filter(({ itemId }) => release.items.has(itemId))

/** The stat of that short name. Throws if the content has none, because lines of such stats are left out before. */
/** The lines in the given order, those of stats that content no longer has left out. */
export const knownStats = (release: Release, lines: readonly StatLine[]): StatLine[] =>
  lines.filter(({ stat }) => release.stats.has(stat))

/** 1 silver, 2 gold, 3 platinum; null for 0, which is none. */
export function subscriptionLevelOf(level: number): SubscriptionLevel | null {
  const name = apiEnums.subscriptionLevel.values[level]
  return name === undefined || name === noChoice ? null : name
}

function categoryOf({ category }: PremiumPackageRecord): PremiumPackageCategory | null {
  const name = apiEnums.category.values[category]
  return name === undefined || name === noChoice ? null : name
}

export const statTypeOf = ({ proc, isYesNo }: StatDefinition) => (proc ? 'proc' : isYesNo ? 'yesNo' : 'number')

const dangersOfType = memoPerRelease((release, id: Id) => dangersOf(id, release))
const weaknessesOfType = memoPerRelease((release, id: Id) => weaknessesOf(id, release))

const itemsOf = (release: Release, ids: readonly Id[]): ItemDefinition[] =>
  ids.flatMap((id) => release.items.get(id) ?? [])

const itemOrNull = (release: Release, id: Id | null): ItemDefinition | null =>
  id === null ? null : (release.items.get(id) ?? null)

/** The types of the content, as players see it. None of their fields depends on the viewer. */
export const contentTypes = {
  Currency: { image: imageOf },
  CurrencyAmount: {
    currency: ({ currency }, _args, context) => {
      const found = releaseFor(context).currencies.get(currency)
      if (!found) throw new Error(`There is no currency ${currency}.`)
      return found
    },
  },
  Enemy: {
    image: imageOf,
    rarity: ({ rarityId }, _args, context) => rarityOf(releaseFor(context), rarityId),
    type: ({ enemyTypeId }, _args, context) => enemyTypeOf(releaseFor(context), enemyTypeId),
    reward: ({ xp, reward }) => ({ xp, currencies: reward, items: [] }),
  },
  EnemyType: {
    image: imageOf,
    dangers: ({ id }, _args, context) => [...dangersOfType(releaseFor(context), id)],
    weaknesses: ({ id }, _args, context) => [...weaknessesOfType(releaseFor(context), id)],
  },
  HuntingGround: {
    image: imageOf,
    region: ({ regionId }, _args, context) => regionOf(releaseFor(context), regionId),
    key: ({ keyId }, _args, context) => itemOrNull(releaseFor(context), keyId),
    travelCost: ({ travelCost }, _args, context) => currencyAmounts(releaseFor(context), travelCost),
    specialBaits: ({ specialBaitItemIds }, _args, context) => itemsOf(releaseFor(context), specialBaitItemIds),
    baitEffects: (ground, _args, context) => {
      const release = releaseFor(context)
      // an item that was removed from the content is not bait
      return baitEffects(ground, release).flatMap(({ itemId, moreTypeIds, xpFactor }) => {
        const [item] = itemsOf(release, [itemId])
        return item ? [{ item, moreOf: moreTypeIds.map((id) => enemyTypeOf(release, id)), xpFactor }] : []
      })
    },
  },
  Item: {
    image: imageOf,
    itemType: ({ type }, _args, context) => itemTypeOf(releaseFor(context), type),
    rarity: ({ rarityId }, _args, context) => rarityOf(releaseFor(context), rarityId),
    stats: ({ stats }, _args, context) => knownStats(releaseFor(context), stats),
    price: ({ price }, _args, context) => currencyAmounts(releaseFor(context), price),
    refund: ({ refund }, _args, context) => currencyAmounts(releaseFor(context), refund),
    craftingMaterials: ({ craftingMaterials }, _args, context) => itemAmounts(releaseFor(context), craftingMaterials),
    craftedInto: ({ id }, _args, context) => {
      const release = releaseFor(context)
      return itemsOf(release, productsByMaterial(release).get(id) ?? [])
    },
    requiredSubscription: ({ requiredSubscription }) => subscriptionLevelOf(requiredSubscription),
    creatureType: ({ creatureTypeId }, _args, context) =>
      creatureTypeId === null ? null : enemyTypeOf(releaseFor(context), creatureTypeId),
    attractsEnemyType: ({ attractsEnemyTypeId }, _args, context) =>
      attractsEnemyTypeId === null ? null : enemyTypeOf(releaseFor(context), attractsEnemyTypeId),
    attractsEnemy: ({ attractsEnemyId }, _args, context) =>
      attractsEnemyId === null ? null : enemyOf(releaseFor(context), attractsEnemyId),
    affectsEnemyType: (item, _args, context) => {
      const release = releaseFor(context)
      const enemyTypeId = affectedTypeOf(item, release)
      return enemyTypeId === null ? null : enemyTypeOf(release, enemyTypeId)
    },
    specialGrounds: ({ id }, _args, context) => {
      const release = releaseFor(context)
      return (groundsByBait(release).get(id) ?? []).map((groundId) => groundOf(release, groundId))
    },
  },
  ItemAmount: { item: ({ itemId }, _args, context) => itemOf(releaseFor(context), itemId) },
  ItemType: {
    countsWhileOwned,
    slotCount: ({ slots }) => slots,
  },
  Rank: {
    image: imageOf,
    requiredXp: ({ xp }) => xp,
    rewardItem: ({ rewardItemId }, _args, context) => itemOrNull(releaseFor(context), rewardItemId),
  },
  Region: {
    image: imageOf,
    key: ({ keyId }, _args, context) => itemOrNull(releaseFor(context), keyId),
    huntingGrounds: ({ id }, _args, context) =>
      [...releaseFor(context).grounds.values()].filter(({ regionId, isVisible }) => isVisible && regionId === id),
  },
  Reward: {
    currencies: ({ currencies }, _args, context) => currencyAmounts(releaseFor(context), currencies),
    items: ({ items }, _args, context) => itemAmounts(releaseFor(context), items),
  },
  Stat: {
    type: statTypeOf,
    image: imageOf,
    rarity: ({ rarityId }, _args, context) => (rarityId === null ? null : rarityOf(releaseFor(context), rarityId)),
  },
  StatProc: {
    affectedCreatureType: ({ affectedCreatureTypeId }, _args, context) =>
      affectedCreatureTypeId === null ? null : enemyTypeOf(releaseFor(context), affectedCreatureTypeId),
  },
  StatValue: {
    stat: ({ stat }, _args, context) => statOf(releaseFor(context), stat),
    procPercent: ({ procPercent }) => procPercent ?? null,
  },
} satisfies Resolvers

export const contentResolvers = {
  Query: {
    item: (_root, { id }, context) => readItem(context, id),
    items: (_root, args, context) => pageOf(listItems(context, args)),
    enemies: (_root, args, context) => pageOf(listEnemies(context, args)),
    stats: (_root, _args, context) => listStats(context),
    packages: async (_root, _args, context) => {
      const release = releaseFor(context)
      return (await listPackages(context)).map((record) => premiumPackageOf(release, record))
    },
    admin: (_root, _args, context) => {
      requireStaff(context)
      return {}
    },
  },
  ...contentTypes,
} satisfies Resolvers

/** `Money` in US dollars, in which all packages are sold. */
export const inUsd = (cents: number) => ({ cents, currency: 'usd' as const })

/** The price of a package as `Money`. */
export const priceOf = ({ priceUsd }: Pick<PremiumPackageRecord, 'priceUsd'>) => toMoney(priceUsd)

/** `PremiumPackage`. */
export const premiumPackageOf = (release: Release, record: PremiumPackageRecord) => ({
  id: record.id,
  name: record.name,
  flavorText: record.flavorText,
  image: imageOf(record),
  price: priceOf(record),
  month: record.month || null,
  year: record.year || null,
  subscriptionLevel: subscriptionLevelOf(record.subscriptionLevel),
  category: categoryOf(record),
  items: itemAmounts(release, record.items),
})
