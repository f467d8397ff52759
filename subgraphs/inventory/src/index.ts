import { join } from 'node:path'
import type { Domain } from '@sanguine/kernel'
import { resolvers } from './inventory.resolvers'

export { changeEquipmentSet } from './operations/change-equipment-set'
export { equip, unequip } from './operations/equip'
export { lockItem } from './operations/lock-item'
export { updateEquipmentSet } from './operations/update-equipment-set'
export { wearItems } from './operations/wear-items'

export const inventory: Domain = {
  name: 'inventory',
  schemaPath: join(__dirname, 'inventory.graphql'),
  resolvers,
}
