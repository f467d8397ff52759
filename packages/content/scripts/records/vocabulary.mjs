import { stats } from '../world/stats/index.mjs'
import * as words from '../world/vocabulary.mjs'
import { idOf } from './ids.mjs'
import { optional, refer } from './refer.mjs'

const named =
  (kind, imageId, more = () => ({})) =>
  (record, index) => ({
    id: idOf(kind, record.slug),
    name: record.name,
    shortName: record.slug,
    ...more(record, index),
    imageId: imageId(kind, record.slug),
  })

const statFields = ({ proc, unit = '', flavor, orderIndex }) => {
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

const itemTypeFields = ({ slots = 0, isEquipment = false, countsWhileOwned = false }, index) => ({
  slotCount: slots,
  isEquipment,
  countsWhileOwned,
  orderIndex: (index + 1) * 10,
})

/** The records that other records refer to. */
export const vocabularyRecords = (imageId) => ({
  rarity: words.rarities.map(named('rarity', imageId, ({ colorHex, flavor }) => ({ colorHex, flavorText: flavor }))),
  itemType: words.itemTypes.map(named('itemType', imageId, itemTypeFields)),
  enemyType: words.enemyTypes.map(named('enemyType', imageId)),
  procType: words.procTypes.map(named('procType', imageId)),
  procEventType: words.procEventTypes.map(named('procEventType', imageId)),
  damageType: words.damageTypes.map(named('damageType', imageId, ({ colorHex }) => ({ colorHex }))),
  currency: words.currencies.map(
    named('currency', imageId, ({ flavor, orderIndex }) => ({ flavorText: flavor, orderIndex })),
  ),
  stat: stats.map(named('stat', imageId, statFields)),
})
