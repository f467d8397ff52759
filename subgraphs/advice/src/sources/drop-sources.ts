import { type DropSource, dropSourcesByItem, type Id, type ItemDefinition, type Release } from '@sanguine/rules'

/** The enemies that leave an item behind, and their grounds: the same for every player. */
export const dropSourcesOf = (release: Release, itemId: Id): readonly DropSource[] =>
  dropSourcesByItem(release).get(itemId) ?? []

/**
 * The progress that a collection requires: the position in the world of the last ground that is needed. A trophy that
 * no creature drops requires none.
 */
export function depthOf(release: Release, { trophyItemIds }: ItemDefinition): number {
  const grounds = [...release.grounds.keys()]
  const firstGroundOf = (itemId: Id) => grounds.indexOf(dropSourcesOf(release, itemId)[0]?.groundId ?? '')
  return Math.max(-1, ...trophyItemIds.map(firstGroundOf))
}
