import type { Proc } from '../combat'
import { mostRetainers } from '../constants'
import { effects } from '../fight/effects'
import { type ProcMoment, procMoments, procTypes } from '../fight/proc-names'
import { firesAt, worksOn } from '../fight/procs'
import { type Mode, withGained, withRetainers, withStun } from './mode'
import type { SideIndex } from './plane'
import type { Scene } from './scene'
import { foeOf, type Table } from './table'

const partOf = (percent: number): number => Math.min(1, Math.max(0, percent / 100))

/** How likely one of the fighter's evasions of this moment fires, as a part of 1. */
export function evasionChance(table: Table, side: SideIndex, moment: ProcMoment): number {
  const foe = table.fighters[foeOf(side)]
  let miss = 1
  for (const proc of table.fighters[side].procs)
    if (proc.type === procTypes.evasion && proc.moment === moment && worksOn(proc, foe))
      miss *= 1 - partOf(proc.percent)
  return 1 - miss
}

/** The same as `fireProcs` of the fight, for all ways at once. */
export function procOdds(table: Table, scene: Scene, side: SideIndex, moment: ProcMoment): void {
  const foe = table.fighters[foeOf(side)]
  for (const proc of table.fighters[side].procs)
    if (firesAt(proc, moment) && worksOn(proc, foe)) fire(table, scene, side, proc)
}

function fire(table: Table, scene: Scene, side: SideIndex, proc: Proc): void {
  const effect = Object.hasOwn(effects, proc.type) ? effects[proc.type] : undefined
  if (!effect) return
  const target = foeOf(side)
  const isAnswered = effect.isHostile && proc.moment !== procMoments.procced
  const evaded = isAnswered ? evasionChance(table, target, procMoments.procced) : 0
  const chance = partOf(proc.percent) * (1 - evaded)
  if (chance === 0) return
  const work = (part: number) => works[proc.type]?.({ table, scene, side, foe: target, proc, chance: part })
  if (!isAnswered || !table.hasProc(target, procMoments.procced)) work(chance)
  else
    scene.byChance(chance, () => {
      procOdds(table, scene, target, procMoments.procced)
      work(1)
    })
}

interface Firing {
  readonly table: Table
  readonly scene: Scene
  readonly side: SideIndex
  readonly foe: SideIndex
  readonly proc: Proc
  readonly chance: number
}

/** What each proc type does to the chances; theft does nothing. */
const works: Readonly<Record<string, (firing: Firing) => void>> = {
  [procTypes.damage]: ({ table, scene, foe, proc, chance }) =>
    scene.move(foe, chance, () => table.losses(foe, proc.from, proc.to)),
  [procTypes.healing]: ({ table, scene, side, proc, chance }) =>
    scene.move(side, chance, () => table.gains(side, proc.from, proc.to)),
  [procTypes.leech]: ({ table, scene, side, foe, proc: { from, to }, chance }) => {
    scene.move(foe, chance, () => (scene.isWhole ? table.drains(foe, from, to) : table.losses(foe, from, to)))
    if (!scene.isWhole) scene.move(side, chance, () => table.gains(side, from, to))
  },
  [procTypes.strength]: ({ table, scene, side, proc, chance }) =>
    scene.change(side, chance, (mode) =>
      table.strengths(side, proc.from, proc.to).map(([strength, part]) => [table.gain(mode, side, strength), part]),
    ),
  [procTypes.evasion]: ({ table, scene, side, foe, chance }) =>
    scene.change(foe, chance, (mode) => [[table.gain(mode, side, null), 1]]),
  [procTypes.stun]: ({ scene, foe, chance }) => scene.change(foe, chance, (mode) => [[withStun(mode, foe, true), 1]]),
  [procTypes.dispel]: ({ scene, foe, chance }) =>
    scene.changeAll(chance, (mode) => [[withGained(mode, foe, mode.gained[foe].slice(0, -1)), 1]]),
  [procTypes.summoning]: ({ table, scene, side, chance }) =>
    scene.change(side, chance, (mode) => [[summoned(table, mode, side), 1]]),
  [procTypes.banishing]: ({ table, scene, foe, proc, chance }) =>
    scene.change(foe, chance, (mode) => [[banished(table, mode, foe, proc.creatureTypeId), 1]]),
}

function summoned(table: Table, mode: Mode, side: SideIndex): Mode {
  const present = mode.retainers[side]
  const hasRoom = present.length < mostRetainers && table.fighters[side].retainers.length > 0
  return hasRoom ? withRetainers(mode, side, [...present, 0]) : mode
}

function banished(table: Table, mode: Mode, side: SideIndex, kind: string | null): Mode {
  const own = table.fighters[side].retainers
  const present = mode.retainers[side]
  const index = present.findLastIndex((at) => kind === null || own[at]?.creatureTypeId === kind)
  return index < 0 ? mode : withRetainers(mode, side, present.toSpliced(index, 1))
}
