import { type Context, parse, type Result } from '@sanguine/kernel'
import type { PlayerRefusal } from '@sanguine/players'
import { changeSetup } from '@sanguine/rules'
import { z } from 'zod'
import { change, type Dressed } from './change'

const inputSchema = z.object({ index: z.int('must be a whole number') })

/** Switches to another setup, zero-based. */
export function changeEquipmentSet(
  context: Context,
  input: { readonly index: number },
): Promise<Result<Dressed, PlayerRefusal>> {
  const { index } = parse(inputSchema, input)
  return change(context, {
    name: 'changeEquipmentSet',
    input: { index },
    rule: ({ state, ...turn }) => changeSetup(state, { index, ...turn }),
    message: () => `Equipment setup ${index + 1} is in use.`,
  })
}
