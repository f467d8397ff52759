import { releaseFor } from '@sanguine/catalogue'
import { idSchema } from '@sanguine/kernel'
import { type Merchant, tradeLimit } from '@sanguine/rules'
import { readShop, trade, tradeMessage } from '@sanguine/shops'
import { z } from 'zod'
import { defineRoute } from '../route'
import { itemShape, wireItem } from '../shapes/item.shape'
import { outcome, outcomeSchema, wireInt } from '../wire'

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
  quantity: z
    .union([z.literal(''), wireInt.pipe(z.int().min(1, 'must be 1 or more'))], 'must be a number')
    .optional()
    .describe('How many the player means to buy; prices are for one.'),
  sort: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['', 'asc', 'desc'], 'must be asc or desc'))
    .optional()
    .describe('By required XP; `asc` or `desc`.'),
  filter: z.string().optional().describe('Short name of an item type.'),
})

const shelfEntryShape = itemShape.extend({
  verb: z.enum(['buy', 'craft', 'tame', 'bind']),
  owned: z.int(),
  ownedMaterials: z.array(z.int()).describe('In the order of `craftingMats`.'),
})

const shelves = Object.entries(endpoints).map(([endpoint, merchant]) =>
  defineRoute({
    method: 'GET',
    path: `/clientshop/${endpoint}`,
    tag: 'shops',
    summary: `What the merchant offers: ${merchant}.`,
    access: 'player',
    input: { query: shelfQuery },
    answer: z.array(shelfEntryShape),
    run: async (context, { query: { sort, filter } }) => {
      const shelf = await readShop(context, { merchant, sort: sort || 'asc', filter: filter ?? null })
      const release = releaseFor(context)
      return shelf.map(({ item, verb, owned, ownedMaterials }) => ({
        ...wireItem(release, item),
        verb,
        owned,
        ownedMaterials: [...ownedMaterials],
      }))
    },
  }),
)

const amountSchema = wireInt.pipe(
  z
    .int()
    .min(-tradeLimit, `must be from -${tradeLimit} to ${tradeLimit}`)
    .max(tradeLimit, `must be from -${tradeLimit} to ${tradeLimit}`)
    .refine((amount) => amount !== 0, 'must not be 0'),
)

export const shopRoutes = [
  ...shelves,
  defineRoute({
    method: 'POST',
    path: '/game/buysell',
    tag: 'shops',
    summary: 'Buys, crafts, tames or binds with an amount above 0; sells at the refund below 0.',
    access: 'player',
    input: { body: z.object({ itemId: idSchema, amount: amountSchema }) },
    answer: outcomeSchema,
    run: async (context, { body }) => outcome(context, await trade(context, body), ({ value }) => tradeMessage(value)),
  }),
]
