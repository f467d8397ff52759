import { type DropSource, dropSourcesByItem, type Id, type ItemDefinition, type Release } from '@sanguine/rules'

const known = new WeakMap<Release, ReturnType<typeof dropSourcesByItem>>()

/** Who leaves an item behind. The same for every player, so it is looked up once a release. */
export function bearersOf(release: Release, itemId: Id): readonly DropSource[] {
  const bearers = known.get(release) ?? dropSourcesByItem(release)
  known.set(release, bearers)
  return bearers.get(itemId) ?? []
}

/**
 * How far one must come to complete a collection: the place in the world of the last ground that is needed. What is left
 * behind nowhere needs none.
 */
export function depthOf(release: Release, { trophyItemIds }: ItemDefinition): number {
  const grounds = [...release.grounds.keys()]
  const firstGroundOf = (itemId: Id) => grounds.indexOf(bearersOf(release, itemId)[0]?.groundId ?? '')
  return Math.max(-1, ...trophyItemIds.map(firstGroundOf))
}
