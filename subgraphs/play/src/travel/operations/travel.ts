import { releaseService } from '@sanguine/catalogue'
import { type Context, err, idSchema, parse } from '@sanguine/kernel'
import { type PlayerActionResult, runPlayerAction } from '@sanguine/players'
import * as rules from '@sanguine/rules'
import { z } from 'zod'

const inputSchema = z.object({ huntingGroundId: idSchema })

/**
 * Moves the player to another hunting ground, pays its cost, and switches to the equipment set that is bound to it. If
 * the ground was deleted meanwhile, which this gateway may not know yet, the player returns and gets the cost back.
 */
export async function travel(
  context: Context,
  input: { readonly huntingGroundId: string },
): Promise<PlayerActionResult<rules.Journey>> {
  const { huntingGroundId: groundId } = parse(inputSchema, input)
  const { app } = context
  const known = app.get(releaseService).current().grounds.get(groundId)
  const travelled = await runPlayerAction(context, {
    name: 'travel',
    input: { groundId },
    rule: ({ state, ...rest }) => rules.travel(state, { groundId, ...rest }),
  })
  // a repeat of the call may come when the player has left the ground, and its deletion concerns them no more
  if (!travelled.ok || travelled.value.player.state.groundId !== groundId) return travelled
  if ((await app.get(releaseService).refresh()).grounds.has(groundId)) return travelled
  const lost = { groundId, travelCost: known?.travelCost ?? {} }
  await runPlayerAction(
    { ...context, idempotencyKey: null },
    {
      name: 'returnFromGround',
      input: { groundId },
      rule: ({ state, release }) => rules.returnFromGround(state, lost, release),
    },
  )
  return err('unknownGround', { groundId }, null)
}
