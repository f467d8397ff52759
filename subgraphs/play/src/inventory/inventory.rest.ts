import { idSchema } from '@sanguine/kernel'
import { defineRoute, integerInput, resultShape } from '@sanguine/kernel/rest'
import { itemName, toWireResult } from '@sanguine/players/rest'
import { z } from 'zod'
import { changeEquipmentSet } from './operations/change-equipment-set'
import { equip, unequip } from './operations/equip'

const params = z.object({ itemId: idSchema })

const equipping = {
  method: 'GET',
  tag: 'inventory',
  access: 'player',
  scope: 'hunt',
  changesState: true,
  acceptsIdempotencyKey: true,
  response: resultShape,
} as const

/** `index` is zero-based. */
const setupChanged = (index: number): string => `Equipment setup ${index + 1} is in use.`

export const inventoryRoutes = [
  defineRoute({
    ...equipping,
    operationId: 'equipItem',
    cost: 'Mutation.equip',
    path: '/game/equip/:itemId',
    example: { success: true, message: 'Letter Opener equipped.' },
    summary: 'Equips an owned item.',
    input: { params },
    run: async (context, input) =>
      toWireResult(
        context,
        await equip(context, input.params),
        ({ value: { itemId } }) => `${itemName(context, itemId, 'Item')} equipped.`,
      ),
  }),
  defineRoute({
    ...equipping,
    operationId: 'unequipItem',
    cost: 'Mutation.unequip',
    path: '/game/unequip/:itemId',
    example: { success: true, message: 'Letter Opener unequipped.' },
    summary: 'Takes off an equipped item.',
    input: { params },
    run: async (context, input) =>
      toWireResult(
        context,
        await unequip(context, input.params),
        ({ value: { itemId } }) => `${itemName(context, itemId, 'Item')} unequipped.`,
      ),
  }),
  defineRoute({
    ...equipping,
    operationId: 'changeEquipmentSet',
    cost: 'Mutation.changeEquipmentSet',
    path: '/game/changeEquipmentSet/:index',
    ownedBy: 'none',
    example: { success: true, message: setupChanged(1) },
    summary: 'Switches to another setup.',
    input: {
      params: z.object({ index: integerInput({ min: 0, max: 9 }).describe('The zero-based index of the setup.') }),
    },
    run: async (context, input) =>
      toWireResult(context, await changeEquipmentSet(context, input.params), ({ value: { index } }) =>
        setupChanged(index),
      ),
  }),
]
