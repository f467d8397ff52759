import { optional, refer } from './refer.mjs'

export const statFields = ({ proc, unit = '', flavor, orderIndex }) => {
  const [type, moment, damage, creature] = proc ?? []
  return {
    statType: proc ? 1 : 0,
    procTypeId: optional(refer.procType, type),
    procEventTypeId: optional(refer.procEventType, moment),
    affectedCreatureTypeId: optional(refer.enemyType, creature),
    damageTypeId: optional(refer.damageType, damage),
    isYesNo: false,
    rarityId: '',
    orderIndex,
    flavorText: flavor,
    unitSymbol: unit,
  }
}

export const itemTypeFields = ({ slots = 0, isEquipment = false, countsWhileOwned = false }, index) => ({
  slotCount: slots,
  isEquipment,
  countsWhileOwned,
  orderIndex: (index + 1) * 10,
})
