import { premiumPackages } from '../world/premium.mjs'
import { currencyEntries, itemStats } from './entries.mjs'
import { idOf } from './ids.mjs'
import { optional, refer } from './refer.mjs'

const packaged = new Set(premiumPackages.flatMap(({ items }) => Object.keys(items)))

/**
 * The amount that a shop pays for an item: a quarter of its gold, unless the item has its own amount. A shop pays no
 * gold for items of premium packages, so that gold cannot be bought for money. Diamonds never come back.
 */
const refundOf = ({ slug, price = {}, refund, isUnique }) => {
  if (packaged.has(slug)) return { ...refund, vgc: undefined }
  if (refund) return refund
  const gold = Math.floor((price.vgc ?? 0) / 4)
  return gold > 0 && !isUnique ? { vgc: gold } : {}
}

export const itemRecord =
  ({ imageId, loopId }) =>
  (item) => ({
    id: idOf('item', item.slug),
    name: item.name,
    itemTypeId: refer.itemType(item.type),
    creatureTypeId: optional(refer.enemyType, item.creature),
    trophyItemIds: (item.trophies ?? []).map(refer.item),
    canAttractEnemyTypeId: optional(refer.enemyType, item.attractsType),
    canAttractEnemyId: optional(refer.enemy, item.attractsEnemy),
    rarityId: refer.rarity(item.rarity),
    imageId: imageId('item', item.slug),
    animatedImageId: loopId('item', item.slug),
    flavorText: item.flavor,
    isVisible: true,
    requiredXp: item.requiredXp ?? 0,
    price: currencyEntries(item.price, imageId),
    refund: currencyEntries(refundOf(item), imageId),
    isBuyable: Boolean(item.price || item.mats),
    isInPremiumShop: item.premium ?? false,
    requiredSubscription: item.requiredSubscription ?? 0,
    stats: itemStats(item.stats),
    isUnique: item.isUnique ?? false,
    craftingMaterials: Object.entries(item.mats ?? {}).map(([slug, amount]) => ({ itemId: refer.item(slug), amount })),
    isTransferable: false,
  })
