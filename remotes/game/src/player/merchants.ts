import { type Merchant, categories } from '@sanguine/rules'

export interface Stall {
  readonly merchant: Merchant
  readonly path: string
  /** item type short names, one tab each */
  readonly shelves: readonly string[]
  /** shelves whose wares are bought by the handful, and the handfuls */
  readonly quantities: Readonly<Record<string, readonly number[]>>
}

const stall = (merchant: Merchant, path: string, quantities: Stall['quantities'] = {}): Stall => ({
  merchant,
  path,
  shelves: categories[merchant],
  quantities,
})

const byThousand = [1, 10, 100, 1000]
const byHundred = [1, 10, 100]

/** The merchants in the order of the CLUB NOIR menu. */
export const stalls: readonly Stall[] = [
  stall('crypt', '/crypt'),
  stall('mercatus', '/mercatus'),
  stall('jewel', '/jewel', { bait: byThousand, craftingmat: byThousand, coin: byThousand }),
  stall('stable', '/stable'),
  stall('armory', '/armory'),
  stall('weaponMaster', '/weaponmaster'),
  stall('sanctum', '/sanctum', { alchemy: byHundred, hex: byHundred }),
]

/** Who sells things of a type. */
export const stallOf = (itemType: string): Stall | undefined => stalls.find(({ shelves }) => shelves.includes(itemType))

/** The shelf on which things of a type are sold. */
export function shelfPath(itemType: string): string {
  const stall = stallOf(itemType)
  return stall ? `${stall.path}?shelf=${itemType}` : '/inventory'
}
