import { changeEquipmentSet, equip, unequip } from '@sanguine/inventory'
import { idSchema } from '@sanguine/kernel'
import { z } from 'zod'
import { defineRoute } from '../route'
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
    path: '/game/equip/:itemId',
    example: { success: true, message: 'Letter Opener equipped.' },
    summary: 'Puts an owned item on.',
    input: { params },
    run: async (context, input) => toWireResult(await equip(context, input.params), ({ message }) => message),
  }),
  defineRoute({
    ...equipping,
    operationId: 'unequipItem',
    path: '/game/unequip/:itemId',
    example: { success: true, message: 'Letter Opener unequipped.' },
    summary: 'Takes a worn item off.',
    input: { params },
    run: async (context, input) => toWireResult(await unequip(context, input.params), ({ message }) => message),
  }),
  defineRoute({
    ...equipping,
    operationId: 'changeEquipmentSet',
    path: '/game/changeEquipmentSet/:index',
    example: { success: true, message: 'Equipment setup 2 is in use.' },
    summary: 'Switches to another equipment setup, zero-based.',
    input: { params: z.object({ index: integerInput({ min: 0, max: 9 }).describe('The setup, zero-based.') }) },
    run: async (context, input) =>
      toWireResult(await changeEquipmentSet(context, input.params), ({ message }) => message),
  }),
]
