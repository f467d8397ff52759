import { maxRetainers } from '../constants'
import type { Proc } from '../fight/combat'
import { effects } from '../fight/effects'
import { type ProcMoment, procMoments, procTypes } from '../fight/proc-names'
import { firesAt, worksOn } from '../fight/procs'
import type { EffectState } from './effect-state'
import type { FightDistribution } from './fight-distribution'
import type { SideIndex } from './moves'
import { otherSide, type TransitionTable } from './transition-table'

const partOf = (percent: number): number => Math.min(1, Math.max(0, percent / 100))

/** The chance, from 0 to 1, that at least one of the fighter's evasions of this moment fires. */
export function evasionChance(table: TransitionTable, side: SideIndex, moment: ProcMoment): number {
  const opponent = table.fighters[otherSide(side)]
  let miss = 1
  for (const proc of table.fighters[side].procs)
    if (proc.type === procTypes.evasion && proc.moment === moment && worksOn(proc, opponent))
      miss *= 1 - partOf(proc.percent)
  return 1 - miss
}

/** The counterpart of `fireProcs`, for all states at once. */
export function procOdds(
  table: TransitionTable,
  distribution: FightDistribution,
  side: SideIndex,
  moment: ProcMoment,
): void {
  const opponent = table.fighters[otherSide(side)]
  for (const proc of table.fighters[side].procs)
    if (firesAt(proc, moment) && worksOn(proc, opponent)) fire(table, distribution, side, proc)
}

function fire(table: TransitionTable, distribution: FightDistribution, side: SideIndex, proc: Proc): void {
  const effect = Object.hasOwn(effects, proc.type) ? effects[proc.type] : undefined
  if (!effect) return
  const target = otherSide(side)
  const isAnswered = effect.isHostile && proc.moment !== procMoments.procced
  const evaded = isAnswered ? evasionChance(table, target, procMoments.procced) : 0
  const chance = partOf(proc.percent) * (1 - evaded)
  if (chance === 0) return
  const work = (part: number) => works[proc.type]?.({ table, distribution, side, opponent: target, proc, chance: part })
  if (!isAnswered || !table.hasProc(target, procMoments.procced)) work(chance)
  else
    distribution.byChance(chance, () => {
      procOdds(table, distribution, target, procMoments.procced)
      work(1)
    })
}

interface Firing {
  readonly table: TransitionTable
  readonly distribution: FightDistribution
  readonly side: SideIndex
  readonly opponent: SideIndex
  readonly proc: Proc
  readonly chance: number
}

/** The effect of each proc type on the distribution; theft has none. */
const works: Readonly<Record<string, (firing: Firing) => void>> = {
  [procTypes.damage]: ({ table, distribution, opponent, proc, chance }) => {
    const losses = table.losses(opponent, proc.from, proc.to)
    distribution.move(opponent, chance, () => losses)
  },
  [procTypes.healing]: ({ table, distribution, side, proc, chance }) => {
    const gains = table.gains(side, proc.from, proc.to)
    distribution.move(side, chance, () => gains)
  },
  [procTypes.leech]: ({ table, distribution, side, opponent, proc: { from, to }, chance }) => {
    const losses = distribution.isWhole ? table.drains(opponent, from, to) : table.losses(opponent, from, to)
    distribution.move(opponent, chance, () => losses)
    if (distribution.isWhole) return
    const gains = table.gains(side, from, to)
    distribution.move(side, chance, () => gains)
  },
  [procTypes.strength]: ({ table, distribution, side, proc, chance }) => {
    const outcomes = table.outcomes(side, proc, (effects) =>
      table.strengths(side, proc.from, proc.to).map(([strength, part]) => [table.gain(effects, side, strength), part]),
    )
    distribution.change(side, chance, outcomes)
  },
  [procTypes.evasion]: ({ table, distribution, side, opponent, proc, chance }) => {
    const outcomes = table.outcomes(side, proc, (effects) => [[table.gain(effects, side, null), 1]])
    distribution.change(opponent, chance, outcomes)
  },
  [procTypes.stun]: ({ table, distribution, side, opponent, proc, chance }) => {
    const outcomes = table.outcomes(side, proc, (effects) => [[table.states.withStun(effects, opponent, true), 1]])
    distribution.change(opponent, chance, outcomes)
  },
  [procTypes.dispel]: ({ table, distribution, side, opponent, proc, chance }) => {
    const outcomes = table.outcomes(side, proc, (effects) => [
      [table.states.withGained(effects, opponent, effects.gained[opponent].slice(0, -1)), 1],
    ])
    distribution.changeAll(chance, outcomes)
  },
  [procTypes.summoning]: ({ table, distribution, side, proc, chance }) => {
    const outcomes = table.outcomes(side, proc, (effects) => [[summoned(table, effects, side), 1]])
    distribution.change(side, chance, outcomes)
  },
  [procTypes.banishing]: ({ table, distribution, side, opponent, proc, chance }) => {
    const outcomes = table.outcomes(side, proc, (effects) => [
      [banished(table, effects, opponent, proc.creatureTypeId), 1],
    ])
    distribution.change(opponent, chance, outcomes)
  },
}

function summoned(table: TransitionTable, effects: EffectState, side: SideIndex): EffectState {
  const present = effects.retainers[side]
  const hasRoom = present.length < maxRetainers && table.fighters[side].retainers.length > 0
  return hasRoom ? table.states.withRetainers(effects, side, [...present, 0]) : effects
}

function banished(table: TransitionTable, effects: EffectState, side: SideIndex, kind: string | null): EffectState {
  const own = table.fighters[side].retainers
  const present = effects.retainers[side]
  const index = present.findLastIndex((at) => kind === null || own[at]?.creatureTypeId === kind)
  return index < 0 ? effects : table.states.withRetainers(effects, side, present.toSpliced(index, 1))
}
