import { type Context, idSchema, parse } from '@sanguine/kernel'
import { type PlayerActionResult, runPlayerAction } from '@sanguine/players'
import * as rules from '@sanguine/rules'
import { z } from 'zod'

const inputSchema = z.object({ itemId: idSchema, isLocked: z.boolean() })

/** Locks an owned item, so that it cannot be sold, or unlocks it. */
export async function lockItem(
  context: Context,
  input: z.input<typeof inputSchema>,
): Promise<PlayerActionResult<{ readonly itemId: string }>> {
  const { itemId, isLocked } = parse(inputSchema, input)
  return runPlayerAction(context, {
    name: 'lockItem',
    input: { itemId, isLocked },
    rule: ({ state, release }) => rules.lockItem(state, { itemId, isLocked, release }),
  })
}
