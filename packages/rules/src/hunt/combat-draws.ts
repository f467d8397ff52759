import type { Id, LootLine } from '../release/release'
import type { EnemyWeight } from './hunting-table'

/** A range from which a number is rolled. */
interface RolledRange {
  readonly from: number
  readonly to: number
}

/** The enemies among which a hunt draws. */
export interface AttractionTable {
  /** the boss whose wait is over, which comes without a roll; null for none */
  readonly dueBossId: Id | null
  /** the chance in percent that the hex attracts; 0 without a hex that works here */
  readonly hexPercent: number
  /** the enemies of the hex, in the order of the draw */
  readonly hexed: readonly EnemyWeight[]
  /** the enemies of the bait, in the order of the draw */
  readonly baited: readonly EnemyWeight[]
}

/**
 * Modifiers drawn by chance, in the order in which they are drawn. `autoHunt` and `questing` are facts of the hunt
 * instead.
 */
export const drawnModifiers = ['bloodlust', 'megalomania', 'bloodcraze', 'xplosion', 'investment', 'cloning'] as const

export type DrawnModifier = (typeof drawnModifiers)[number]

/** The chance of each modifier in percent. Together they are at most 100, and the rest is the chance of no modifier. */
export type ModifierChances = Readonly<Record<DrawnModifier, number>>

/** The ranges from which a fighter's numbers are rolled when a combat starts. */
export interface FighterRanges {
  /** whole */
  readonly health: RolledRange
  /** as in content; the rolled value is limited to 0–100 */
  readonly critChance: RolledRange
}

/** A line of loot as a combat draws it. */
export interface DrawnLootLine extends Omit<LootLine, 'itemId'> {
  /** null if the content has no such item: the line is rolled, but gives nothing */
  readonly itemId: Id | null
}

/** The numbers from which the loot of a combat is drawn. */
export interface LootDraw {
  /** the hunter's loot chance in percent, from which one is rolled for all lines */
  readonly lootChance: RolledRange
  readonly lines: readonly DrawnLootLine[]
}

/**
 * The numbers with which the rolls of a new combat were compared. They are stored with the combat, so that its draws can
 * be repeated after content and equipment have changed.
 */
export interface CombatDraws {
  readonly attraction: AttractionTable
  readonly modifiers: ModifierChances
  readonly attacker: FighterRanges
  readonly defender: FighterRanges
  /** the factor by which the region's phase multiplied the rolled health of the creature; 1 without an effect */
  readonly defenderHealthFactor: number
  readonly loot: LootDraw
}
