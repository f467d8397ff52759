import { toPayload } from '@sanguine/kernel'
import type { Resolvers } from '@sanguine/schema'
import { changeEquipmentSet } from './operations/change-equipment-set'
import { equip, unequip } from './operations/equip'
import { lockItem } from './operations/lock-item'
import { updateEquipmentSet } from './operations/update-equipment-set'
import { wearItems } from './operations/wear-items'

export const resolvers = {
  Mutation: {
    equip: async (_root, { input: { itemId, canReplace } }, context) =>
      toPayload(await equip(context, { itemId, replaces: canReplace }), ({ player }) => ({ player })),
    unequip: async (_root, { input }, context) =>
      toPayload(await unequip(context, input), ({ player }) => ({ player })),
    wearItems: async (_root, { input }, context) =>
      toPayload(await wearItems(context, input), ({ player }) => ({ player })),
    changeEquipmentSet: async (_root, { input }, context) =>
      toPayload(await changeEquipmentSet(context, input), ({ player }) => ({ player })),
    updateEquipmentSet: async (_root, { input }, context) =>
      toPayload(await updateEquipmentSet(context, input), ({ player }) => ({ player })),
    lockItem: async (_root, { input }, context) =>
      toPayload(await lockItem(context, input), ({ player }) => ({ player })),
  },
} satisfies Resolvers
