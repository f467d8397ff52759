import { memoPerRelease, releaseFor } from '@sanguine/catalogue'
import { type Context, parse, wholeNumber } from '@sanguine/kernel'
import { type Player, readPlayer } from '@sanguine/players'
import { type Merchant, merchantItems, merchants, type ShelfEntry, shopShelf, tradeLimit } from '@sanguine/rules'
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

/** The offers of a merchant, and the player for whom they are computed. */
export interface Shop {
  readonly player: Player
  readonly entries: readonly ShelfEntry[]
}

/** Sorting a merchant's items takes longer than quoting them, and they only change with the release. */
const itemsOf = memoPerRelease((release, merchant: Merchant) => merchantItems(merchant, release))

/** The offers of a merchant to the viewer's player, affordable or not, by required XP. Throws `invalidInput`. */
export async function readShop(context: Context, input: ShopInput): Promise<Shop> {
  const { merchant, ...shelf } = parse(inputSchema, input)
  const player = await readPlayer(context)
  const release = releaseFor(context)
  return { player, entries: shopShelf(player.state, { ...shelf, items: itemsOf(release, merchant), release }) }
}
