import type { Context, Resolvers, Result } from '@sanguine/kernel'
import type { PlayerRefusal } from '@sanguine/players'
import { readShop } from './operations/read-shop'
import { type Traded, trade } from './operations/trade'

interface TradeArgs {
  readonly itemId: string
  readonly amount: number
}

const payload = (answer: Result<Traded, PlayerRefusal>) =>
  answer.ok ? { ...answer.value, userErrors: [] } : { message: null, me: null, userErrors: [answer.refusal] }

/** A negative amount would turn a purchase into a sale; 0 is an amount that the rule refuses. */
const positive = (amount: number): number => Math.max(0, amount)

export const resolvers: Resolvers = {
  Query: { shop: (_root, args, context) => readShop(context, args) },
  Mutation: {
    buy: async (_root, { itemId, amount }: TradeArgs, context: Context) =>
      payload(await trade(context, { itemId, amount: positive(amount) })),
    sell: async (_root, { itemId, amount }: TradeArgs, context: Context) =>
      payload(await trade(context, { itemId, amount: -positive(amount) })),
  },
}
