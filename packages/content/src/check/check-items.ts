import { type Content, indexContent } from '../content'
import { purseOf } from '../release/stat-lines'
import type { ContentCheck } from './content-check'

/** Ids of all items that reach a player in one way or another. */
function obtainableItemIds({ records, start }: Content): Set<string> {
  return new Set([
    ...records.item
      .filter((item) => item.buyable && (item.price.length > 0 || item.craftingMats.length > 0))
      .map(({ id }) => id),
    ...records.enemy.flatMap(({ loot }) => loot.filter(({ dropChance }) => dropChance > 0).map(({ itemId }) => itemId)),
    ...records.rank.map(({ rewardItemId }) => rewardItemId),
    ...records.news.map(({ rewardItemId }) => rewardItemId),
    ...records.premiumPackage.flatMap(({ items }) => items.map(({ itemId }) => itemId)),
    ...start.items.map(({ itemId }) => itemId),
  ])
}

/** Every visible item can be had: bought, crafted, found, given or completed. */
export const checkObtainable: ContentCheck = (content) => {
  const obtainable = obtainableItemIds(content)
  const isCollection = (item: { trophieItemIds: readonly string[] }) => item.trophieItemIds.length > 0
  return content.records.item
    .filter((item) => item.visible && !isCollection(item) && !obtainable.has(item.id))
    .map(({ id, name }) => ({ kind: 'item', id, title: name, field: '', message: 'cannot be had in any way' }))
}

/** Nothing sells for more than it costs, which would make money out of nothing. */
export const checkEconomy: ContentCheck = ({ records }) => {
  const index = indexContent(records)
  return records.item.flatMap((item) => {
    const price = purseOf(index, item.price)
    const refund = purseOf(index, item.refund)
    if (Object.keys(price).length === 0) return []
    return Object.entries(refund)
      .filter(([currency, value]) => value > (price[currency] ?? 0))
      .map(([currency, value]) => ({
        kind: 'item' as const,
        id: item.id,
        title: item.name,
        field: 'refund',
        message: `pays ${value} ${currency} for what costs ${price[currency] ?? 0}`,
      }))
  })
}
