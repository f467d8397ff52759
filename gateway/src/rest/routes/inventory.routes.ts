import { releaseFor } from '@sanguine/catalogue'
import { idSchema } from '@sanguine/kernel'
import { changeEquipmentSet, equip, unequip } from '@sanguine/play'
import { z } from 'zod'
import { defineRoute } from '../route'
import { successSentences } from '../success-sentences'
import { integerInput, resultShape, toWireResult } from '../wire'

const params = z.object({ itemId: idSchema })

const equipping = {
  method: 'GET',
  tag: 'inventory',
  access: 'player',
  changesState: true,
  acceptsIdempotencyKey: true,
  response: resultShape,
} as const

export const inventoryRoutes = [
  defineRoute({
    ...equipping,
    operationId: 'equipItem',
    cost: 'Mutation.equip',
    path: '/game/equip/:itemId',
    example: { success: true, message: 'Letter Opener equipped.' },
    summary: 'Puts an owned item on.',
    input: { params },
    run: async (context, input) =>
      toWireResult(context, await equip(context, input.params), ({ value: { itemId } }) =>
        successSentences.equipped(releaseFor(context), itemId),
      ),
  }),
  defineRoute({
    ...equipping,
    operationId: 'unequipItem',
    cost: 'Mutation.unequip',
    path: '/game/unequip/:itemId',
    example: { success: true, message: 'Letter Opener unequipped.' },
    summary: 'Takes a worn item off.',
    input: { params },
    run: async (context, input) =>
      toWireResult(context, await unequip(context, input.params), ({ value: { itemId } }) =>
        successSentences.unequipped(releaseFor(context), itemId),
      ),
  }),
  defineRoute({
    ...equipping,
    operationId: 'changeEquipmentSet',
    cost: 'Mutation.changeEquipmentSet',
    path: '/game/changeEquipmentSet/:index',
    example: { success: true, message: successSentences.setupChanged(1) },
    summary: 'Switches to another equipment setup, zero-based.',
    input: { params: z.object({ index: integerInput({ min: 0, max: 9 }).describe('The setup, zero-based.') }) },
    run: async (context, input) =>
      toWireResult(context, await changeEquipmentSet(context, input.params), ({ value: { index } }) =>
        successSentences.setupChanged(index),
      ),
  }),
]
