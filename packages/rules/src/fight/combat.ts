import type { CombatDraws } from '../hunt/combat-draws'
import type { Id, Purse } from '../release/release'

/**
 * Increased with every change of the combat rules that could alter the events of a stored combat. Old versions stay
 * playable.
 */
export type RulesVersion = number

/** One retainer when it enters a fight. */
export interface Retainer {
  readonly itemId: Id
  readonly name: string
  readonly damageFrom: number
  readonly damageTo: number
  /** its enemy type; null if content does not name one */
  readonly creatureTypeId: Id | null
}

/** An effect that a fighter may cause, as it enters a fight. */
export interface Proc {
  /** shortName of its stat; missing in old combats */
  readonly stat?: string
  readonly name: string
  readonly imageId: string
  /** its effect: a name of `procTypes` */
  readonly type: string
  /** when it may fire: a name of `procMoments` */
  readonly moment: string
  readonly damageType: string | null
  /** enemy type that it affects; null for all */
  readonly creatureTypeId: Id | null
  /** its strength is rolled from `from` to `to` each time it fires */
  readonly from: number
  readonly to: number
  /** chance to fire at its moment, 0 to 100 */
  readonly percent: number
}

/** A fighter's numbers, frozen when the combat starts, so that changes of content do not change an open combat. */
export interface Fighter {
  readonly name: string
  readonly isPlayer: boolean
  readonly maxHealth: number
  readonly damageFrom: number
  readonly damageTo: number
  /** 0 to 100 */
  readonly critChance: number
  readonly retainers: readonly Retainer[]
  readonly procs: readonly Proc[]
  /** coins that theft can take: the player's gold or a creature's reward */
  readonly gold: number
  /** enemy type of a creature; null for a player */
  readonly creatureTypeId: Id | null
}

export type Modifier =
  | 'autoHunt'
  | 'questing'
  | 'bloodlust'
  | 'megalomania'
  | 'bloodcraze'
  | 'xplosion'
  | 'investment'
  | 'cloning'

export const modifiers: readonly Modifier[] = [
  'autoHunt',
  'questing',
  'bloodlust',
  'megalomania',
  'bloodcraze',
  'xplosion',
  'investment',
  'cloning',
]

/** From the attacker's side. */
export type CombatResult = 'ongoing' | 'draw' | 'win' | 'loss'

/**
 * A stored combat. Its events are not stored: `replay` derives them from the seed and the frozen numbers, always the same.
 */
export interface Combat {
  /** the player's combat number, 1 for the first */
  readonly number: number
  readonly rules: RulesVersion
  readonly mode: 'hunt' | 'coffin' | 'auto'
  /** 64 hex digits, drawn on the server */
  readonly seed: string
  readonly releaseId: string
  readonly groundId: Id
  readonly baitId: Id
  /** the hex that attracted the enemy and was consumed; null if the hunting table chose it */
  readonly hexId: Id | null
  readonly enemyId: Id
  readonly attacker: Fighter
  readonly defender: Fighter
  readonly modifiers: readonly Modifier[]
  /**
   * the phase of the region's rule at the start, whose effects are in the numbers; missing if the region had no rule,
   * and in old combats
   */
  readonly regionPhase?: { readonly rule: string; readonly phase: string }
  /** the numbers of its draws; missing in old combats */
  readonly draws?: CombatDraws
  /** milliseconds since the epoch */
  readonly startedAt: number
  /** when the latest round was played */
  readonly playedAt: number
  /** rounds played so far, 0 to 5 */
  readonly round: number
  readonly result: CombatResult
  /** the loot and rewards at stake, rolled when the combat starts and never shown before it ends */
  readonly stakes: Stakes
  /** filled when the combat ends */
  readonly reward: CombatReward | null
}

export interface Stakes {
  readonly win: CombatReward
  /** the reward of a draw */
  readonly draw: Purse
  /** by item, the chance in percent that a win of this combat drops it at all; missing in old combats */
  readonly chances?: Readonly<Record<Id, number>>
}

export interface CombatReward {
  readonly xp: number
  readonly currencies: Purse
  readonly loot: readonly { readonly itemId: Id; readonly amount: number }[]
}

/** The number of each event type in REST. */
export const combatEventType = {
  start: 1,
  round: 2,
  gainedProc: 3,
  event: 4,
  procDamage: 5,
  retainerAttack: 6,
  retainerAdded: 7,
  retainerRemoved: 8,
  dispel: 9,
  procEvaded: 10,
  baseAttackEvaded: 11,
  leech: 12,
  healing: 13,
  stun: 14,
  theft: 15,
  baseDamage: 16,
  endCombat: 17,
} as const

export type CombatEventType = keyof typeof combatEventType

/** The types of events that have a proc. */
export type ProcEventType = Exclude<CombatEventType, 'start' | 'round' | 'retainerAttack' | 'baseDamage' | 'endCombat'>

/** The types of events that have a retainer. */
export type RetainerEventType = 'retainerAttack' | 'retainerAdded' | 'retainerRemoved'

export type Side = 'attacker' | 'defender'

/**
 * One event. `damageDiff` and `healingDiff` are the real changes of health, without overkill and overheal. Totals are
 * the damage dealt by each side up to and including this event.
 */
export interface CombatEvent {
  readonly type: CombatEventType
  readonly round: number
  readonly actor: Side
  readonly target: Side
  readonly damage: number
  readonly damageDiff: number
  readonly isCriticalHit: boolean
  readonly healing: number
  readonly healingDiff: number
  readonly goldChange: number
  readonly proc: Pick<Proc, 'stat' | 'name' | 'imageId'> | null
  /** the retainer that acts, joins or leaves */
  readonly retainer: { readonly itemId: Id; readonly name: string } | null
  readonly attackerHealth: number
  readonly defenderHealth: number
  readonly totalDamageAttacker: number
  readonly totalDamageTarget: number
  readonly result: CombatResult
}
