import type { Release } from '@sanguine/rules'
import type { CurrencyEntry, EnemyInfo, Item, ItemAmount, Reward, StatEntry } from '@sanguine/schema'
import { z } from 'zod'
import { numberEnum } from '../wire'

/** The subscription that an item demands. */
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
  .meta({ id: 'Rarity', description: 'How seldom an item or an enemy is found.' })

export const enemyTypeShape = z
  .object({ id: z.string(), name: z.string(), shortName: z.string(), imageId: z.string() })
  .meta({ id: 'EnemyType', description: 'A kind of creature.' })

export const statTypeShape = numberEnum('StatType', { stat: 0, proc: 1 })

export const statShape = z
  .object({
    shortName: z.string(),
    name: z.string(),
    valueFrom: z.union([z.number(), z.boolean()]).describe('A boolean marks a yes/no stat.'),
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
    unique: z.boolean().describe('Whether a player can own only one.'),
    reqXP: z.int().min(0).describe('XP demanded to buy or wear it.'),
    needSub: subscriptionShape,
    retainerCreatureType: enemyTypeShape.nullable(),
    trophieItemIds: z.array(z.string()),
    canAttractEnemyId: z.string().describe('The enemy that a hex attracts; empty for other items.'),
  })
  .meta({ id: 'MaterialItem', description: 'An item without the materials that it is made of.' })

/** An item as a player sees it. */
export const itemShape = materialItemShape
  .extend({
    craftingMats: z.array(
      z
        .object({ item: materialItemShape, amount: z.int().min(1) })
        .meta({ id: 'Material', description: 'Some of an item that another one is made of.' }),
    ),
  })
  .meta({ id: 'Item', description: 'An item as players see it.' })

export const itemAmountShape = z
  .object({ item: itemShape, amount: z.int().min(0) })
  .meta({ id: 'ItemAmount', description: 'Some of an item.' })

export const rewardShape = z
  .object({ xp: z.int(), currencies: z.array(currencyShape), items: z.array(itemAmountShape) })
  .meta({ id: 'Reward', description: 'What is won: XP, currencies and items.' })

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
export const toWireStat = (release: Release, entry: StatEntry): z.input<typeof statShape> => ({
  ...entry,
  valueFrom: release.stats.get(entry.shortName)?.isYesNo ? entry.valueFrom > 0 : entry.valueFrom,
})

export const toWireCurrencies = (entries: readonly CurrencyEntry[]): CurrencyEntry[] => [...entries]

function toMaterialItem(release: Release, item: Item): z.input<typeof materialItemShape> {
  const definition = release.items.get(item.id)
  return {
    id: item.id,
    name: item.name,
    imageId: item.imageId,
    animatedImageId: item.animatedImageId,
    animatedId: item.animatedImageId,
    flavorText: item.flavorText,
    itemType: item.itemType,
    rarity: item.rarity,
    stats: item.stats.map((entry) => toWireStat(release, entry)),
    price: toWireCurrencies(item.price),
    refund: toWireCurrencies(item.refund),
    unique: item.unique,
    reqXP: item.reqXP,
    needSub: item.needSub,
    retainerCreatureType: item.retainerCreatureType,
    trophieItemIds: [...(definition?.trophieItemIds ?? [])],
    canAttractEnemyId: definition?.attractsEnemyId ?? '',
  }
}

export type WireItem = z.input<typeof itemShape>

/** By the view, which the catalogue makes once a release. */
const items = new WeakMap<Item, WireItem>()

export function toWireItem(release: Release, item: Item): WireItem {
  const known = items.get(item)
  if (known) return known
  const craftingMats = item.craftingMats.map((material) => ({
    item: toMaterialItem(release, material.item),
    amount: material.amount,
  }))
  const wire = { ...toMaterialItem(release, item), craftingMats }
  items.set(item, wire)
  return wire
}

export const toWireItemAmounts = (release: Release, amounts: readonly ItemAmount[]) =>
  amounts.map(({ item, amount }) => ({ item: toWireItem(release, item), amount }))

export const toWireReward = (release: Release, { xp, currencies, items }: Reward): z.input<typeof rewardShape> => ({
  xp,
  currencies: toWireCurrencies(currencies),
  items: toWireItemAmounts(release, items),
})

export const toWireEnemyInfo = (release: Release, enemy: EnemyInfo): z.input<typeof enemyInfoShape> => ({
  id: enemy.id,
  name: enemy.name,
  imageId: enemy.imageId,
  animatedImageId: enemy.animatedImageId,
  flavorText: enemy.flavorText,
  rarity: enemy.rarity,
  type: enemy.type,
  reward: toWireReward(release, enemy.reward),
})
