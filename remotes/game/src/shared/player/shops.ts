import { type Merchant, wares } from '@sanguine/rules'

export interface Shop {
  readonly merchant: Merchant
  readonly path: string
  /** item type short names, one tab each */
  readonly shelves: readonly string[]
  /** the amounts offered at once, by shelf; 1 for shelves not listed */
  readonly quantities: Readonly<Record<string, readonly number[]>>
}

const shop = (merchant: Merchant, path: string, quantities: Shop['quantities'] = {}): Shop => ({
  merchant,
  path,
  shelves: wares[merchant],
  quantities,
})

const quantitiesToThousand = [1, 10, 100, 1000]
const quantitiesToHundred = [1, 10, 100]

/** The shops in the order of the CLUB NOIR menu. */
export const shops: readonly Shop[] = [
  shop('crypt', '/crypt'),
  shop('mercatus', '/mercatus'),
  shop('jewel', '/jewel', {
    bait: quantitiesToThousand,
    craftingmat: quantitiesToThousand,
    coin: quantitiesToThousand,
  }),
  shop('stable', '/stable'),
  shop('armory', '/armory'),
  shop('weaponMaster', '/weaponmaster'),
  shop('sanctum', '/sanctum', { alchemy: quantitiesToHundred, hex: quantitiesToHundred }),
]

/** The shop that sells items of a type. */
export const shopOf = (itemType: string): Shop | undefined => shops.find(({ shelves }) => shelves.includes(itemType))

/** The path of the shelf with items of a type; the inventory when no shop sells them. */
export function shelfPath(itemType: string): string {
  const shop = shopOf(itemType)
  return shop ? `${shop.path}?shelf=${itemType}` : '/inventory'
}
