import { releaseFor } from '@sanguine/catalogue'
import {
  changeEquipmentSet,
  equip,
  equippedMessage,
  setupMessage,
  unequip,
  unequippedMessage,
} from '@sanguine/inventory'
import { idSchema } from '@sanguine/kernel'
import { z } from 'zod'
import { defineRoute } from '../route'
import { outcome, outcomeSchema, wireInt } from '../wire'

const params = z.object({ itemId: idSchema })

const dressing = {
  method: 'GET',
  tag: 'inventory',
  access: 'player',
  changesState: true,
  answer: outcomeSchema,
} as const

export const inventoryRoutes = [
  defineRoute({
    ...dressing,
    path: '/game/equip/:itemId',
    summary: 'Puts an owned item on.',
    input: { params },
    run: async (context, input) =>
      outcome(context, await equip(context, input.params), ({ value }) =>
        equippedMessage(releaseFor(context), value.itemId),
      ),
  }),
  defineRoute({
    ...dressing,
    path: '/game/unequip/:itemId',
    summary: 'Takes a worn item off.',
    input: { params },
    run: async (context, input) =>
      outcome(context, await unequip(context, input.params), ({ value }) =>
        unequippedMessage(releaseFor(context), value.itemId),
      ),
  }),
  defineRoute({
    ...dressing,
    path: '/game/changeEquipmentSet/:index',
    summary: 'Switches to another equipment setup, zero-based.',
    input: { params: z.object({ index: wireInt }) },
    run: async (context, input) =>
      outcome(context, await changeEquipmentSet(context, input.params), ({ value }) => setupMessage(value.index)),
  }),
]
