import { releaseFor, viewItem } from '@sanguine/catalogue'
import { type Context, parse } from '@sanguine/kernel'
import { readPlayer } from '@sanguine/players'
import { type Id, merchants, type Release, shopShelf } from '@sanguine/rules'
import type { ShopEntry } from '@sanguine/schema'
import { z } from 'zod'

const inputSchema = z.object({
  merchant: z.enum(merchants),
  filter: z.string().max(100, 'must be a short name').nullish(),
  sort: z.enum(['asc', 'desc'], 'must be asc or desc').default('asc'),
})

export type ShopInput = z.input<typeof inputSchema>

/** What a merchant offers this player, affordable or not, by required XP. */
export async function readShop(context: Context, input: ShopInput): Promise<ShopEntry[]> {
  const { merchant, filter, sort } = parse(inputSchema, input)
  const { state } = await readPlayer(context)
  const release = releaseFor(context)
  return shopShelf(merchant, filter, state, release, sort).flatMap(({ item, neededForCollection, ...entry }) => {
    const view = viewItem(release, item.id)
    return view ? [{ item: view, ...entry, wantedBy: neededForCollection.map((id) => nameOf(release, id)) }] : []
  })
}

const nameOf = (release: Release, id: Id | null): string | null => (id && release.items.get(id)?.name) || null
