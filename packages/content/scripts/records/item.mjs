import { premiumPackages } from '../world/premium.mjs'
import { currencyEntries, itemStats } from './entries.mjs'
import { idOf } from './ids.mjs'
import { optional, refer } from './refer.mjs'

const packaged = new Set(premiumPackages.flatMap(({ items }) => Object.keys(items)))

/**
 * The amount that a shop pays for an item: a quarter of its gold, unless the item has its own amount. A shop pays no
 * gold for items of premium packages, so that gold cannot be bought for money. Diamonds never come back.
 */
const refundOf = ({ slug, price = {}, refund, unique }) => {
  if (packaged.has(slug)) return { ...refund, vgc: undefined }
  if (refund) return refund
  const gold = Math.floor((price.vgc ?? 0) / 4)
  return gold > 0 && !unique ? { vgc: gold } : {}
}

export const itemRecord =
  ({ imageId, loopId }) =>
  (item) => ({
    id: idOf('item', item.slug),
    name: item.name,
    type: refer.itemType(item.type),
    creatureType: optional(refer.enemyType, item.creature),
    trophieItemIds: (item.trophies ?? []).map(refer.item),
    canAttractEnemyType: optional(refer.enemyType, item.attractsType),
    canAttractEnemyId: optional(refer.enemy, item.attractsEnemy),
    rarity: refer.rarity(item.rarity),
    imageId: imageId('item', item.slug),
    animatedImageId: loopId('item', item.slug),
    flavorText: item.flavor,
    visible: true,
    reqXP: item.reqXP ?? 0,
    price: currencyEntries(item.price, imageId),
    refund: currencyEntries(refundOf(item), imageId),
    buyable: Boolean(item.price || item.mats),
    premiumShop: item.premium ?? false,
    needSub: item.needSub ?? 0,
    stats: itemStats(item.stats),
    unique: item.unique ?? false,
    craftingMats: Object.entries(item.mats ?? {}).map(([slug, amount]) => ({ itemId: refer.item(slug), amount })),
    transferable: false,
  })
