import type { GameHuntStatisticsQuery } from '../../generated/documents'

export type HuntCount = GameHuntStatisticsQuery['huntStatistics']['hunts'][number]

/** Hunts with their results; draws and losses are the others. */
export interface HuntSum {
  readonly count: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  /** the part that was won, 0 to 1 */
  readonly rate: number
}

export interface GroundHunts {
  readonly huntingGround: HuntCount['huntingGround']
  readonly sum: HuntSum
  readonly hunts: readonly HuntCount[]
}

/** The sum of hunts of several creatures. */
export function sumHunts(hunts: readonly HuntCount[]): HuntSum {
  const of = (key: 'wins' | 'draws' | 'losses') => hunts.reduce((sum, entry) => sum + entry[key], 0)
  const [wins, draws, losses] = [of('wins'), of('draws'), of('losses')]
  const count = wins + draws + losses
  return { count, wins, draws, losses, rate: count > 0 ? wins / count : 0 }
}

/** Hunts by ground, the ground with the most hunts first. */
export function huntsByGround(hunts: readonly HuntCount[]): readonly GroundHunts[] {
  const grounds = new Map(hunts.map(({ huntingGround }) => [huntingGround.id, huntingGround]))
  return [...grounds.values()]
    .map((huntingGround) => {
      const here = hunts.filter((hunt) => hunt.huntingGround.id === huntingGround.id)
      return { huntingGround, sum: sumHunts(here), hunts: here }
    })
    .toSorted((a, b) => b.sum.count - a.sum.count)
}
