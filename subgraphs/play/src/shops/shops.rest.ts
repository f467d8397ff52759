import { memoPerRelease } from '@sanguine/catalogue'
import { itemJson, itemShape } from '@sanguine/catalogue/rest'
import { idSchema, refused } from '@sanguine/kernel'
import { defineRoute, integerInput, jsonList, jsonWith, resultShape } from '@sanguine/kernel/rest'
import { toWireResult } from '@sanguine/players/rest'
import { type Merchant, type ShelfEntry, tradeLimit } from '@sanguine/rules'
import { z } from 'zod'
import { buy } from './operations/buy'
import { readShop, type Shop, shelfItemType } from './operations/read-shop'
import { sell } from './operations/sell'

const endpoints: Readonly<Record<string, Merchant>> = {
  GetMercatus: 'mercatus',
  GetCrypt: 'crypt',
  GetStable: 'stable',
  GetArmory: 'armory',
  GetWeaponMaster: 'weaponMaster',
  GetJewel: 'jewel',
  GetSanctum: 'sanctum',
}

const shelfQuery = z.object({
  quantity: integerInput({ min: 1 })
    .optional()
    .describe('The quantity to buy. It is accepted without effect: prices are for one piece.'),
  sort: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['asc', 'desc'], 'must be asc or desc'))
    .meta({ id: 'SortOrder', documentedAs: { type: 'string', enum: ['asc', 'desc'] } })
    .optional()
    .describe('The order by required XP; `asc` if left out.'),
  filter: shelfItemType.optional().describe('The short name of an item type; all types if left out or empty.'),
})

const shopItemShape = itemShape
  .extend({
    verb: z.enum(['buy', 'craft', 'tame', 'bind']).meta({ id: 'PurchaseVerb' }),
    owned: z.int().min(0).describe('The number of pieces that the player owns.'),
    ownedMaterials: z
      .array(z.int().min(0))
      .describe('The number of pieces of each of `craftingMats` that the player owns, in the same order.'),
  })
  .meta({ id: 'ShopItem', description: 'An item that a merchant offers.' })

/** A quote adds up the lines of a material that is listed twice. */
const ownedMaterials = (
  materials: ShelfEntry['item']['craftingMaterials'],
  quoted: ShelfEntry['quote']['materials'],
): number[] => materials.map(({ itemId }) => quoted.find((material) => material.itemId === itemId)?.owned ?? 0)

const shelfJson = memoPerRelease((release, { entries }: Shop) =>
  jsonList(
    entries.map(({ item, verb, owned, quote }) =>
      jsonWith(itemJson(release, item), {
        verb,
        owned,
        ownedMaterials: ownedMaterials(item.craftingMaterials, quote.materials),
      }),
    ),
  ).joined(),
)

const shelves = Object.entries(endpoints).map(([endpoint, merchant]) =>
  defineRoute({
    operationId: `list${endpoint.slice('Get'.length)}Items`,
    cost: 'Query.shop',
    method: 'GET',
    path: `/clientshop/${endpoint}`,
    tag: 'shops',
    summary: `Lists the items that the merchant ${endpoint.slice('Get'.length)} sells.`,
    access: 'player',
    scope: 'read',
    input: { query: shelfQuery },
    response: z.array(shopItemShape),
    run: async (context, { query: { sort, filter } }) => {
      const shop = await readShop(context, { merchant, sort, itemType: filter || null })
      return shelfJson(shop.release, shop)
    },
  }),
)

const amountSchema = integerInput({ min: -tradeLimit, max: tradeLimit })
  .refine((amount) => amount !== 0, refused({ en: 'must not be 0', de: 'darf nicht 0 sein' }))
  .describe('The number of pieces: above 0 to buy, below 0 to sell.')

const boughtSentence = 'Purchase successful! Item added to inventory.'

export const shopRoutes = [
  ...shelves,
  defineRoute({
    method: 'POST',
    operationId: 'tradeItem',
    cost: 'Mutation.buy',
    path: '/game/buysell',
    acceptsIdempotencyKey: true,
    example: { success: true, message: boughtSentence },
    tag: 'shops',
    summary:
      'Buys, crafts, tames or binds an item if the amount is above 0. Sells it at its refund if the amount is below 0.',
    access: 'player',
    scope: 'trade',
    input: { body: z.object({ itemId: idSchema, amount: amountSchema }).meta({ id: 'TradeRequest' }) },
    response: resultShape,
    run: async (context, { body: { itemId, amount } }) =>
      amount > 0
        ? toWireResult(context, await buy(context, { itemId, amount }), boughtSentence)
        : toWireResult(context, await sell(context, { itemId, amount: -amount }), 'Sale successful!'),
  }),
]
