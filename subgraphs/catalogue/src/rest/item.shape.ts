import { type JsonBytes, jsonList, jsonOf, numberEnum } from '@sanguine/kernel/rest'
import type { EnemyDefinition, ItemDefinition, Purse, Release, StatDefinition, StatLine } from '@sanguine/rules'
import type { ItemAmountObject, RewardObject } from '@sanguine/schema'
import { z } from 'zod'
import { memoPerRelease } from '../memo-per-release'
import { enemyTypeOf, itemTypeOf, rarityOf } from '../unknown-records'

/** The subscription that an item requires. */
export const subscriptionShape = numberEnum('SubscriptionLevel', { none: 0, silver: 1, gold: 2, platinum: 3 })

/** An amount of one currency. */
export const currencyShape = z
  .object({
    name: z.string(),
    shortName: z.string(),
    value: z.int(),
    imageId: z.string(),
  })
  .meta({ component: 'CurrencyEntry' })

export const rarityShape = z
  .object({ id: z.string(), name: z.string(), shortName: z.string(), colorHex: z.string() })
  .meta({ id: 'Rarity', description: 'The rarity of an item or enemy.' })

export const enemyTypeShape = z
  .object({ id: z.string(), name: z.string(), shortName: z.string(), imageId: z.string() })
  .meta({ id: 'EnemyType', description: 'A type of creature.' })

export const statTypeShape = numberEnum('StatRecordType', { stat: 0, proc: 1 })

export const statShape = z
  .object({
    shortName: z.string(),
    name: z.string(),
    valueFrom: z
      .union([z.number(), z.boolean()])
      .meta({ documentedAs: { $ref: '#/components/schemas/StatValue' } })
      .describe('A boolean marks a yes/no stat.'),
    valueTo: z.number(),
    statType: statTypeShape,
    statImageId: z.string(),
    statFlavorText: z.string(),
    statUnitSymbol: z.string(),
    procPercent: z.number().nullable().describe('The chance of a proc in percent; null for other stats.'),
  })
  .meta({ id: 'StatEntry', description: 'The value of one stat.' })

const materialItemShape = z
  .object({
    id: z.string(),
    name: z.string(),
    imageId: z.string(),
    animatedImageId: z.string(),
    animatedId: z.string().describe('The same as `animatedImageId`.'),
    flavorText: z.string(),
    itemType: z.string().describe('The name of the type.'),
    rarity: rarityShape,
    stats: z.array(statShape),
    price: z.array(currencyShape),
    refund: z.array(currencyShape),
    unique: z.boolean().describe('Whether a player can own only one piece.'),
    reqXP: z.int().min(0).describe('The XP that a player needs to buy or equip the item.'),
    needSub: subscriptionShape,
    retainerCreatureType: enemyTypeShape.nullable(),
    trophieItemIds: z.array(z.string()),
    canAttractEnemyId: z.string().describe('The enemy that a hex attracts; empty for other items.'),
  })
  .meta({ id: 'MaterialItem', description: 'An item without its crafting materials.' })

/** An item as a player sees it. */
export const itemShape = materialItemShape
  .extend({
    craftingMats: z.array(
      z
        .object({ item: materialItemShape, amount: z.int().min(1) })
        .meta({ id: 'Material', description: 'A material for crafting an item.' }),
    ),
  })
  .meta({ id: 'Item', description: 'An item as players see it.' })

export const itemAmountShape = z
  .object({ item: itemShape, amount: z.int().min(0) })
  .meta({ id: 'ItemAmount', description: 'Pieces of an item.' })

export const rewardShape = z
  .object({ xp: z.int(), currencies: z.array(currencyShape), items: z.array(itemAmountShape) })
  .meta({ id: 'Reward', description: 'A reward: XP, currencies and items.' })

export const enemyInfoShape = z
  .object({
    id: z.string(),
    name: z.string(),
    imageId: z.string(),
    animatedImageId: z.string(),
    flavorText: z.string(),
    rarity: rarityShape,
    type: enemyTypeShape,
    reward: rewardShape,
  })
  .meta({ id: 'EnemyInfo', description: 'The enemy of a combat.' })

/** A yes/no stat has a boolean where others have a number. */
const toWireStat = (
  { shortName, name, isYesNo, proc, imageId, flavorText, unitSymbol }: StatDefinition,
  { from, to, procPercent }: StatLine,
): z.input<typeof statShape> => ({
  shortName,
  name,
  valueFrom: isYesNo ? from > 0 : from,
  valueTo: to,
  statType: proc ? 1 : 0,
  statImageId: imageId,
  statFlavorText: flavorText,
  statUnitSymbol: unitSymbol,
  procPercent: procPercent ?? null,
})

/** Stats that were removed from the content are left out. */
export const toWireStats = (release: Release, lines: readonly StatLine[]): z.input<typeof statShape>[] =>
  lines.flatMap((line) => {
    const stat = release.stats.get(line.stat)
    return stat ? [toWireStat(stat, line)] : []
  })

/** Made once per release, since most of a player's stats are procs without a chance. */
const idleProcJson = memoPerRelease((_release, stat: StatDefinition) =>
  jsonOf(toWireStat(stat, { stat: stat.shortName, from: 0, to: 0, procPercent: 0 })),
)

/** `toWireStats` as JSON, for the many stats of a player. */
export const statsJson = (release: Release, lines: readonly StatLine[]): JsonBytes<z.input<typeof statShape>[]> =>
  jsonList(
    lines.flatMap((line) => {
      const stat = release.stats.get(line.stat)
      if (!stat) return []
      const isIdleProc = line.from === 0 && line.to === 0 && line.procPercent === 0
      return [isIdleProc ? idleProcJson(release, stat) : jsonOf(toWireStat(stat, line))]
    }),
  )

/** The amounts in the CMS's order, those of currencies that content no longer has left out. */
export const toWireCurrencies = (release: Release, purse: Purse): z.input<typeof currencyShape>[] =>
  [...release.currencies.values()]
    .filter(({ shortName }) => Object.hasOwn(purse, shortName))
    .map(({ name, shortName, imageId }) => ({ name, shortName, value: purse[shortName] ?? 0, imageId }))

const toMaterialItem = (release: Release, item: ItemDefinition): z.input<typeof materialItemShape> => ({
  id: item.id,
  name: item.name,
  imageId: item.imageId,
  animatedImageId: item.animatedImageId,
  animatedId: item.animatedImageId,
  flavorText: item.flavorText,
  itemType: itemTypeOf(release, item.type).name,
  rarity: rarityOf(release, item.rarityId),
  stats: toWireStats(release, item.stats),
  price: toWireCurrencies(release, item.price),
  refund: toWireCurrencies(release, item.refund),
  unique: item.isUnique,
  reqXP: item.requiredXp,
  needSub: item.requiredSubscription,
  retainerCreatureType: item.creatureTypeId === null ? null : enemyTypeOf(release, item.creatureTypeId),
  trophieItemIds: [...item.trophyItemIds],
  canAttractEnemyId: item.attractsEnemyId ?? '',
})

/** Made once per release: an item is in many responses, and in many places of one. */
export const toWireItem = memoPerRelease((release, item: ItemDefinition): z.input<typeof itemShape> => {
  const craftingMats = item.craftingMaterials.flatMap(({ itemId, amount }) => {
    const material = release.items.get(itemId)
    return material ? [{ item: toMaterialItem(release, material), amount }] : []
  })
  return { ...toMaterialItem(release, item), craftingMats }
})

/** `toWireItem` as JSON, made once per release. */
export const itemJson = memoPerRelease((release, item: ItemDefinition) => jsonOf(toWireItem(release, item)))

/** Items that content no longer has are left out. */
export const toWireItemAmounts = (
  release: Release,
  amounts: readonly ItemAmountObject[],
): z.input<typeof itemAmountShape>[] =>
  amounts.flatMap(({ itemId, amount }) => {
    const item = release.items.get(itemId)
    return item ? [{ item: toWireItem(release, item), amount }] : []
  })

export const toWireReward = (
  release: Release,
  { xp, currencies, items }: RewardObject,
): z.input<typeof rewardShape> => ({
  xp,
  currencies: toWireCurrencies(release, currencies),
  items: toWireItemAmounts(release, items),
})

export const toWireEnemyInfo = (release: Release, enemy: EnemyDefinition): z.input<typeof enemyInfoShape> => ({
  id: enemy.id,
  name: enemy.name,
  imageId: enemy.imageId,
  animatedImageId: enemy.animatedImageId,
  flavorText: enemy.flavorText,
  rarity: rarityOf(release, enemy.rarityId),
  type: enemyTypeOf(release, enemy.enemyTypeId),
  reward: toWireReward(release, { xp: enemy.xp, currencies: enemy.reward, items: [] }),
})
