import { type Context, idSchema, parse } from '@sanguine/kernel'
import { type PlayerActionResult, runPlayerAction } from '@sanguine/players'
import * as rules from '@sanguine/rules'
import { z } from 'zod'

const inputSchema = z.object({ itemId: idSchema })
const equipSchema = inputSchema.extend({ replaces: z.boolean().nullish() })

interface UnequipInput {
  readonly itemId: string
}

interface EquipInput extends UnequipInput {
  /** whether to replace the item in the last open slot if the next slot is locked */
  readonly replaces?: boolean | null | undefined
}

/** Equips an owned item. The item that was in its slot goes back to the inventory. */
export async function equip(
  context: Context,
  input: EquipInput,
): Promise<PlayerActionResult<{ readonly itemId: string }>> {
  const { itemId, replaces } = parse(equipSchema, input)
  return runPlayerAction(context, {
    name: 'equip',
    input: { itemId, ...(replaces && { replaces }) },
    rule: ({ state, ...rest }) => rules.equip(state, { itemId, replaces: replaces ?? false, ...rest }),
  })
}

/** Takes off an equipped item. */
export async function unequip(
  context: Context,
  input: UnequipInput,
): Promise<PlayerActionResult<{ readonly itemId: string }>> {
  const { itemId } = parse(inputSchema, input)
  return runPlayerAction(context, {
    name: 'unequip',
    input: { itemId },
    rule: ({ state, ...rest }) => rules.unequip(state, { itemId, ...rest }),
  })
}
