import { type Id, type ItemDefinition, ownedCount } from '@sanguine/rules'
import type { Life } from './life'

/** Keys of places that open now or soon, which the player has not. */
export const missingKeys = ({ state, market }: Life): readonly ItemDefinition[] =>
  market.keys.filter(({ key, xp }) => xp <= 1.5 * state.xp && ownedCount(state, key.id) === 0).map(({ key }) => key)

/** Pieces of each material that are kept for keys: whoever works them into something else stays where they are. */
export function keptForKeys(life: Life): ReadonlyMap<Id, number> {
  const kept = new Map<Id, number>()
  for (const { itemId, amount } of missingKeys(life).flatMap((key) => key.craftingMaterials))
    kept.set(itemId, (kept.get(itemId) ?? 0) + amount)
  return kept
}
