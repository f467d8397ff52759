import { procMoments } from '../fight/proc-names'
import type { EffectState } from './effect-state'
import type { FightDistribution } from './fight-distribution'
import type { Moves, SideIndex } from './moves'
import { evasionChance, procOdds } from './proc-odds'
import { StateDistribution } from './state-distribution'
import { otherSide, type TransitionTable } from './transition-table'

const sides: readonly SideIndex[] = [0, 1]

/** The counterpart of `playNextRound`, for all states at once. */
export function roundOdds(table: TransitionTable, distribution: FightDistribution, round: number): void {
  if (round === 1) for (const side of sides) procOdds(table, distribution, side, procMoments.combatStart)
  for (const side of sides) procOdds(table, distribution, side, procMoments.roundStart)
  for (const side of sides) turn(table, distribution, side, round)
  for (const side of sides) procOdds(table, distribution, side, procMoments.roundEnd)
}

function turn(table: TransitionTable, distribution: FightDistribution, side: SideIndex, round: number): void {
  const target = otherSide(side)
  const evaded = evasionChance(table, target, procMoments.attacked)
  const [missed, landing] = [new StateDistribution(), new StateDistribution()]
  let after = new StateDistribution()
  for (const [effects, grid] of distribution.states(side).each()) {
    const used = withoutEvasion(table, effects, target)
    if (effects.isStunned[side]) after.put(table.states.withStun(effects, side, false), grid)
    else if (used) missed.put(used, grid)
    else {
      if (evaded > 0) missed.put(effects, grid.scaled(evaded))
      landing.put(effects, grid.scale(1 - evaded))
    }
  }
  const landed = distribution.within(side, landing, () => {
    procOdds(table, distribution, target, procMoments.attacked)
    baseAttack(table, distribution, side, round)
  })
  for (const group of missed.merged(landed).groups(({ retainersKeys }) => retainersKeys[side]))
    after = after.merged(distribution.within(side, group, () => retainersAttack(table, distribution, side)))
  distribution.set(side, after)
}

/** The effects without the side's oldest evasion; null if it has none. */
function withoutEvasion({ states }: TransitionTable, effects: EffectState, side: SideIndex): EffectState | null {
  const index = effects.gained[side].findIndex(({ isEvasion }) => isEvasion)
  return index < 0 ? null : states.withGained(effects, side, effects.gained[side].toSpliced(index, 1))
}

/** An attack that lands; an attack that deals 0 hits nothing. */
interface Strike {
  harmless(effects: EffectState): number
  losses(effects: EffectState): Moves
  /** fires the procs after it has landed */
  fire?(): void
}

function strike(
  table: TransitionTable,
  distribution: FightDistribution,
  side: SideIndex,
  { harmless, losses, fire = () => {} }: Strike,
): void {
  const target = otherSide(side)
  const [idle, hurting] = [new StateDistribution(), new StateDistribution()]
  for (const [effects, grid] of distribution.states(side).each()) {
    const part = harmless(effects)
    if (part > 0) idle.put(effects, grid.scaled(part))
    hurting.put(effects, grid.scale(1 - part))
  }
  const unharmed = distribution.within(side, idle, fire)
  const hit = distribution.within(side, hurting, () => {
    distribution.move(target, 1, losses)
    fire()
    procOdds(table, distribution, target, procMoments.hit)
  })
  distribution.set(side, unharmed.merged(hit))
}

/** The chance that a range of whole numbers gives 0. */
const chanceOfNothing = (from: number, to: number): number => (from > 0 ? 0 : 1 / (to + 1))

function baseAttack(table: TransitionTable, distribution: FightDistribution, side: SideIndex, round: number): void {
  const { damageFrom, damageTo } = table.fighters[side]
  strike(table, distribution, side, {
    harmless: ({ strength }) => chanceOfNothing(damageFrom + strength[side], damageTo + strength[side]),
    losses: ({ strength }) => table.blows(side, strength[side], round),
    fire: () => procOdds(table, distribution, side, procMoments.attack),
  })
}

/**
 * The attacks of the retainers present at the start of the turn, one after the other; all of these states have the same
 * ones.
 */
function retainersAttack(table: TransitionTable, distribution: FightDistribution, side: SideIndex): void {
  const [first] = distribution.states(side).each()
  for (const place of first?.[0].retainers[side] ?? []) {
    const { damageFrom = 0, damageTo = 0 } = table.fighters[side].retainers[place] ?? {}
    if (damageTo === 0) continue
    const losses = table.losses(otherSide(side), Math.max(1, damageFrom), damageTo)
    strike(table, distribution, side, {
      harmless: () => chanceOfNothing(damageFrom, damageTo),
      losses: () => losses,
    })
  }
}
