import type { Release } from '@sanguine/rules'
import type { CurrencyEntry, EnemyInfo, Item, ItemAmount, Reward, StatEntry } from '@sanguine/schema'
import { z } from 'zod'

export const currencyShape = z.object({ name: z.string(), shortName: z.string(), value: z.int(), imageId: z.string() })

export const rarityShape = z.object({ id: z.string(), name: z.string(), shortName: z.string(), colorHex: z.string() })

export const enemyTypeShape = z.object({ id: z.string(), name: z.string(), shortName: z.string(), imageId: z.string() })

export const statShape = z.object({
  shortName: z.string(),
  name: z.string(),
  valueFrom: z.union([z.number(), z.boolean()]).describe('A boolean marks a yes/no stat.'),
  valueTo: z.number(),
  statType: z.int().describe('0 stat, 1 proc'),
  statImageId: z.string(),
  statFlavorText: z.string(),
  statUnitSymbol: z.string(),
  procPercent: z.number().nullable(),
})

const plainItemShape = z.object({
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
  unique: z.boolean(),
  reqXP: z.int(),
  needSub: z.int().describe('0 none, 1 silver, 2 gold, 3 platinum'),
  retainerCreatureType: enemyTypeShape.nullable(),
  trophieItemIds: z.array(z.string()),
  canAttractEnemyId: z.string().describe('Of a hex; else empty.'),
})

/** An item as a player sees it. */
export const itemShape = plainItemShape.extend({
  craftingMats: z.array(z.object({ item: plainItemShape, amount: z.int() })),
})

export const itemAmountShape = z.object({ item: itemShape, amount: z.int() })

export const rewardShape = z.object({
  xp: z.int(),
  currencies: z.array(currencyShape),
  items: z.array(itemAmountShape),
})

export const enemyInfoShape = z.object({
  id: z.string(),
  name: z.string(),
  imageId: z.string(),
  animatedImageId: z.string(),
  flavorText: z.string(),
  rarity: rarityShape,
  type: enemyTypeShape,
  reward: rewardShape,
})

/** A yes/no stat has a boolean where others have a number. */
export const wireStat = (release: Release, entry: StatEntry): z.input<typeof statShape> => ({
  ...entry,
  valueFrom: release.stats.get(entry.shortName)?.isYesNo ? entry.valueFrom > 0 : entry.valueFrom,
})

export const wireCurrencies = (entries: readonly CurrencyEntry[]): CurrencyEntry[] => [...entries]

function wirePlainItem(release: Release, item: Item): z.input<typeof plainItemShape> {
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
    stats: item.stats.map((entry) => wireStat(release, entry)),
    price: wireCurrencies(item.price),
    refund: wireCurrencies(item.refund),
    unique: item.unique,
    reqXP: item.reqXP,
    needSub: item.needSub,
    retainerCreatureType: item.retainerCreatureType,
    trophieItemIds: [...(definition?.trophyItemIds ?? [])],
    canAttractEnemyId: definition?.attractsEnemyId ?? '',
  }
}

export type WireItem = z.input<typeof itemShape>

/** By the view, which the catalogue makes once a release. */
const items = new WeakMap<Item, WireItem>()

export function wireItem(release: Release, item: Item): WireItem {
  const known = items.get(item)
  if (known) return known
  const craftingMats = item.craftingMats.map((material) => ({
    item: wirePlainItem(release, material.item),
    amount: material.amount,
  }))
  const wire = { ...wirePlainItem(release, item), craftingMats }
  items.set(item, wire)
  return wire
}

export const wireItemAmounts = (release: Release, amounts: readonly ItemAmount[]) =>
  amounts.map(({ item, amount }) => ({ item: wireItem(release, item), amount }))

export const wireReward = (release: Release, { xp, currencies, items }: Reward): z.input<typeof rewardShape> => ({
  xp,
  currencies: wireCurrencies(currencies),
  items: wireItemAmounts(release, items),
})

export const wireEnemyInfo = (release: Release, enemy: EnemyInfo): z.input<typeof enemyInfoShape> => ({
  id: enemy.id,
  name: enemy.name,
  imageId: enemy.imageId,
  animatedImageId: enemy.animatedImageId,
  flavorText: enemy.flavorText,
  rarity: enemy.rarity,
  type: enemy.type,
  reward: wireReward(release, enemy.reward),
})
