import type { Proc } from '../combat'
import { mostRetainers } from '../constants'
import { effects } from '../fight/effects'
import { type ProcMoment, procMoments, procTypes } from '../fight/proc-names'
import { firesAt, worksOn } from '../fight/procs'
import { withGained, withRetainers, withStun } from './mode'
import type { SideIndex } from './plane'
import { foeOf, type Table, type Way, Ways } from './table'

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
export function procOdds(table: Table, ways: Ways, side: SideIndex, moment: ProcMoment): Ways {
  const foe = table.fighters[foeOf(side)]
  let after = ways
  for (const proc of table.fighters[side].procs)
    if (firesAt(proc, moment) && worksOn(proc, foe)) after = fire(table, after, side, proc, moment)
  return after
}

function fire(table: Table, ways: Ways, side: SideIndex, proc: Proc, moment: ProcMoment): Ways {
  const effect = Object.hasOwn(effects, proc.type) ? effects[proc.type] : undefined
  const target = foeOf(side)
  const isAnswered = effect?.isHostile === true && moment !== procMoments.procced
  const evaded = isAnswered ? evasionChance(table, target, procMoments.procced) : 0
  const chance = effect ? partOf(proc.percent) * (1 - evaded) : 0
  if (chance === 0) return ways
  const fired = new Ways().putAll(ways, chance)
  const answered = isAnswered ? procOdds(table, fired, target, procMoments.procced) : fired
  const missed = chance === 1 ? new Ways() : new Ways().putAll(ways, 1 - chance)
  return table.worthwhile(missed.putAll(work(table, answered, side, proc)))
}

function work(table: Table, ways: Ways, side: SideIndex, proc: Proc): Ways {
  const { from, to } = proc
  switch (proc.type) {
    case procTypes.damage:
      return table.hurt(ways, foeOf(side), table.spread(foeOf(side), from, to))
    case procTypes.leech:
      return ways.flatMap((way) => leech(table, way, side, proc))
    case procTypes.healing:
      return ways.flatMap(({ mode, plane }) =>
        new Ways().put(mode, plane.heal(side, table.spread(side, from, to), table.most[side])),
      )
    case procTypes.strength:
    case procTypes.evasion:
      return ways.flatMap((way) => gain(table, way, side, proc))
    default:
      return ways.flatMap(({ mode, plane }) => new Ways().put(changedMode(table, mode, side, proc), plane))
  }
}

function leech(table: Table, { mode, plane }: Way, side: SideIndex, { from, to }: Proc): Ways {
  const target = foeOf(side)
  const ratio = table.units[target] / table.units[side]
  const { plane: standing, fallen } = plane.leech(target, table.spread(target, from, to), ratio, table.most[side])
  table.fallen[target] += fallen
  return new Ways().put(mode, standing)
}

function gain(table: Table, { mode, plane }: Way, side: SideIndex, { type, from, to }: Proc): Ways {
  if (type === procTypes.evasion) return new Ways().put(table.gain(mode, side, true, 0), plane)
  const ways = new Ways()
  for (const [strength, weight] of table.strengths(side, from, to))
    ways.put(table.gain(mode, side, false, strength), plane, weight)
  return ways
}

/** What stuns, dispels, summons or banishes; theft and what the rules do not know change nobody's chances. */
function changedMode(table: Table, mode: Way['mode'], side: SideIndex, proc: Proc): Way['mode'] {
  const target = foeOf(side)
  switch (proc.type) {
    case procTypes.stun:
      return withStun(mode, target, true)
    case procTypes.dispel:
      return withGained(mode, target, mode.gained[target].slice(0, -1))
    case procTypes.summoning: {
      const hasRoom = mode.retainers[side].length < mostRetainers && table.fighters[side].retainers.length > 0
      return hasRoom ? withRetainers(mode, side, [...mode.retainers[side], 0]) : mode
    }
    case procTypes.banishing: {
      const own = table.fighters[target].retainers
      const kind = proc.creatureTypeId
      const index = mode.retainers[target].findLastIndex((at) => kind === null || own[at]?.creatureTypeId === kind)
      return index < 0 ? mode : withRetainers(mode, target, mode.retainers[target].toSpliced(index, 1))
    }
    default:
      return mode
  }
}
