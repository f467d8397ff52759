import { type Context, idSchema, parse, wholeNumber } from '@sanguine/kernel'
import { type PlayerActionResult, runPlayerAction } from '@sanguine/players'
import { changeSetupSettings } from '@sanguine/rules'
import { z } from 'zod'

const maxNameLength = 24

/** Visible text in one line, surrounding space removed; empty for no name. */
const nameSchema = z
  .string()
  .trim()
  .normalize()
  .max(maxNameLength, `must be at most ${maxNameLength} characters`)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, 'must be visible characters')

const inputSchema = z.object({
  index: wholeNumber(0, 9),
  name: nameSchema.nullish(),
  huntingGroundId: idSchema.nullish(),
})

/**
 * Names an equipment set, zero-based, and binds it to a hunting ground. Null removes the name or the ground; what is
 * left out stays unchanged.
 */
export async function updateEquipmentSet(
  context: Context,
  input: z.input<typeof inputSchema>,
): Promise<PlayerActionResult<{ readonly index: number }>> {
  const { index, name, huntingGroundId: groundId } = parse(inputSchema, input)
  const settings = { ...(name !== undefined && { name: name || null }), ...(groundId !== undefined && { groundId }) }
  return runPlayerAction(context, {
    name: 'updateEquipmentSet',
    input: { index, ...settings },
    rule: ({ state, release }) => changeSetupSettings(state, { index, settings, release }),
  })
}
