import { type Context, idSchema, parse } from '@sanguine/kernel'
import { type PlayerActionResult, runPlayerAction } from '@sanguine/players'
import * as rules from '@sanguine/rules'
import { z } from 'zod'

const inputSchema = z.object({
  kind: z.enum(['item', 'rank']),
  id: idSchema,
  isPinned: z.boolean(),
  place: z
    .int()
    .min(0)
    .max(rules.maxPins - 1)
    .nullish(),
})

/** Pins an item or a rank, moves its pin, or removes it. */
export async function changePins(
  context: Context,
  input: z.input<typeof inputSchema>,
): Promise<PlayerActionResult<{ readonly pin: rules.Pin }>> {
  const { kind, id, isPinned, place = null } = parse(inputSchema, input)
  const pin = { kind, id }
  return runPlayerAction(context, {
    name: 'changePins',
    input: { pin, isPinned, place },
    rule: ({ state, release }) => rules.changePins(state, { pin, isPinned, place, release }),
  })
}
