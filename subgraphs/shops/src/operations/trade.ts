import { type Context, idSchema, ok, parse, type Result } from '@sanguine/kernel'
import { type MeView, type PlayerRefusal, runPlayerAction, viewMe } from '@sanguine/players'
import * as rules from '@sanguine/rules'
import { z } from 'zod'

const inputSchema = z.object({ itemId: idSchema, amount: z.number() })

/** What to tell a player who has traded, and the player. */
export interface Traded {
  readonly message: string
  readonly me: MeView
}

/** Above 0 buys, crafts, tames or binds; below 0 sells. All or nothing. */
export async function trade(
  context: Context,
  input: { readonly itemId: string; readonly amount: number },
): Promise<Result<Traded, PlayerRefusal>> {
  const { itemId, amount } = parse(inputSchema, input)
  const answer = await runPlayerAction(context, {
    name: 'trade',
    input: { itemId, amount },
    rule: ({ state, release }) => rules.trade(state, { itemId, amount, release }),
  })
  if (!answer.ok) return answer
  const { verb } = answer.value.result
  const message = verb === 'sell' ? 'Sale successful!' : 'Purchase successful! Item added to inventory.'
  return ok({ message, me: viewMe(context, answer.value) })
}
