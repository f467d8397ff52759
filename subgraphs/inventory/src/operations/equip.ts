import { type Context, idSchema, parse } from '@sanguine/kernel'
import { type PlayerActionResult, runPlayerAction } from '@sanguine/players'
import * as rules from '@sanguine/rules'
import { z } from 'zod'

const inputSchema = z.object({ itemId: idSchema })

interface EquipInput {
  readonly itemId: string
}

/** Puts an owned item on; what was in its slot goes back to the inventory. */
export async function equip(
  context: Context,
  input: EquipInput,
): Promise<PlayerActionResult<{ readonly itemId: string }>> {
  const { itemId } = parse(inputSchema, input)
  return runPlayerAction(context, {
    name: 'equip',
    input: { itemId },
    rule: ({ state, ...rest }) => rules.equip(state, { itemId, ...rest }),
  })
}

/** Takes a worn item off. */
export async function unequip(
  context: Context,
  input: EquipInput,
): Promise<PlayerActionResult<{ readonly itemId: string }>> {
  const { itemId } = parse(inputSchema, input)
  return runPlayerAction(context, {
    name: 'unequip',
    input: { itemId },
    rule: ({ state, ...rest }) => rules.unequip(state, { itemId, ...rest }),
  })
}
