import { type Context, type Resolvers, toPayload } from '@sanguine/kernel'
import { viewMe } from '@sanguine/players'
import { readShop } from './operations/read-shop'
import { trade } from './operations/trade'
import { tradeMessage } from './shops.messages'

interface TradeArgs {
  readonly itemId: string
  readonly amount: number
}

const tradePayload = async (context: Context, input: TradeArgs) =>
  toPayload(await trade(context, input), ({ player, value }) => ({
    message: tradeMessage(value),
    me: viewMe(context, player),
  }))

/** A negative amount would turn a purchase into a sale; 0 is an amount that the rule refuses. */
const positive = (amount: number): number => Math.max(0, amount)

export const resolvers: Resolvers = {
  Query: { shop: (_root, args, context) => readShop(context, args) },
  Mutation: {
    buy: (_root, { itemId, amount }: TradeArgs, context) => tradePayload(context, { itemId, amount: positive(amount) }),
    sell: (_root, { itemId, amount }: TradeArgs, context) =>
      tradePayload(context, { itemId, amount: -positive(amount) }),
  },
}
