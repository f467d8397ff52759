import type { EnemyWeight } from '../hunt/hunting-table'
import { isBoss, rarityOf } from '../release/rarities'
import type { EnemyDefinition, Release } from '../release/release'
import type { RegionEffect, RegionPhase } from './region-rule'

/** The weights of a table are multiplied by this number, so that the weights in a phase are whole numbers too. */
const weightScale = 1000

function factorOf(enemy: EnemyDefinition, effects: readonly RegionEffect[], release: Release): number {
  const type = release.enemyTypes.get(enemy.enemyTypeId)?.shortName
  return effects.reduce((factor, effect) => {
    if (effect.target !== 'attraction') return factor
    const isAffected = 'rarity' in effect ? effect.rarity === rarityOf(enemy, release) : effect.enemyType === type
    return isAffected ? factor * effect.factor : factor
  }, 1)
}

/**
 * The weights in a phase. Bosses keep their weight, and the other enemies share their total in new proportions. So a
 * boss appears as often as before, and the wait that players see stays true.
 */
export function weightsIn(
  phase: RegionPhase | null,
  weights: readonly EnemyWeight[],
  release: Release,
): readonly EnemyWeight[] {
  const effects = phase?.effects ?? []
  const changed = weights.map(({ enemyId, weight }) => {
    const enemy = release.enemies.get(enemyId)
    const isOfBoss = enemy !== undefined && isBoss(enemy, release)
    return { enemyId, weight, isOfBoss, factor: enemy && !isOfBoss ? factorOf(enemy, effects, release) : 1 }
  })
  if (changed.every(({ factor }) => factor === 1)) return weights
  const shared = changed.filter(({ isOfBoss }) => !isOfBoss)
  const before = shared.reduce((sum, { weight }) => sum + weight, 0)
  const after = shared.reduce((sum, { weight, factor }) => sum + weight * factor, 0)
  return changed.map(({ enemyId, weight, isOfBoss, factor }) => ({
    enemyId,
    weight: isOfBoss ? weight * weightScale : Math.max(1, Math.round((weight * factor * weightScale * before) / after)),
  }))
}
