import { collectionsProgress } from '../progress/collections'
import { rankAt } from '../progress/ranks'
import { weaknessesOf } from '../release/enemy-type-traits'
import type { Id, Release } from '../release/release'
import { ownedCount } from '../state/amounts'
import type { Pin, PlayerState } from '../state/player-state'
import { isGroundVisible, requirementsOf } from '../travel/place-requirements'
import { knownPins } from './change-pins'

const itemPin = (id: Id): Pin => ({ kind: 'item', id })

/** The missing key of the locked place with the lowest required XP. */
function nextKey(state: PlayerState, release: Release): readonly Pin[] {
  const [nearest] = [...release.grounds.values()]
    .filter((ground) => isGroundVisible(ground, release))
    .map((ground) => requirementsOf(ground, release))
    .map(({ requiredXp, keyIds }) => ({ requiredXp, missing: keyIds.filter((id) => ownedCount(state, id) === 0) }))
    .filter(({ missing }) => missing.length > 0)
    .toSorted((a, b) => a.requiredXp - b.requiredXp)
  return nearest ? nearest.missing.slice(0, 1).map(itemPin) : []
}

/** The collection with the fewest missing trophies. */
function nextCollection(state: PlayerState, release: Release): readonly Pin[] {
  const [nearest] = collectionsProgress(state, release)
    .filter(({ isOwned, collected }) => !isOwned && collected.length > 0)
    .map(({ collection, collected }) => ({
      id: collection.id,
      missing: collected.filter((isThere) => !isThere).length,
    }))
    .toSorted((a, b) => a.missing - b.missing)
  return nearest ? [itemPin(nearest.id)] : []
}

/** The item that works against the commonest enemy type for ordinary bait on the player's ground. */
function nextWeakness(state: PlayerState, release: Release): readonly Pin[] {
  const parts = new Map<Id, number>()
  for (const { enemyId, rangeMin, rangeMax } of release.tables.get(state.groundId)?.[0]?.slices ?? []) {
    const enemy = release.enemies.get(enemyId)
    if (enemy?.isVisible) parts.set(enemy.enemyTypeId, (parts.get(enemy.enemyTypeId) ?? 0) + rangeMax - rangeMin)
  }
  const [[kind] = []] = [...parts].toSorted(([, a], [, b]) => b - a)
  const [weakness] = kind === undefined ? [] : weaknessesOf(kind, release)
  return weakness && ownedCount(state, weakness.id) === 0 ? [itemPin(weakness.id)] : []
}

/** Suggestions for pins: the next rank, the next key, the nearest collection and an item against the local enemies. */
export function suggestedPins(state: PlayerState, release: Release): readonly Pin[] {
  const { next } = rankAt(state.xp, release)
  const pinned = knownPins(state, release)
  return [
    ...(next ? [{ kind: 'rank', id: next.id } as const] : []),
    ...nextKey(state, release),
    ...nextCollection(state, release),
    ...nextWeakness(state, release),
  ].filter((pin) => !pinned.some(({ kind, id }) => kind === pin.kind && id === pin.id))
}
