import type { EnemyDefinition, ItemDefinition } from '@sanguine/rules'
import type { ContentIndex } from '../content'
import { memoPerRecord } from '../memo-per-kinds'
import type { ContentRecords, EnemyRecord, ItemRecord } from '../records'
import { inOrder, purseOf, shownFields, statLines } from './basics'

/** Fallbacks for records without a type or rarity, so that an unfinished record does no harm. */
interface Fallbacks {
  readonly itemType: string
  readonly enemyTypeId: string
  readonly rarityId: string
}

function fallbacksOf(records: Pick<ContentRecords, 'itemType' | 'enemyType' | 'rarity'>): Fallbacks {
  const types = inOrder(records.itemType, (record) => record.orderIndex)
  return {
    itemType: (types.find((type) => !type.isEquipment) ?? types[0])?.shortName ?? '',
    enemyTypeId: records.enemyType[0]?.id ?? '',
    rarityId: records.rarity[0]?.id ?? '',
  }
}

/** The parts of the definitions of items and enemies that come from records of other kinds. */
export interface CreatureContext {
  readonly index: Pick<ContentIndex, 'itemType' | 'stat' | 'currency'>
  readonly fallbacks: Fallbacks
}

/** The kinds of `creatureContextOf`. */
export const contextKinds = ['itemType', 'enemyType', 'rarity', 'stat', 'currency'] as const

type ContextKind = (typeof contextKinds)[number]

export const creatureContextOf = (
  records: Pick<ContentRecords, ContextKind>,
  index: Pick<ContentIndex, ContextKind>,
): CreatureContext => ({
  index: { itemType: index.itemType, stat: index.stat, currency: index.currency },
  fallbacks: fallbacksOf(records),
})

export const itemsOf = (records: readonly ItemRecord[], context: CreatureContext) =>
  new Map(records.map((record) => [record.id, itemDefinition(record, context)]))

const itemDefinition = memoPerRecord(
  (record: ItemRecord, { index, fallbacks }: CreatureContext): ItemDefinition => ({
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
  }),
)

export const enemiesOf = (records: readonly EnemyRecord[], context: CreatureContext) =>
  new Map(records.map((record) => [record.id, enemyDefinition(record, context)]))

const enemyDefinition = memoPerRecord(
  (record: EnemyRecord, { index, fallbacks }: CreatureContext): EnemyDefinition => ({
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
  }),
)
