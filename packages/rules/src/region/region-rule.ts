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

/** What an effect multiplies: weights in the hunting table, or a number with which a fighter enters a fight. */
export type EffectTarget = 'attraction' | 'hunterDamage' | 'creatureDamage' | 'creatureHealth'

/** A number that a phase multiplies by a factor. Creatures are named by the shortName of their type or rarity. */
export type RegionEffect =
  | { readonly target: 'attraction'; readonly enemyType: string; readonly factor: number }
  | { readonly target: 'attraction'; readonly rarity: string; readonly factor: number }
  | { readonly target: Exclude<EffectTarget, 'attraction'>; readonly factor: number }

export interface RegionPhase {
  readonly name: PhaseName
  /** how long it lasts, in seconds of game time; null for a phase of the heat */
  readonly seconds: number | null
  /** the heat at which it begins; null for a phase that comes with time */
  readonly minHeat: number | null
  readonly effects: readonly RegionEffect[]
}

export interface RegionRule {
  readonly name: RegionRuleName
  /** in the order in which they follow each other; those of the heat from the coldest up */
  readonly phases: readonly [RegionPhase, ...RegionPhase[]]
}

/** How hot a player has made a region. */
export interface Heat {
  /** hunts in a row, less what has cooled until `at`; whole, 1 to `maxHeat` */
  readonly level: number
  /** when the cooling of that level began, in milliseconds since the epoch */
  readonly at: number
}
