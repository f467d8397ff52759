import { indexContent } from '../content'
import { purseOf } from '../release/stat-lines'
import type { ContentCheck } from './content-check'

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
