import { indexContent, type RecordOf } from '@sanguine/content'
import type { Pack } from '@sanguine/content/pack'
import type { RestExamples } from '@sanguine/kernel/rest'
import type { z } from 'zod'
import type { enemyShape } from './enemy.shape'
import type { enemyInfoShape, itemShape, rarityShape, statShape } from './item.shape'

const shownStats = 3

/** The records of a content pack that the examples of the API's documentation show, in the shapes of REST. */
export function exampleContent(pack: Pack) {
  const { records, start } = pack
  const index = indexContent(records)

  const rarityOf = (id: string): z.input<typeof rarityShape> => {
    const { name = '', shortName = '', colorHex = '' } = index.rarity.find({ by: 'id', value: id }) ?? {}
    return { id, name, shortName, colorHex }
  }
  const enemyTypeOf = (id: string) => {
    const { name = '', shortName = '', imageId = '' } = index.enemyType.find({ by: 'id', value: id }) ?? {}
    return { id, name, shortName, imageId }
  }
  const entriesOf = (entries: RecordOf<'item'>['price']) =>
    entries.map(({ currencyShortName: shortName, value }) => {
      const { name = '', imageId = '' } = index.currency.find({ by: 'key', value: shortName }) ?? {}
      return { name, shortName, value, imageId }
    })
  const statOf = ({
    statShortName: shortName,
    valueFrom,
    valueTo,
    procPercent,
  }: RecordOf<'item'>['stats'][number]): z.input<typeof statShape> => {
    const stat = index.stat.find({ by: 'key', value: shortName })
    return {
      shortName,
      name: stat?.name ?? '',
      valueFrom,
      valueTo: Number(valueTo),
      statType: stat?.statType ?? 0,
      statImageId: stat?.imageId ?? '',
      statFlavorText: stat?.flavorText ?? '',
      statUnitSymbol: stat?.unitSymbol ?? '',
      procPercent: stat?.statType === 1 ? procPercent : null,
    }
  }
  const itemOf = (id: string): z.input<typeof itemShape> => {
    const item = found(index.item.find({ by: 'id', value: id }), 'item')
    return {
      id,
      name: item.name,
      imageId: item.imageId,
      animatedImageId: item.animatedImageId,
      animatedId: item.animatedImageId,
      flavorText: item.flavorText,
      itemType: index.itemType.find({ by: 'id', value: item.itemTypeId })?.name ?? '',
      rarity: rarityOf(item.rarityId),
      stats: item.stats.slice(0, shownStats).map(statOf),
      price: entriesOf(item.price),
      refund: entriesOf(item.refund),
      unique: item.isUnique,
      reqXP: item.requiredXp,
      needSub: item.requiredSubscription,
      retainerCreatureType: item.creatureTypeId ? enemyTypeOf(item.creatureTypeId) : null,
      trophieItemIds: item.trophyItemIds,
      canAttractEnemyId: item.canAttractEnemyId,
      craftingMats: [],
    }
  }
  const enemyInfoOf = (enemy: RecordOf<'enemy'>): z.input<typeof enemyInfoShape> => ({
    id: enemy.id,
    name: enemy.name,
    imageId: enemy.imageId,
    animatedImageId: enemy.animatedImageId,
    flavorText: enemy.flavorText,
    rarity: rarityOf(enemy.rarityId),
    type: enemyTypeOf(enemy.enemyTypeId),
    reward: { xp: enemy.xp, currencies: entriesOf(enemy.currencies), items: [] },
  })

  const weapon = itemOf(found(start.items[0], 'start item').itemId)
  const inventory = start.items.map(({ itemId, amount, equipped }) => ({ item: itemOf(itemId), amount, equipped }))
  const ground = found(index.huntingGround.find({ by: 'id', value: start.huntingGroundId }), 'hunting ground')
  const region = found(index.region.find({ by: 'id', value: ground.regionId }), 'region')
  const table = found(
    records.huntingTable.find(({ huntingGroundId }) => huntingGroundId === ground.id),
    'hunting table',
  )
  const enemy = found(index.enemy.find({ by: 'id', value: table.enemies[0]?.enemyId ?? '' }), 'enemy')
  const enemyInfo = enemyInfoOf(enemy)
  const { rarity: enemyRarity, type: enemyType, reward: _reward, ...enemyName } = enemyInfo
  const wireEnemy: z.input<typeof enemyShape> = { ...enemyName, enemyRarity, enemyType }
  const isCollection = ({ trophyItemIds }: RecordOf<'item'>) => trophyItemIds.length > 0
  const collectionItem = itemOf(found(records.item.find(isCollection), 'collection').id)

  return {
    records,
    start,
    entriesOf,
    rarityOf,
    itemOf,
    weapon,
    inventory,
    region,
    ground,
    enemy,
    enemyInfo,
    wireEnemy,
    collectionItem,
  }
}

export type ExampleContent = ReturnType<typeof exampleContent>

/** The examples of a domain whose REST shapes show content. */
export const contentExamples =
  (describe: (content: ExampleContent) => RestExamples) =>
  (pack: Pack): RestExamples =>
    describe(exampleContent(pack))

/** Throws if the pack lacks a record that the examples are made of. */
export function found<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`The content pack has no ${what} for the examples.`)
  return value
}
