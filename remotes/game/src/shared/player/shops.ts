import { categories } from '@sanguine/rules'
import type { Merchant } from '../../generated/documents'

export interface Shop {
  readonly merchant: Merchant
  readonly path: string
  /** item type short names, one tab each */
  readonly shelves: readonly string[]
  /** the amounts offered at once, by shelf; 1 for shelves not listed */
  readonly quantities: Readonly<Record<string, readonly number[]>>
}

const shop = (
  merchant: Merchant,
  path: string,
  shelves: Shop['shelves'],
  quantities: Shop['quantities'] = {},
): Shop => ({
  merchant,
  path,
  shelves,
  quantities,
})

const quantitiesToThousand = [1, 10, 100, 1000]
const quantitiesToHundred = [1, 10, 100]

/** The shops in the order of the CLUB NOIR menu. */
export const shops: readonly Shop[] = [
  shop('CRYPT', '/crypt', categories.crypt),
  shop('MERCATUS', '/mercatus', categories.mercatus),
  shop('JEWEL', '/jewel', categories.jewel, {
    bait: quantitiesToThousand,
    craftingmat: quantitiesToThousand,
    coin: quantitiesToThousand,
  }),
  shop('STABLE', '/stable', categories.stable),
  shop('ARMORY', '/armory', categories.armory),
  shop('WEAPON_MASTER', '/weaponmaster', categories.weaponMaster),
  shop('SANCTUM', '/sanctum', categories.sanctum, { alchemy: quantitiesToHundred, hex: quantitiesToHundred }),
]

/** The shop that sells items of a type. */
export const shopOf = (itemType: string): Shop | undefined => shops.find(({ shelves }) => shelves.includes(itemType))

interface LinkedItem {
  readonly id: string
  readonly itemType: { readonly shortName: string }
}

/**
 * The path of the shelf that sells an item, which it then begins with; the inventory when no shop sells such items.
 * @param amount how many are wanted, for a shelf that sells several at once; more than it sells at once count as that
 */
export function shopItemPath({ id, itemType: { shortName } }: LinkedItem, amount = 1): string {
  const shop = shopOf(shortName)
  if (!shop) return '/inventory'
  const quantity = Math.min(amount, shop.quantities[shortName]?.at(-1) ?? 1)
  return `${shop.path}?shelf=${shortName}&item=${id}${quantity > 1 ? `&quantity=${quantity}` : ''}`
}
