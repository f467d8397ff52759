import type { Resolvers, Result } from '@sanguine/kernel'
import type { PlayerRefusal } from '@sanguine/players'
import type { Dressed } from './operations/change'
import { changeEquipmentSet } from './operations/change-equipment-set'
import { equip, unequip } from './operations/equip'

const payload = (answer: Result<Dressed, PlayerRefusal>) =>
  answer.ok ? { ...answer.value, userErrors: [] } : { message: null, me: null, userErrors: [answer.refusal] }

export const resolvers: Resolvers = {
  Mutation: {
    equip: async (_root, args, context) => payload(await equip(context, args)),
    unequip: async (_root, args, context) => payload(await unequip(context, args)),
    changeEquipmentSet: async (_root, args, context) => payload(await changeEquipmentSet(context, args)),
  },
}
