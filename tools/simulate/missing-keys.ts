import { type Id, type ItemDefinition, ownedCount } from '@sanguine/rules'
import type { SimulatedPlayerState } from './simulated-player-state'

/** Keys that the player lacks of places that open now or soon. */
export const missingKeys = ({ state, market }: SimulatedPlayerState): readonly ItemDefinition[] =>
  market.keys.filter(({ key, xp }) => xp <= 1.5 * state.xp && ownedCount(state, key.id) === 0).map(({ key }) => key)

/** Pieces of each material that are kept for keys, by item id. */
export function keptForKeys(player: SimulatedPlayerState): ReadonlyMap<Id, number> {
  const kept = new Map<Id, number>()
  for (const { itemId, amount } of missingKeys(player).flatMap((key) => key.craftingMaterials))
    kept.set(itemId, (kept.get(itemId) ?? 0) + amount)
  return kept
}
