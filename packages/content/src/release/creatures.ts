import type { EnemyDefinition, ItemDefinition } from '@sanguine/rules'
import type { ContentIndex } from '../content'
import type { ContentRecords, EnemyRecord, ItemRecord } from '../records'
import { inOrder, purseOf, statLines } from './basics'
import { shownFields } from './shown-fields'

/** Fallbacks for records without a type or rarity, so that an unfinished record does no harm. */
interface Fallbacks {
  readonly itemType: string
  readonly enemyTypeId: string
  readonly rarityId: string
}

export function fallbacksOf(records: ContentRecords): Fallbacks {
  const types = inOrder(records.itemType, (record) => record.orderIndex)
  return {
    itemType: (types.find((type) => !type.isEquipment) ?? types[0])?.shortName ?? '',
    enemyTypeId: records.enemyType[0]?.id ?? '',
    rarityId: records.rarity[0]?.id ?? '',
  }
}

export const itemsOf = (records: ContentRecords, index: ContentIndex) => {
  const fallbacks = fallbacksOf(records)
  return new Map(records.item.map((record) => [record.id, itemDefinition(record, index, fallbacks)]))
}

function itemDefinition(record: ItemRecord, index: ContentIndex, fallbacks: Fallbacks): ItemDefinition {
  return {
    ...shownFields('item', record),
    id: record.id,
    name: record.name,
    imageId: record.imageId,
    animatedImageId: record.animatedImageId,
    type: index.itemType.find({ by: 'id', value: record.itemTypeId })?.shortName ?? fallbacks.itemType,
    rarityId: record.rarityId || fallbacks.rarityId,
    stats: statLines(
      index,
      record.stats.map((line) => ({
        key: line.statShortName,
        from: line.valueFrom,
        to: line.valueTo,
        procPercent: line.procPercent,
      })),
    ),
    price: purseOf(index, record.price),
    refund: purseOf(index, record.refund),
    craftingMaterials: record.craftingMaterials.map(({ itemId, amount }) => ({ itemId, amount })),
    isVisible: record.isVisible,
    isBuyable: record.isBuyable,
    isInPremiumShop: record.isInPremiumShop,
    requiredXp: record.requiredXp,
    requiredSubscription: record.requiredSubscription,
    creatureTypeId: record.creatureTypeId || null,
    trophyItemIds: record.trophyItemIds.filter((id) => id !== ''),
    attractsEnemyTypeId: record.canAttractEnemyTypeId || null,
    attractsEnemyId: record.canAttractEnemyId || null,
  }
}

export const enemiesOf = (records: ContentRecords, index: ContentIndex) => {
  const fallbacks = fallbacksOf(records)
  return new Map(records.enemy.map((record) => [record.id, enemyDefinition(record, index, fallbacks)]))
}

function enemyDefinition(record: EnemyRecord, index: ContentIndex, fallbacks: Fallbacks): EnemyDefinition {
  return {
    ...shownFields('enemy', record),
    id: record.id,
    name: record.name,
    imageId: record.imageId,
    animatedImageId: record.animatedImageId,
    enemyTypeId: record.enemyTypeId || fallbacks.enemyTypeId,
    rarityId: record.rarityId || fallbacks.rarityId,
    isVisible: record.isVisible,
    xp: record.xp,
    reward: purseOf(index, record.currencies),
    refund: purseOf(index, record.refund),
    stats: statLines(
      index,
      record.stats.map((line) => ({
        key: line.statShortName,
        from: line.value,
        to: line.valueTo,
        procPercent: line.procPercent,
      })),
    ),
    equipment: record.equipment.items.map(({ itemId }) => itemId),
    loot: record.loot.map(({ itemId, dropChance, amountMin, amountMax }) => ({
      itemId,
      dropChance,
      amountMin,
      amountMax,
    })),
  }
}
