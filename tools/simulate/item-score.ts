import {
  type Id,
  type ItemDefinition,
  type PlayerState,
  playerStat,
  type Release,
  type StatLine,
} from '@sanguine/rules'

/** A player's damage and health, in proportion to which a piece of gear is scored. */
export interface Strength {
  readonly damage: number
  readonly health: number
}

const mean = ({ from, to }: { readonly from: number; readonly to: number }): number => (from + to) / 2

export function strengthOf(state: PlayerState, release: Release): Strength {
  return { damage: mean(playerStat('damage', state, release)), health: mean(playerStat('health', state, release)) }
}

/** Scores of one unit of a stat, as a player would judge them. */
const scoreByStat: Readonly<Record<string, number>> = {
  critchance: 0.008,
  lootchance: 0.003,
  timewalker: 0.001,
  coffincharges: 0.04,
  dominate: 0.12,
  curator: 0.06,
  cloning: 0.01,
}

/** The score of a coffin that recharges once an hour; fewer seconds are better. */
const scoreOfHourlyCharge = 0.06
const hourSeconds = 3600

/** Scores of a proc that always fires and does as much damage as a blow, or heals all health. */
const scoreByProc: Readonly<Record<string, number>> = { damage: 0.8, leech: 1, healing: 0.6, strength: 1.5 }
const otherProcScore = 0.3
/** How often each kind of creature comes, as parts of 1. */
export type KindShares = ReadonlyMap<Id, number>

/**
 * The weight of a proc against one enemy type, for players who do not change equipment for a type: there are six types.
 */
const oneKindShare = 1 / 6

function lineScore(line: StatLine, { damage, health }: Strength, release: Release, shares: KindShares | null): number {
  if (line.stat === 'coffinrecharge') return scoreOfHourlyCharge * (hourSeconds / mean(line))
  if (line.stat === 'damage') return mean(line) / damage
  if (line.stat === 'health') return (0.8 * mean(line)) / health
  if (!line.procPercent) return Math.abs(mean(line)) * (scoreByStat[line.stat] ?? 0)
  const proc = release.stats.get(line.stat)?.proc
  const effect = proc?.procType ?? ''
  const strength = mean(line) / (effect === 'healing' ? health : damage)
  const score = scoreByProc[effect] ? scoreByProc[effect] * strength : otherProcScore
  const kindId = proc?.affectedCreatureTypeId
  const share = shares ? (shares.get(kindId ?? '') ?? 0) : oneKindShare
  return (line.procPercent / 100) * score * (kindId ? share : 1)
}

/** How much stronger the item makes a player against who comes: 1 doubles the player's strength. */
export const itemScore = (
  item: ItemDefinition,
  strength: Strength,
  release: Release,
  shares: KindShares | null,
): number => item.stats.reduce((sum, line) => sum + lineScore(line, strength, release, shares), 0)
