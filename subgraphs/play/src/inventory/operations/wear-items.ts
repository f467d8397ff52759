import { type Context, idSchema, parse } from '@sanguine/kernel'
import { type PlayerActionResult, runPlayerAction } from '@sanguine/players'
import * as rules from '@sanguine/rules'
import { z } from 'zod'

/** Limits above the number of slots of any type, and above the number of types. */
const [maxItems, maxTypes] = [20, 20]

const inputSchema = z.object({
  slots: z
    .array(z.object({ itemTypeId: idSchema, itemIds: z.array(idSchema).max(maxItems).readonly() }))
    .max(maxTypes)
    .readonly(),
})

/** Changes the items in all slots of several types, either all of them or none. Other types stay unchanged. */
export async function wearItems(
  context: Context,
  input: z.input<typeof inputSchema>,
): Promise<PlayerActionResult<{ readonly index: number }>> {
  const { slots } = parse(inputSchema, input)
  return runPlayerAction(context, {
    name: 'wearItems',
    input: { slots },
    rule: ({ state, release, ...rest }) => {
      const types = new Map([...release.itemTypes.values()].map(({ id, shortName }) => [id, shortName]))
      const wanted = slots.map(({ itemTypeId, itemIds }) => ({
        slotType: rules.slotTypeOf(types.get(itemTypeId) ?? '') ?? '',
        itemIds,
      }))
      return rules.wearItems(state, { slots: wanted, release, ...rest })
    },
  })
}
