import { type Context, parse } from '@sanguine/kernel'
import { type PlayerActionResult, runPlayerAction } from '@sanguine/players'
import * as rules from '@sanguine/rules'
import { type TradeRequest, tradeSchema } from './trade-request'

/** Buys, crafts, tames or binds an item. All or nothing. */
export async function buy(context: Context, input: TradeRequest): Promise<PlayerActionResult<rules.Purchase>> {
  const { itemId, amount } = parse(tradeSchema, input)
  return runPlayerAction(context, {
    // the name and the signed amount under which repeats of purchases and sales are recognised
    name: 'trade',
    input: { itemId, amount },
    rule: ({ state, release }) => rules.buy(state, { itemId, amount, release }),
  })
}
