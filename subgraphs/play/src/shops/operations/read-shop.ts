import { memoPerRelease, releaseFor } from '@sanguine/catalogue'
import { type Context, parse, wholeNumber } from '@sanguine/kernel'
import { readPlayer } from '@sanguine/players'
import {
  type Merchant,
  merchantItems,
  merchants,
  type PlayerState,
  type Release,
  type ShelfEntry,
  shopShelf,
  tradeLimit,
} from '@sanguine/rules'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

/** The short name of the item type that a shelf is narrowed to. */
export const shelfItemType = z.string().max(100, 'must be a short name')

const inputSchema = z.object({
  merchant: z.enum(merchants),
  itemType: shelfItemType.nullish(),
  sort: z.enum(['asc', 'desc'], 'must be asc or desc').default('asc'),
  quantity: wholeNumber(1, tradeLimit).default(1),
})

export type ShopInput = z.input<typeof inputSchema>

/** The offers of a merchant, with the release and the player's state for which they are computed. */
export interface Shop {
  readonly release: Release
  readonly state: PlayerState
  readonly entries: readonly ShelfEntry[]
}

/** Sorting a merchant's items takes longer than quoting them, and they only change with the release. */
const itemsOf = memoPerRelease((release, merchant: Merchant) => merchantItems(merchant, release))

/** The most shops that are kept of a release. With its responses by both APIs, one takes up to 300 kB. */
const maxKept = 100

const keptShops = memoPerRelease(() => new LRUCache<string, Shop>({ max: maxKept }))

/**
 * The offers of a merchant to the viewer's player, affordable or not, by required XP. Whole shops are the same object
 * until the player or the content changes, so that responses can be kept with them. Throws `invalidInput`.
 */
export async function readShop(context: Context, input: ShopInput): Promise<Shop> {
  const { merchant, ...shelf } = parse(inputSchema, input)
  const { accountId, state } = await readPlayer(context)
  const release = releaseFor(context)
  const shops = keptShops(release)
  const key = `${accountId} ${merchant} ${shelf.sort}`
  const isWhole = !shelf.itemType && shelf.quantity === 1
  const kept = isWhole ? shops.get(key) : undefined
  if (kept?.state === state) return kept
  const shop = { release, state, entries: shopShelf(state, { ...shelf, items: itemsOf(release, merchant), release }) }
  if (isWhole) shops.set(key, shop)
  return shop
}
