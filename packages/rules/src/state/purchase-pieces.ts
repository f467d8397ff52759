import type { Id } from '../release/release'
import type { PlayerState } from './player-state'

type Purchases = NonNullable<PlayerState['purchases']>

/** The charges, not taken back, that gave a piece of the item which the player has not lost since. */
export const chargesWith = (purchases: Purchases, itemId: Id): readonly string[] =>
  Object.keys(purchases).filter((id) => {
    const { items, missing, gone = [] } = purchases[id] ?? { items: [] }
    return missing === undefined && items.some((item) => item.itemId === itemId) && !gone.includes(itemId)
  })

/**
 * The charges after the player lost the last piece of an item, except by a refund. A piece that comes later belongs to
 * none of them.
 */
export function purchasesAfterLoss({ purchases = {} }: PlayerState, itemId: Id): Pick<PlayerState, 'purchases'> {
  const charges = chargesWith(purchases, itemId)
  if (charges.length === 0) return {}
  const changed = charges.map((id) => {
    const charge = purchases[id] ?? { items: [] }
    return [id, { ...charge, gone: [...(charge.gone ?? []), itemId] }]
  })
  return { purchases: { ...purchases, ...Object.fromEntries(changed) } }
}
