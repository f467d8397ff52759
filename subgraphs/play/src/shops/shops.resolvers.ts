import { currencyAmounts, memoPerRelease, releaseFor } from '@sanguine/catalogue'
import { type Domain, toPayload } from '@sanguine/kernel'
import { outgrownOf } from '@sanguine/players'
import type { Resolvers } from '@sanguine/schema'
import { buy } from './operations/buy'
import { readShop, type Shop } from './operations/read-shop'
import { sell } from './operations/sell'
import { sellItems } from './operations/sell-items'

const sorts = { ascending: 'asc', descending: 'desc' } as const

/** `ShopEntry` of each offer. */
const entriesOf = memoPerRelease((release, { state, entries }: Shop) => {
  const isOutgrown = outgrownOf(release, state)
  return entries.map(({ item, verb, owned, quote }) => ({
    item,
    verb,
    owned,
    isOutgrown: isOutgrown(item),
    quantity: quote.amount,
    price: currencyAmounts(release, quote.price),
    materials: quote.materials.flatMap((material) => {
      const used = release.items.get(material.itemId)
      const collection = release.items.get(material.neededForCollection ?? '')
      const neededForCollection = collection ? { item: collection, state } : null
      return used ? [{ ...material, item: used, neededForCollection }] : []
    }),
    refusal: quote.refusal,
  }))
})

/** The gateway keeps the entries of a shop with the shop. */
export const contentResolvers = {
  ShopEntry: {},
  ShopMaterial: {},
} satisfies Domain['contentResolvers']

export const resolvers = {
  Query: {
    shop: async (_root, { merchant, itemType, sort, quantity }, context) => {
      const input = { merchant, itemType: itemType ?? null, sort: sorts[sort ?? 'ascending'], quantity: quantity ?? 1 }
      const shop = await readShop(context, input)
      return entriesOf(shop.release, shop)
    },
  },
  Mutation: {
    buy: async (_root, { input }, context) =>
      toPayload(await buy(context, input), ({ player, value }) => ({ player, bought: value })),
    sell: async (_root, { input }, context) =>
      toPayload(await sell(context, input), ({ player, value }) => ({ player, sold: value })),
    sellItems: async (_root, { input }, context) => {
      const release = releaseFor(context)
      return toPayload(await sellItems(context, input), ({ player, value: { items, pieces, received } }) => ({
        player,
        sold: { items, pieces, received: currencyAmounts(release, received) },
      }))
    },
  },
} satisfies Resolvers
