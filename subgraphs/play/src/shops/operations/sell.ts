import { type Context, parse } from '@sanguine/kernel'
import { type PlayerActionResult, runPlayerAction } from '@sanguine/players'
import * as rules from '@sanguine/rules'
import { type TradeRequest, tradeSchema } from './trade-request'

/** Sells pieces that no equipment set wears, at their refund. All or nothing. */
export async function sell(context: Context, input: TradeRequest): Promise<PlayerActionResult<rules.Sale>> {
  const { itemId, amount } = parse(tradeSchema, input)
  return runPlayerAction(context, {
    // the name and the signed amount under which repeats of purchases and sales are recognised
    name: 'trade',
    input: { itemId, amount: -amount },
    rule: ({ state, release }) => rules.sell(state, { itemId, amount, release }),
  })
}
