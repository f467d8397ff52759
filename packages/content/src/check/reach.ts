import { merchantOf } from '@sanguine/rules'
import type { Content, ContentIndex } from '../content'
import type { ContentRecords, EnemyRecord, HuntingGroundRecord, HuntingTableRecord, ItemRecord } from '../records'
import { purseOf } from '../release/basics'
import { pausePoint } from './content-check'

/** The number of items between two pauses: about a millisecond. */
const itemsPerStep = 500

/** Everything that a player can reach with enough hunts, by ids; currencies by short name. */
export interface Reach {
  readonly items: ReadonlySet<string>
  readonly grounds: ReadonlySet<string>
  readonly enemies: ReadonlySet<string>
}

/**
 * Explores the world in steps, as a player would. Each round adds grounds that open, enemies on them, their loot, and
 * items to buy or craft, until nothing is added. It ignores XP, because they only grow.
 */
export function* reachInSteps(content: Content, index: ContentIndex): Generator<typeof pausePoint, Reach> {
  const explorer = new Explorer(content, index)
  while (yield* explorer.advance());
  return explorer
}

class Explorer implements Reach {
  readonly items: Set<string>
  readonly grounds = new Set<string>()
  readonly enemies = new Set<string>()
  readonly #currencies: Set<string>
  readonly #records: ContentRecords
  readonly #index: ContentIndex
  readonly #startGroundId: string

  constructor({ records, start }: Content, index: ContentIndex) {
    this.#records = records
    this.#index = index
    this.#startGroundId = start.huntingGroundId
    this.#currencies = new Set(Object.keys(purseOf(this.#index, start.currencies)))
    this.items = new Set([
      ...start.items.map(({ itemId }) => itemId),
      ...records.rank.map(({ rewardItemId }) => rewardItemId),
      ...records.news.map(({ rewardItemId }) => rewardItemId),
      ...records.premiumPackage
        .filter(({ isVisible }) => isVisible)
        .flatMap(({ items }) => items.map((line) => line.itemId)),
    ])
  }

  /** Explores one round; returns whether it added anything. */
  *advance(): Generator<typeof pausePoint, boolean> {
    const before = this.#size()
    for (const ground of this.#records.huntingGround) if (this.#opens(ground)) this.grounds.add(ground.id)
    for (const table of this.#records.huntingTable) if (this.#answers(table)) this.#meet(table)
    for (const [place, item] of this.#records.item.entries()) {
      if (place % itemsPerStep === 0) yield pausePoint
      if (this.#isMade(item)) this.items.add(item.id)
      if (this.items.has(item.id)) this.#earn(purseOf(this.#index, item.refund))
    }
    return this.#size() > before
  }

  #size(): number {
    return this.items.size + this.grounds.size + this.enemies.size + this.#currencies.size
  }

  #opens(ground: HuntingGroundRecord): boolean {
    if (ground.id === this.#startGroundId) return true
    const region = this.#index.region.find({ by: 'id', value: ground.regionId })
    const keys = [ground.keyId, region?.keyId ?? ''].filter((id) => id !== '')
    return ground.isVisible && keys.every((id) => this.items.has(id))
  }

  /** Whether a table applies: table 0 to any bait, the others to their special bait. */
  #answers({ huntingGroundId, sequence }: HuntingTableRecord): boolean {
    if (!this.grounds.has(huntingGroundId)) return false
    if (sequence === 0) return true
    const ground = this.#index.huntingGround.find({ by: 'id', value: huntingGroundId })
    return this.items.has(ground?.specialBaitItemIds[sequence - 1] ?? '')
  }

  #meet({ enemies }: HuntingTableRecord): void {
    for (const { enemyId, rangeMin, rangeMax } of enemies) {
      if (rangeMin >= rangeMax) continue
      const enemy = this.#index.enemy.find({ by: 'id', value: enemyId })
      if (enemy?.isVisible) this.#beat(enemy)
    }
  }

  #beat(enemy: EnemyRecord): void {
    this.enemies.add(enemy.id)
    this.#earn(purseOf(this.#index, enemy.currencies))
    for (const { itemId, dropChance } of enemy.loot) if (dropChance > 0) this.items.add(itemId)
  }

  #earn(purse: Readonly<Record<string, number>>): void {
    for (const currency of Object.keys(purse)) this.#currencies.add(currency)
  }

  /** Whether the item can be bought, crafted or completed from trophies. */
  #isMade(item: ItemRecord): boolean {
    if (item.trophyItemIds.length > 0) return item.trophyItemIds.every((id) => this.items.has(id))
    const type = this.#index.itemType.find({ by: 'id', value: item.itemTypeId })?.shortName ?? ''
    const price = Object.keys(purseOf(this.#index, item.price))
    const isOffered = item.isVisible && item.isBuyable && !item.isInPremiumShop && merchantOf(type) !== null
    return (
      isOffered &&
      price.length + item.craftingMaterials.length > 0 &&
      price.every((currency) => this.#currencies.has(currency)) &&
      item.craftingMaterials.every(({ itemId }) => this.items.has(itemId))
    )
  }
}
