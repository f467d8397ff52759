import { type Context, idSchema, parse } from '@sanguine/kernel'
import { type PlayerActionResult, runPlayerAction } from '@sanguine/players'
import * as rules from '@sanguine/rules'
import { z } from 'zod'

const inputSchema = z.object({ huntingGroundId: idSchema })

/** Moves the player to another hunting ground, pays its cost, and puts the equipment set in use that is bound to it. */
export async function travel(
  context: Context,
  input: { readonly huntingGroundId: string },
): Promise<PlayerActionResult<rules.Journey>> {
  const { huntingGroundId: groundId } = parse(inputSchema, input)
  return runPlayerAction(context, {
    name: 'travel',
    input: { groundId },
    rule: ({ state, ...rest }) => rules.travel(state, { groundId, ...rest }),
  })
}
