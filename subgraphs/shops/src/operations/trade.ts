import { type Context, idSchema, parse } from '@sanguine/kernel'
import { type PlayerActionResult, runPlayerAction } from '@sanguine/players'
import * as rules from '@sanguine/rules'
import { z } from 'zod'

const inputSchema = z.object({ itemId: idSchema, amount: z.number() })

/** Above 0 buys, crafts, tames or binds; below 0 sells. All or nothing. */
export async function trade(
  context: Context,
  input: { readonly itemId: string; readonly amount: number },
): Promise<PlayerActionResult<rules.TradeResult>> {
  const { itemId, amount } = parse(inputSchema, input)
  return runPlayerAction(context, {
    name: 'trade',
    input: { itemId, amount },
    rule: ({ state, release }) => rules.trade(state, { itemId, amount, release }),
  })
}
