import { goldCurrency } from '@sanguine/rules'
import { type ContentProblem, indexContent } from '../content'
import type { ContentRecords } from '../records'
import { purseOf } from '../release/stat-lines'
import type { ContentCheck } from './content-check'

/** Nothing sells for more than it costs, which would make money out of nothing, and no gold is to be had for real money. */
export const checkEconomy: ContentCheck = ({ records }) => [...findProfits(records), ...findBoughtGold(records)]

function findBoughtGold(records: ContentRecords): ContentProblem[] {
  const index = indexContent(records)
  return records.premiumPackage.flatMap(({ id, name, items }) =>
    items.flatMap(({ itemId }, place) => {
      const item = index.item.find({ by: 'id', value: itemId })
      if (!item || !purseOf(index, item.refund)[goldCurrency]) return []
      const at = { kind: 'premiumPackage' as const, id, title: name, field: `items.${place}.itemId` }
      return [{ ...at, message: `is gold for money, since shops pay for ${item.name}` }]
    }),
  )
}

function findProfits(records: ContentRecords): ContentProblem[] {
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
