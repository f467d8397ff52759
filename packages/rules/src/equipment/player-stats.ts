import type { Release, StatLine } from '../release/release'
import type { PlayerState } from '../state/player-state'
import { type Outfit, outfitOf } from './slots'
import { baseStats, statNames } from './stat-names'

export interface StatRange {
  readonly from: number
  readonly to: number
}

const nothing: StatRange = { from: 0, to: 0 }

/** Sums lines of one stat. */
export function sumOf(stat: string, lines: readonly StatLine[], base: StatRange = nothing): StatRange {
  let { from, to } = base
  for (const line of lines) {
    if (line.stat !== stat) continue
    from += line.from
    to += line.to
  }
  return { from, to }
}

/** The player's value of one stat: the base value plus every item that counts. */
export const playerStat = (
  stat: string,
  state: PlayerState,
  release: Release,
  { lines }: Outfit = outfitOf(state, release),
): StatRange => sumOf(stat, lines, baseStats[stat])

/**
 * Seconds by which the cooldown is shorter. Content may write 180 or -180, and both shorten it, because more Timewalker
 * never makes a hunter slower.
 */
export const timewalkerSeconds = (lines: readonly StatLine[]): number =>
  lines.reduce((sum, line) => (line.stat === statNames.timewalker ? sum + Math.abs(line.from) : sum), 0)

/** The chance in percent that at least one of several procs fires. */
const atLeastOne = (lines: readonly StatLine[]): number =>
  Math.round((1 - lines.reduce((miss, line) => miss * (1 - (line.procPercent ?? 0) / 100), 1)) * 10_000) / 100

/** Every stat of content in its order, including those at 0, with the equipped items counted in. */
export function playerStats(state: PlayerState, release: Release): readonly StatLine[] {
  const byStat = new Map<string, StatLine[]>()
  for (const line of outfitOf(state, release).lines) {
    const others = byStat.get(line.stat)
    if (others) others.push(line)
    else byStat.set(line.stat, [line])
  }
  return [...release.stats.values()].map((definition): StatLine => {
    const stat = definition.shortName
    const mine = byStat.get(stat) ?? []
    if (stat === statNames.timewalker) {
      const seconds = timewalkerSeconds(mine) * (mine.some((line) => line.from < 0) ? -1 : 1)
      return { stat, from: seconds, to: seconds }
    }
    const sum = sumOf(stat, mine, baseStats[stat])
    if (definition.isYesNo) return { stat, from: Math.min(1, sum.from), to: Math.min(1, sum.to) }
    return definition.proc ? { stat, ...sum, procPercent: atLeastOne(mine) } : { stat, ...sum }
  })
}
