import { type Context, parse } from '@sanguine/kernel'
import { type PlayerActionResult, runPlayerAction } from '@sanguine/players'
import { changeSetup } from '@sanguine/rules'
import { z } from 'zod'

const inputSchema = z.object({
  index: z.int('must be a whole number').min(0, 'must be 0 to 9').max(9, 'must be 0 to 9'),
})

/** Switches to another setup, zero-based; the value is the setup in use. */
export async function changeEquipmentSet(
  context: Context,
  input: { readonly index: number },
): Promise<PlayerActionResult<{ readonly index: number }>> {
  const { index } = parse(inputSchema, input)
  return runPlayerAction(context, {
    name: 'changeEquipmentSet',
    input: { index },
    rule: ({ state, ...rest }) => changeSetup(state, { index, ...rest }),
  })
}
