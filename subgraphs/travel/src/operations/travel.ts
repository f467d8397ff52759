import { type Context, idSchema, parse } from '@sanguine/kernel'
import { type PlayerActionResult, runPlayerAction } from '@sanguine/players'
import * as rules from '@sanguine/rules'
import { z } from 'zod'

const inputSchema = z.object({ huntingGroundId: idSchema })

/** Moves the player to another hunting ground and pays its cost; the value is the ground. */
export async function travel(
  context: Context,
  input: { readonly huntingGroundId: string },
): Promise<PlayerActionResult<{ readonly groundId: string }>> {
  const { huntingGroundId: groundId } = parse(inputSchema, input)
  return runPlayerAction(context, {
    name: 'travel',
    input: { groundId },
    rule: ({ state, release }) => rules.travel(state, { groundId, release }),
  })
}
