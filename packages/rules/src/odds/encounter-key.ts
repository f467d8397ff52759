import { outfitOf } from '../equipment/slots'
import { fightKeyOf } from '../region/phase-fighters'
import type { RegionPhase } from '../region/region-rule'
import type { EnemyDefinition, Release } from '../release/release'
import { isUniqueOwned } from '../state/amounts'
import type { PlayerState } from '../state/player-state'

/**
 * Everything that `encounterOdds` depends on beside the enemy and the release, as a text: equal texts have equal odds.
 * Bait, hex, XP and subscription count through the active stats, and owned items through the unique drops that they
 * prevent.
 */
export function encounterKey(
  enemy: EnemyDefinition,
  state: PlayerState,
  release: Release,
  phase: RegionPhase | null,
): string {
  const { lines, worn } = outfitOf(state, release)
  const retainers = worn.flatMap(({ item }) => (item.type === 'retainer' ? [item.id] : []))
  const ownedUniques = enemy.loot.flatMap(({ itemId }) => {
    const item = release.items.get(itemId)
    return item && isUniqueOwned(state, item) ? [itemId] : []
  })
  const stats = lines.map(({ stat, from, to, procPercent = 0 }) => [stat, from, to, procPercent])
  return JSON.stringify([stats, retainers, ownedUniques, fightKeyOf(phase)])
}
