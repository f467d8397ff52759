import { goldCurrency } from '@sanguine/rules'
import type { ContentIndex, ContentProblem } from '../content'
import type { ContentRecords } from '../records'
import { purseOf } from '../release/basics'
import { type ContentCheck, type Findings, findInSteps } from './content-check'

/** Checks that no item sells for more than it costs, which would create money, and that real money buys no gold. */
export const checkEconomy: ContentCheck = function* ({ records }, { index }) {
  yield* findProfits(records, index)
  yield* findBoughtGold(records, index)
}

function findBoughtGold(records: ContentRecords, index: ContentIndex): ContentProblem[] {
  return records.premiumPackage.flatMap(({ id, name, items }) =>
    items.flatMap(({ itemId }, place) => {
      const item = index.item.find({ by: 'id', value: itemId })
      if (!item || !purseOf(index, item.refund)[goldCurrency]) return []
      const at = { kind: 'premiumPackage' as const, id, title: name, field: `items.${place}.itemId` }
      const en = `turns money into gold, since shops pay for ${item.name}`
      return [{ ...at, message: { en, de: `macht aus Geld Gold, denn Händler kaufen ${item.name} an` } }]
    }),
  )
}

function findProfits(records: ContentRecords, index: ContentIndex): Findings {
  return findInSteps(records.item, (item): ContentProblem[] => {
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
        message: {
          en: `pays ${value} ${currency} for what costs ${price[currency] ?? 0}`,
          de: `bringt ${value} ${currency} ein, kostet aber nur ${price[currency] ?? 0}`,
        },
      }))
  })
}
