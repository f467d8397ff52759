import { ownedOf } from './amounts'
import { Draft } from './draft'
import type { PlayerState, RuleResult } from './player'
import { refuse } from './refusal'
import type { Id, ItemDefinition, Release } from './release'

export interface CollectionStanding {
  readonly collection: ItemDefinition
  /** one for each trophy, in the collection's order */
  readonly collected: readonly boolean[]
  /** whether it was claimed */
  readonly isOwned: boolean
  /** whether it can be claimed now */
  readonly isClaimable: boolean
}

const isCollection = (item: ItemDefinition | undefined): item is ItemDefinition => item?.type === 'collection'

export function collectionStanding(state: PlayerState, collection: ItemDefinition): CollectionStanding {
  const collected = collection.trophieItemIds.map((itemId) => ownedOf(state, itemId) > 0)
  const isOwned = ownedOf(state, collection.id) > 0
  const isComplete = collected.length > 0 && collected.every((isThere) => isThere)
  return { collection, collected, isOwned, isClaimable: isComplete && !isOwned }
}

/** What the treasury shows: visible collections and those that are owned, in the order of the release. */
export const collectionStandings = (state: PlayerState, release: Release): readonly CollectionStanding[] =>
  [...release.items.values()]
    .filter((item) => isCollection(item) && (item.visible || ownedOf(state, item.id) > 0))
    .map((item) => collectionStanding(state, item))

/** The collection that still wants a trophy, by trophy; what is claimed wants nothing any more. */
export function unclaimedByTrophy(state: PlayerState, release: Release): ReadonlyMap<Id, Id> {
  const unclaimed = collectionStandings(state, release).filter(({ isOwned }) => !isOwned)
  return new Map(unclaimed.flatMap(({ collection }) => collection.trophieItemIds.map((id) => [id, collection.id])))
}

export interface ClaimInput {
  readonly collectionId: Id
  readonly release: Release
}

/**
 * Gives a collection to whoever owns all its trophies, once. The trophies are shown and kept; from then on the
 * collection counts without being worn, whatever becomes of them.
 */
export function claimCollection(
  state: PlayerState,
  { collectionId, release }: ClaimInput,
): RuleResult<{ readonly collectionId: Id }> {
  const collection = release.items.get(collectionId)
  if (!isCollection(collection) || !collection.visible) return refuse('notACollection', { itemId: collectionId })
  const { collected, isOwned, isClaimable } = collectionStanding(state, collection)
  if (isOwned) return refuse('alreadyOwned', { itemId: collectionId })
  if (!isClaimable) {
    const [owned, needed] = [collected.filter((isThere) => isThere).length, collected.length]
    return refuse('trophiesMissing', { collectionId, owned, needed })
  }
  const draft = new Draft(state).item(collection.id, 1, 'collection')
  return draft.write({ type: 'collection', collectionId }).done({ collectionId })
}
