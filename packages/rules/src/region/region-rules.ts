import type { Combat } from '../fight/combat'
import type { EffectTarget, PhaseName, RegionEffect, RegionPhase, RegionRule, RegionRuleName } from './region-rule'

const moreOf = (enemyType: string, factor: number): RegionEffect => ({ target: 'attraction', enemyType, factor })
const moreRare = (rarity: string, factor: number): RegionEffect => ({ target: 'attraction', rarity, factor })
const times = (target: Exclude<EffectTarget, 'attraction'>, factor: number): RegionEffect => ({ target, factor })

/** A phase of a cycle, with its length in seconds of game time. */
const lasting = (name: PhaseName, seconds: number, ...effects: readonly RegionEffect[]): RegionPhase => ({
  name,
  seconds,
  minHeat: null,
  effects,
})

/** A phase that begins at a level of heat. */
const heated = (name: PhaseName, minHeat: number, ...effects: readonly RegionEffect[]): RegionPhase => ({
  name,
  seconds: null,
  minHeat,
  effects,
})

const minute = 60
const hour = 60 * minute

/** A quarter of 12 h 25 min, the time between two high tides. */
const quarterTide = 11_175

/**
 * The rules that a region can have, each with its phases in order. No cycle divides a day, so that a player with fixed
 * hours meets all phases. Phases balance each other: over all of them, a hunt is worth about as much as without. We
 * chose the numbers; see docs/rules.md.
 */
export const regionRules: Readonly<Record<RegionRuleName, RegionRule>> = {
  ash: {
    name: 'ash',
    phases: [
      lasting('clearAir', 200 * minute, moreRare('uncommon', 0.75), moreRare('normal', 0.75)),
      lasting('ashfall', 100 * minute, moreRare('uncommon', 1.5), moreRare('normal', 1.5)),
    ],
  },
  tide: {
    name: 'tide',
    phases: [
      lasting('floodTide', quarterTide, times('hunterDamage', 0.95), times('creatureDamage', 1.1)),
      lasting('highTide', quarterTide, moreOf('monster', 2)),
      lasting('ebbTide', quarterTide, times('hunterDamage', 1.05), times('creatureDamage', 0.9)),
      lasting('lowTide', quarterTide, moreOf('undead', 2)),
    ],
  },
  opera: {
    name: 'opera',
    phases: [
      lasting('overture', hour),
      lasting('firstAct', hour, moreOf('robot', 2)),
      lasting('interval', hour, times('hunterDamage', 0.92), times('creatureDamage', 0.8)),
      lasting('secondAct', hour, moreOf('undead', 2)),
      lasting('finale', hour, times('hunterDamage', 1.1), times('creatureDamage', 1.25)),
    ],
  },
  moon: {
    name: 'moon',
    phases: [
      lasting('newMoon', 7 * hour, moreOf('werewolf', 0.5), times('creatureDamage', 0.9)),
      lasting('waxingMoon', 7 * hour, times('creatureHealth', 1.05)),
      lasting('fullMoon', 7 * hour, moreOf('werewolf', 2), times('creatureDamage', 1.1)),
      lasting('waningMoon', 7 * hour, times('creatureHealth', 0.95)),
    ],
  },
  heat: {
    name: 'heat',
    phases: [
      heated('cold', 0, moreOf('dragon', 0.5), times('creatureDamage', 0.9)),
      heated('warm', 2, times('hunterDamage', 1.03)),
      heated('hot', 4, moreOf('dragon', 1.75), times('creatureDamage', 1.1)),
      heated('blazing', 6, moreRare('normal', 1.6), times('creatureDamage', 1.2)),
    ],
  },
  breath: {
    name: 'breath',
    phases: [
      lasting('inhaling', 45 * minute, moreOf('alien', 2), times('hunterDamage', 0.95)),
      lasting('stillness', 15 * minute),
      lasting('exhaling', 45 * minute, moreOf('alien', 0.5), times('hunterDamage', 1.05)),
    ],
  },
}

/** The phase of a rule by its name; null if the rule lacks it, as in a combat stored by a newer build. */
export const phaseNamed = (rule: string, name: string): RegionPhase | null =>
  (Object.hasOwn(regionRules, rule) ? regionRules[rule as RegionRuleName].phases : []).find(
    (phase) => phase.name === name,
  ) ?? null

/** The phase in which a combat began; null if its region had no rule, or if this build does not know the phase. */
export const foughtPhase = ({ regionPhase }: Pick<Combat, 'regionPhase'>): RegionPhase | null =>
  regionPhase ? phaseNamed(regionPhase.rule, regionPhase.phase) : null
