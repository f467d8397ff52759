import { hexChancePercent } from '../constants'
import type { Rolls } from '../random/rolls'
import type { Id, ItemDefinition, Release, TableSlice } from '../release/release'
import { type BaitedGround, baitedWeights } from './baited-ground'
import { type BossWaits, dueBoss } from './boss-waits'
import type { AttractionTable } from './combat-draws'
import { type EnemyWeight, slicesFor, weightsOf } from './hunting-table'

export interface AttractionInput extends BaitedGround {
  readonly release: Release
  /** the equipped hex, or null */
  readonly hex: ItemDefinition | null
  /** the waits for each boss; missing if the player has no waits yet */
  readonly bossWaits?: BossWaits | undefined
  readonly rolls: Rolls
}

export interface DrawnEnemy {
  readonly enemyId: Id
  /** whether the hex attracted it and so is used up */
  readonly isHexed: boolean
}

function draw(weights: readonly EnemyWeight[], rolls: Rolls): Id | null {
  const total = weights.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return null
  let left = rolls.int(0, total - 1)
  for (const { enemyId, weight } of weights) {
    if (left < weight) return enemyId
    left -= weight
  }
  return null
}

/**
 * The enemies that the hex may attract here: from the slices of the bait, else from any table of this ground. Phases do
 * not change them.
 */
function hexWeights(hex: ItemDefinition, input: Omit<AttractionInput, 'rolls'>): readonly EnemyWeight[] {
  const { release, groundId, baitId } = input
  const fits = ({ enemyId }: TableSlice) =>
    hex.attractsEnemyId !== null
      ? enemyId === hex.attractsEnemyId
      : release.enemies.get(enemyId)?.enemyTypeId === hex.attractsEnemyTypeId
  const near = weightsOf(slicesFor(baitId, groundId, release).filter(fits), release)
  if (near.length > 0) return near
  return (release.tables.get(groundId) ?? []).flatMap((table) => weightsOf(table.slices.filter(fits), release))
}

/** The enemies among which a hunt with this bait and hex draws. */
export function attractionTable(input: Omit<AttractionInput, 'rolls'>): AttractionTable {
  const { hex, release, bossWaits } = input
  const hexed = hex ? hexWeights(hex, input) : []
  const baited = baitedWeights(input, release)
  return { dueBossId: dueBoss(baited, release, bossWaits), hexPercent: pullOf(hexed, baited), hexed, baited }
}

/**
 * The chance of each enemy, by id, from 0 to 1; they add up to 1, or are empty on a ground without enemies. It uses the
 * same tables as `drawEnemy`.
 */
export function attractionChances(input: Omit<AttractionInput, 'rolls'>): ReadonlyMap<Id, number> {
  const { dueBossId, hexPercent, hexed, baited } = attractionTable(input)
  if (dueBossId !== null) return new Map([[dueBossId, 1]])
  const chances = new Map<Id, number>()
  const add = (weights: readonly EnemyWeight[], share: number) => {
    const total = weights.reduce((sum, { weight }) => sum + weight, 0)
    for (const { enemyId, weight } of weights)
      chances.set(enemyId, (chances.get(enemyId) ?? 0) + (share * weight) / total)
  }
  add(hexed, hexPercent / 100)
  add(baited, 1 - hexPercent / 100)
  return chances
}

/** The chance in percent that a hex attracts one of its enemies: 100 if the bait alone attracts none. */
const pullOf = (hexed: readonly EnemyWeight[], baited: readonly EnemyWeight[]): number =>
  hexed.length === 0 ? 0 : baited.length === 0 ? 100 : hexChancePercent

/** Draws an enemy of a table; null if it has none. A due boss takes no roll. */
export function drawFromTable(
  { dueBossId, hexPercent, hexed, baited }: AttractionTable,
  rolls: Rolls,
): DrawnEnemy | null {
  if (dueBossId !== null) return { enemyId: dueBossId, isHexed: false }
  const isHexed = hexed.length > 0 && rolls.chance(hexPercent)
  const enemyId = draw(isHexed ? hexed : baited, rolls)
  return enemyId === null ? null : { enemyId, isHexed }
}

/**
 * Draws the enemy that the bait attracts. It returns null on a ground without enemies, and then nothing is used up. The
 * roll ignores gaps in a table, so a gap never costs a bait. A hex attracts one of its enemies in half of the hunts, if
 * one lives on this ground. Only then is it used up. A boss whose wait is over comes before all others.
 */
export const drawEnemy = (input: AttractionInput): DrawnEnemy | null =>
  drawFromTable(attractionTable(input), input.rolls)
