import { type Context, idSchema, parse } from '@sanguine/kernel'
import { type PlayerActionResult, runPlayerAction } from '@sanguine/players'
import * as rules from '@sanguine/rules'
import { z } from 'zod'

/** The rules refuse amounts that are out of range, and a sale of nothing. */
const inputSchema = z.object({
  lines: z
    .array(z.object({ itemId: idSchema, amount: z.number() }))
    .max(rules.maxSaleLines, `must name at most ${rules.maxSaleLines} items`)
    .readonly(),
})

/** The items to sell, each with its amount. */
export type SellItemsRequest = z.input<typeof inputSchema>

/** Sells pieces of several items that no equipment set wears, at their refunds. All or nothing. */
export async function sellItems(
  context: Context,
  input: SellItemsRequest,
): Promise<PlayerActionResult<rules.SaleTotal>> {
  const { lines } = parse(inputSchema, input)
  return runPlayerAction(context, {
    name: 'sellItems',
    input: { lines },
    rule: ({ state, release }) => rules.sellItems(state, { lines, release }),
  })
}
