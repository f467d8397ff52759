import { enemiesOn } from '../hunt/ground-enemies'
import { slicesFor, weightsOf } from '../hunt/hunting-table'
import { dropChance } from '../odds/drop-odds'
import type { GroundDefinition, Id, Release } from '../release/release'
import { isGroundVisible } from '../travel/place-requirements'

/** A ground where a creature lives. */
export interface CreatureGround {
  readonly groundId: Id
  /** whether ordinary bait attracts it */
  readonly comesToAnyBait: boolean
  /** the special baits of the ground that attract it; if no bait does, only a hex can */
  readonly specialBaitIds: readonly Id[]
}

/** A creature that drops an item. */
export interface DroppingCreature {
  readonly enemyId: Id
  /** the chance, from 0 to 1, that a win drops any piece, without bonuses from equipment */
  readonly chance: number
  /** in the order of the grounds, at least one */
  readonly grounds: readonly CreatureGround[]
}

/** A creature whose defeat pays a currency. */
export interface PayingCreature {
  readonly enemyId: Id
  /** whole, above 0 */
  readonly amount: number
  /** in the order of the grounds, at least one */
  readonly grounds: readonly CreatureGround[]
}

/** The sources of items and currencies that players can see, built once per release. */
export interface SourceIndex {
  /** by item id; creatures in the order of the first ground where they live */
  readonly creatures: ReadonlyMap<Id, readonly DroppingCreature[]>
  /** by the shortName of a currency; creatures in the order of the first ground where they live */
  readonly payers: ReadonlyMap<string, readonly PayingCreature[]>
  /** by the shortName of a currency: ids of the visible items for which a shop pays it */
  readonly soldItems: ReadonlyMap<string, readonly Id[]>
  /** number of visible items that a shop buys for any currency */
  readonly soldItemCount: number
  /** number of creatures that live on any ground */
  readonly creatureCount: number
  /** ids of the ranks that give the item */
  readonly ranks: ReadonlyMap<Id, readonly Id[]>
  /** ids of the news that give the item, latest first */
  readonly news: ReadonlyMap<Id, readonly Id[]>
}

const attracts = (baitId: Id, enemyId: Id, groundId: Id, release: Release): boolean =>
  weightsOf(slicesFor(baitId, groundId, release), release).some((weight) => weight.enemyId === enemyId)

/** The id of every bait that is not special to a ground; no item has it. */
export const anyBait: Id = ''

function creatureGround(enemyId: Id, ground: GroundDefinition, release: Release): CreatureGround {
  const specialBaits = ground.specialBaitItemIds.filter((id) => release.items.get(id)?.isVisible === true)
  return {
    groundId: ground.id,
    comesToAnyBait: attracts(anyBait, enemyId, ground.id, release),
    specialBaitIds: specialBaits.filter((id) => attracts(id, enemyId, ground.id, release)),
  }
}

/** The visible grounds where each visible creature lives, by the creature's id. */
function groundsByEnemy(release: Release): ReadonlyMap<Id, readonly CreatureGround[]> {
  const grounds = new Map<Id, CreatureGround[]>()
  for (const ground of release.grounds.values()) {
    if (!isGroundVisible(ground, release)) continue
    for (const enemyId of enemiesOn(ground.id, release))
      grounds.set(enemyId, [...(grounds.get(enemyId) ?? []), creatureGround(enemyId, ground, release)])
  }
  return grounds
}

/** The ids of the ranks or news that give an item, by the item's id. */
function giversByItem(
  givers: Iterable<{ readonly id: Id; readonly itemId: Id | null }>,
): ReadonlyMap<Id, readonly Id[]> {
  const byItem = new Map<Id, Id[]>()
  for (const { id, itemId } of givers) if (itemId !== null) byItem.set(itemId, [...(byItem.get(itemId) ?? []), id])
  return byItem
}

/** The ids of the visible items for which a shop pays a currency, by its shortName. */
function itemsByRefund({ items }: Release): ReadonlyMap<string, readonly Id[]> {
  const byCurrency = new Map<string, Id[]>()
  for (const { id, isVisible, refund } of items.values()) {
    if (!isVisible) continue
    for (const [currency, amount] of Object.entries(refund))
      if (amount > 0) byCurrency.set(currency, [...(byCurrency.get(currency) ?? []), id])
  }
  return byCurrency
}

/** Builds the sources of every item and currency of a release. */
export function sourceIndex(release: Release): SourceIndex {
  const creatures = new Map<Id, DroppingCreature[]>()
  const payers = new Map<string, PayingCreature[]>()
  const grounds = groundsByEnemy(release)
  for (const [enemyId, places] of grounds) {
    const { loot = [], reward = {} } = release.enemies.get(enemyId) ?? {}
    for (const [currency, amount] of Object.entries(reward))
      if (amount > 0) payers.set(currency, [...(payers.get(currency) ?? []), { enemyId, amount, grounds: places }])
    for (const itemId of new Set(loot.map((line) => line.itemId))) {
      const chance = dropChance(
        loot.filter((line) => line.itemId === itemId),
        0,
      )
      if (chance > 0) creatures.set(itemId, [...(creatures.get(itemId) ?? []), { enemyId, chance, grounds: places }])
    }
  }
  const soldItems = itemsByRefund(release)
  return {
    creatures,
    payers,
    soldItems,
    soldItemCount: new Set([...soldItems.values()].flat()).size,
    creatureCount: grounds.size,
    ranks: giversByItem(release.ranks.map(({ id, rewardItemId }) => ({ id, itemId: rewardItemId }))),
    news: giversByItem([...release.news.values()].map(({ id, giftItemId }) => ({ id, itemId: giftItemId }))),
  }
}
