/** Rules that a region can have. */
export const regionRuleNames = ['ash', 'tide', 'opera', 'moon', 'heat', 'breath'] as const

export type RegionRuleName = (typeof regionRuleNames)[number]

export type PhaseName =
  | 'clearAir'
  | 'ashfall'
  | 'floodTide'
  | 'highTide'
  | 'ebbTide'
  | 'lowTide'
  | 'overture'
  | 'firstAct'
  | 'interval'
  | 'secondAct'
  | 'finale'
  | 'newMoon'
  | 'waxingMoon'
  | 'fullMoon'
  | 'waningMoon'
  | 'cold'
  | 'warm'
  | 'hot'
  | 'blazing'
  | 'inhaling'
  | 'stillness'
  | 'exhaling'

/**
 * The number that an effect multiplies: weights in the hunting table, or a number of a fighter at the start of a fight.
 */
export type EffectTarget = 'attraction' | 'hunterDamage' | 'creatureDamage' | 'creatureHealth'

/** A number that a phase multiplies by a factor. The shortName of an enemy type or rarity selects the enemies. */
export type RegionEffect =
  | { readonly target: 'attraction'; readonly enemyType: string; readonly factor: number }
  | { readonly target: 'attraction'; readonly rarity: string; readonly factor: number }
  | { readonly target: Exclude<EffectTarget, 'attraction'>; readonly factor: number }

export interface RegionPhase {
  readonly name: PhaseName
  /** duration in seconds of game time; null for a phase of the heat */
  readonly seconds: number | null
  /** the heat at which it begins; null for a phase by time */
  readonly minHeat: number | null
  readonly effects: readonly RegionEffect[]
}

export interface RegionRule {
  readonly name: RegionRuleName
  /** in their order; phases of the heat from the coldest up */
  readonly phases: readonly [RegionPhase, ...RegionPhase[]]
}

/** The heat that a player has caused in a region. */
export interface Heat {
  /** hunts in a row, minus cooling up to `at`; whole, 1 to `maxHeat` */
  readonly level: number
  /** the time when cooling from that level began, in milliseconds since the epoch */
  readonly at: number
}
