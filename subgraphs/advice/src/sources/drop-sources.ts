import { memoPerRelease } from '@sanguine/catalogue'
import { type DropSource, dropSourcesByItem, type Id, type ItemDefinition, type Release } from '@sanguine/rules'

const sourcesByItem = memoPerRelease(dropSourcesByItem)

/** The enemies that leave an item behind, and their grounds: the same for every player. */
export const dropSourcesOf = (release: Release, itemId: Id): readonly DropSource[] =>
  sourcesByItem(release).get(itemId) ?? []

/**
 * How far one must come to complete a collection: the place in the world of the last ground that is needed. What is left
 * behind nowhere needs none.
 */
export function depthOf(release: Release, { trophyItemIds }: ItemDefinition): number {
  const grounds = [...release.grounds.keys()]
  const firstGroundOf = (itemId: Id) => grounds.indexOf(dropSourcesOf(release, itemId)[0]?.groundId ?? '')
  return Math.max(-1, ...trophyItemIds.map(firstGroundOf))
}
