import type { Fighter } from '../fight/combat'
import type { EffectTarget, RegionPhase } from './region-rule'

/** The factor by which a phase multiplies a number. */
const factorOf = (phase: RegionPhase | null, target: EffectTarget): number =>
  (phase?.effects ?? []).reduce((factor, effect) => (effect.target === target ? factor * effect.factor : factor), 1)

const withDamage = (fighter: Fighter, factor: number): Fighter => ({
  ...fighter,
  damageFrom: Math.round(fighter.damageFrom * factor),
  damageTo: Math.round(fighter.damageTo * factor),
})

/** The factor by which a phase multiplies the health of creatures. */
export const creatureHealthFactor = (phase: RegionPhase | null): number => factorOf(phase, 'creatureHealth')

/** A health multiplied by the factor of a phase: whole and at least 1. */
export const multipliedHealth = (health: number, factor: number): number => Math.max(1, Math.round(health * factor))

/** A maximum health of a creature in a phase: whole and at least 1. */
export const creatureHealthIn = (phase: RegionPhase | null, health: number): number =>
  multipliedHealth(health, creatureHealthFactor(phase))

/** The hunter with base attacks changed by the phase; retainers and procs stay as they are. */
export const hunterIn = (phase: RegionPhase | null, hunter: Fighter): Fighter =>
  withDamage(hunter, factorOf(phase, 'hunterDamage'))

/** The creature with base attacks and health changed by the phase. */
export const creatureIn = (phase: RegionPhase | null, creature: Fighter): Fighter =>
  withDamage({ ...creature, maxHealth: creatureHealthIn(phase, creature.maxHealth) }, factorOf(phase, 'creatureDamage'))

/** The effects of a phase on a fight as a text: phases with equal texts have the same effect on fights. */
export const fightKeyOf = (phase: RegionPhase | null): string =>
  JSON.stringify((phase?.effects ?? []).filter(({ target }) => target !== 'attraction'))
