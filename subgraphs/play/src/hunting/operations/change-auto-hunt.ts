import { type Context, idSchema, parse, wholeNumber } from '@sanguine/kernel'
import { type PlayerActionResult, runPlayerAction } from '@sanguine/players'
import * as rules from '@sanguine/rules'
import { z } from 'zod'

const inputSchema = z.object({
  isOn: z.boolean().nullish(),
  baitId: idSchema.nullish(),
  reserve: wholeNumber(0, rules.tradeLimit).nullish(),
})

/**
 * Switches auto-hunts on or off, and sets their bait (null for the equipped one) and their reserve of it. Fields that
 * are left out stay unchanged.
 */
export async function changeAutoHunt(
  context: Context,
  input: z.input<typeof inputSchema>,
): Promise<PlayerActionResult<rules.AutoHuntSettings>> {
  const { isOn, baitId, reserve } = parse(inputSchema, input)
  const settings = {
    ...(typeof isOn === 'boolean' && { isOff: !isOn }),
    ...(baitId !== undefined && { baitId }),
    ...(typeof reserve === 'number' && { reserve }),
  }
  return runPlayerAction(context, {
    name: 'changeAutoHunt',
    input: settings,
    rule: ({ state, ...clock }) => rules.changeAutoHunt(state, { ...clock, settings }),
  })
}
