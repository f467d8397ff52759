import { releaseFor } from '@sanguine/catalogue'
import { type Resolvers, toPayload } from '@sanguine/kernel'
import { viewMe } from '@sanguine/players'
import { equippedMessage, setupMessage, unequippedMessage } from './inventory.messages'
import { changeEquipmentSet } from './operations/change-equipment-set'
import { equip, unequip } from './operations/equip'

export const resolvers: Resolvers = {
  Mutation: {
    equip: async (_root, args, context) =>
      toPayload(await equip(context, args), ({ player, value }) => ({
        message: equippedMessage(releaseFor(context), value.itemId),
        me: viewMe(context, player),
      })),
    unequip: async (_root, args, context) =>
      toPayload(await unequip(context, args), ({ player, value }) => ({
        message: unequippedMessage(releaseFor(context), value.itemId),
        me: viewMe(context, player),
      })),
    changeEquipmentSet: async (_root, args, context) =>
      toPayload(await changeEquipmentSet(context, args), ({ player, value }) => ({
        message: setupMessage(value.index),
        me: viewMe(context, player),
      })),
  },
}
