/**
 * A content release as the rules see it: an immutable snapshot with every reference resolved to an existing id.
 * `@sanguine/content` builds it from the CMS's records; the rules only read it.
 */
import type { ShownEnemy, ShownHuntingGround, ShownItem, ShownRegion } from '../generated/shown-fields'
import type { RegionRuleName } from '../region/region-rule'

/** 24 hex digits, the record's `_id`. */
export type Id = string

/** Amounts by currency shortName, whole and never negative. */
export type Purse = Readonly<Record<string, number>>

/** One line of an item's or enemy's numbers. `from` and `to` are equal if the value is not rolled. */
export interface StatLine {
  /** shortName of the stat */
  readonly stat: string
  readonly from: number
  readonly to: number
  /** chance in percent that a proc fires at its event; only for stats of type proc */
  readonly procPercent?: number
}

export interface ProcDefinition {
  /** shortName of the proc type: damage, leech, healing, stun, theft, dispel, evasion, … */
  readonly procType: string
  /** shortName of the moment it may fire at: round start, own attack, being hit, … */
  readonly procEvent: string
  readonly damageType: string | null
  /** enemy type that it affects; null for all */
  readonly affectedCreatureTypeId: Id | null
}

export interface StatDefinition {
  readonly id: Id
  readonly shortName: string
  readonly name: string
  readonly imageId: string
  readonly flavorText: string
  readonly unitSymbol: string
  /** has no number: a value above 0 means yes */
  readonly isYesNo: boolean
  readonly rarityId: Id | null
  readonly proc: ProcDefinition | null
}

export interface ItemTypeDefinition {
  readonly id: Id
  /**
   * weapon, head, armour, hands, feet, coffin, mount, power, emblem, retainer, accessory, bait, hex, avatar, coin, key,
   * craftingmat, scroll, alchemy, tome, collection
   */
  readonly shortName: string
  readonly name: string
  /** number of items of this type that can be equipped at once */
  readonly slots: number
  readonly isEquipment: boolean
  /** whether an item of this type counts while it is owned, without being equipped; default no */
  readonly countsWhileOwned?: boolean
}

export interface RarityDefinition {
  readonly id: Id
  readonly shortName: string
  readonly name: string
  readonly colorHex: string
}

export interface ItemDefinition extends ShownItem {
  readonly id: Id
  readonly name: string
  readonly imageId: string
  readonly animatedImageId: string
  /** shortName of its item type */
  readonly type: string
  readonly rarityId: Id
  readonly stats: readonly StatLine[]
  readonly price: Purse
  readonly refund: Purse
  readonly craftingMaterials: readonly { readonly itemId: Id; readonly amount: number }[]
  readonly isVisible: boolean
  readonly isBuyable: boolean
  readonly isInPremiumShop: boolean
  readonly requiredXp: number
  /** 0 single item, 1 silver, 2 gold, 3 platinum */
  readonly requiredSubscription: number
  /** enemy type of a retainer */
  readonly creatureTypeId: Id | null
  readonly trophyItemIds: readonly Id[]
  /** the enemy type or enemy that a hex attracts */
  readonly attractsEnemyTypeId: Id | null
  readonly attractsEnemyId: Id | null
}

export interface LootLine {
  readonly itemId: Id
  /** 0 to 100, in percent */
  readonly dropChance: number
  readonly amountMin: number
  readonly amountMax: number
}

export interface EnemyDefinition extends ShownEnemy {
  readonly id: Id
  readonly name: string
  readonly imageId: string
  readonly animatedImageId: string
  readonly enemyTypeId: Id
  readonly rarityId: Id
  readonly isVisible: boolean
  readonly xp: number
  readonly reward: Purse
  readonly refund: Purse
  readonly stats: readonly StatLine[]
  readonly equipment: readonly Id[]
  readonly loot: readonly LootLine[]
}

export interface EnemyTypeDefinition {
  readonly id: Id
  readonly shortName: string
  readonly name: string
  readonly imageId: string
}

/** The fields that regions and grounds have in common. */
export interface PlaceDefinition {
  readonly id: Id
  readonly name: string
  readonly imageId: string
  readonly animatedImageId: string
  readonly sequence: number
  readonly requiredXp: number
  readonly keyId: Id | null
  readonly isVisible: boolean
}

export interface RegionDefinition extends PlaceDefinition, ShownRegion {
  /** the region's own rule; null or missing if it has none */
  readonly rule?: RegionRuleName | null
}

export interface GroundDefinition extends PlaceDefinition, ShownHuntingGround {
  readonly regionId: Id
  readonly travelCost: Purse
  /** baits that also open the tables with a sequence above 0 */
  readonly specialBaitItemIds: readonly Id[]
}

/** A slice of 0–10,000 that belongs to an enemy: `rangeMin` inclusive, `rangeMax` exclusive. */
export interface TableSlice {
  readonly enemyId: Id
  readonly rangeMin: number
  readonly rangeMax: number
}

export interface HuntingTableDefinition {
  readonly id: Id
  readonly name: string
  readonly huntingGroundId: Id
  /** 0 is the table of ordinary bait; n above 0 belongs to the ground's n-th special bait */
  readonly sequence: number
  readonly slices: readonly TableSlice[]
}

export interface RankDefinition {
  readonly id: Id
  readonly name: string
  readonly xp: number
  readonly rewardItemId: Id | null
  /** extra charges of the coffin that the rank gives once */
  readonly coffinCharges: number
  readonly imageId: string
  readonly flavorText: string
}

export interface NewsDefinition {
  readonly id: Id
  readonly header: string
  readonly message: string
  readonly imageId: string
  readonly animatedImageId: string
  /** milliseconds since the epoch */
  readonly at: number
  /** a gift that each player can take once */
  readonly giftItemId: Id | null
}

export interface CurrencyDefinition {
  readonly id: Id
  readonly shortName: string
  readonly name: string
  /** the name of a single one; the name where it suits one as well */
  readonly singularName: string
  readonly imageId: string
  readonly orderIndex: number
}

export interface Release {
  /** changes whenever any record changes */
  readonly id: string
  /** language of names and texts, such as `de`; English by default. Rules decide the same in every language. */
  readonly language?: string
  readonly items: ReadonlyMap<Id, ItemDefinition>
  readonly itemTypes: ReadonlyMap<string, ItemTypeDefinition>
  readonly rarities: ReadonlyMap<Id, RarityDefinition>
  readonly enemies: ReadonlyMap<Id, EnemyDefinition>
  readonly enemyTypes: ReadonlyMap<Id, EnemyTypeDefinition>
  /** by sequence */
  readonly regions: ReadonlyMap<Id, RegionDefinition>
  /** by region sequence, then own sequence */
  readonly grounds: ReadonlyMap<Id, GroundDefinition>
  /** by ground, ordered by sequence */
  readonly tables: ReadonlyMap<Id, readonly HuntingTableDefinition[]>
  /** by xp, lowest first; the first one is at 0 */
  readonly ranks: readonly RankDefinition[]
  /** latest first */
  readonly news: ReadonlyMap<Id, NewsDefinition>
  /** by orderIndex */
  readonly currencies: ReadonlyMap<string, CurrencyDefinition>
  /** by orderIndex */
  readonly stats: ReadonlyMap<string, StatDefinition>
  /** item, ground and purse of a newly registered player */
  readonly start: StartDefinition
}

export interface StartDefinition {
  readonly groundId: Id
  readonly currencies: Purse
  readonly inventory: Readonly<Record<Id, number>>
  readonly equipped: readonly Id[]
  /** extra charges of the coffin */
  readonly coffinCharges: number
  /** the creatures of the first mission, which takes place on the first ground; empty for a drawn mission */
  readonly mission: readonly { readonly enemyId: Id; readonly goal: number }[]
  /** image ids of the portraits of players who wear no avatar */
  readonly portraits: readonly string[]
}
