import { oncePerRelease } from '../release/once-per-release'
import type { Id, ItemDefinition, Release } from '../release/release'
import { ownedCount } from '../state/amounts'
import { PlayerDraft } from '../state/player-draft'
import type { PlayerState } from '../state/player-state'
import { refuse } from '../state/refusal'
import type { RuleResult } from '../state/rule-result'

export interface CollectionProgress {
  readonly collection: ItemDefinition
  /** one for each trophy, in the collection's order */
  readonly collected: readonly boolean[]
  /** whether it was claimed */
  readonly isOwned: boolean
  /** whether it can be claimed now */
  readonly isClaimable: boolean
}

const isCollection = (item: ItemDefinition | undefined): item is ItemDefinition => item?.type === 'collection'

/** All collections, also hidden ones, in the order of the release. */
export const collectionsOf = oncePerRelease((release): readonly ItemDefinition[] =>
  [...release.items.values()].filter(isCollection),
)

export function collectionProgress(state: PlayerState, collection: ItemDefinition): CollectionProgress {
  const collected = collection.trophyItemIds.map((itemId) => ownedCount(state, itemId) > 0)
  const isOwned = ownedCount(state, collection.id) > 0
  const isComplete = collected.length > 0 && collected.every((isThere) => isThere)
  return { collection, collected, isOwned, isClaimable: isComplete && !isOwned }
}

/** The collections in the treasury: visible ones and owned ones, in the order of the release. */
export const collectionsProgress = (state: PlayerState, release: Release): readonly CollectionProgress[] =>
  collectionsOf(release)
    .filter((item) => item.isVisible || ownedCount(state, item.id) > 0)
    .map((item) => collectionProgress(state, item))

/** The unclaimed collection that needs a trophy, by the trophy's id. */
export function unclaimedByTrophy(state: PlayerState, release: Release): ReadonlyMap<Id, Id> {
  const unclaimed = collectionsProgress(state, release).filter(({ isOwned }) => !isOwned)
  return new Map(unclaimed.flatMap(({ collection }) => collection.trophyItemIds.map((id) => [id, collection.id])))
}

export interface ClaimInput {
  readonly collectionId: Id
  readonly release: Release
}

/**
 * Gives a collection, once, to a player who owns all its trophies. The player keeps the trophies. From then on the
 * collection counts without a slot, even after they are sold.
 */
export function claimCollection(
  state: PlayerState,
  { collectionId, release }: ClaimInput,
): RuleResult<{ readonly collectionId: Id }> {
  const collection = release.items.get(collectionId)
  if (!isCollection(collection) || !collection.isVisible) return refuse('notACollection', { itemId: collectionId })
  const { collected, isOwned, isClaimable } = collectionProgress(state, collection)
  if (isOwned) return refuse('alreadyOwned', { itemId: collectionId })
  if (!isClaimable) {
    const [owned, needed] = [collected.filter((isThere) => isThere).length, collected.length]
    return refuse('trophiesMissing', { collectionId, owned, needed })
  }
  const draft = new PlayerDraft(state).item(collection.id, 1, 'collection')
  return draft.write({ type: 'collection', collectionId }).done({ collectionId })
}
