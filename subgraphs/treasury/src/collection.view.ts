import { viewEnemy, viewItemOrLost, viewRarity, viewStats } from '@sanguine/catalogue'
import { viewGround } from '@sanguine/players'
import {
  type CollectionProgress,
  collectionProgress,
  type Id,
  isForSale,
  merchantOf,
  type PlayerState,
  type Release,
} from '@sanguine/rules'
import type { Collection, Trophy } from '@sanguine/schema'
import { dropSourcesOf } from './drop-sources'

/** A trophy with the ways to it. Who carries it is told by name to those who have beaten it. */
function viewTrophy(release: Release, { hunted }: PlayerState, itemId: Id, collected: boolean): Trophy {
  const definition = release.items.get(itemId)
  return {
    item: viewItemOrLost(release, itemId),
    collected,
    merchant: definition && isForSale(definition) ? merchantOf(definition.type) : null,
    bearers: dropSourcesOf(release, itemId).map(({ enemyId, groundId }) => ({
      huntingGround: viewGround(release, groundId),
      enemy: (hunted[enemyId] ?? 0) > 0 ? viewEnemy(release, enemyId) : null,
    })),
  }
}

export function viewCollection(
  release: Release,
  state: PlayerState,
  { collection, collected, isOwned, isClaimable }: CollectionProgress,
): Collection {
  return {
    id: collection.id,
    name: collection.name,
    imageId: collection.imageId,
    flavorText: collection.flavorText,
    rarity: viewRarity(release, collection.rarityId),
    stats: viewStats(release, collection.stats),
    trophies: collection.trophyItemIds.map((itemId, index) =>
      viewTrophy(release, state, itemId, collected[index] ?? false),
    ),
    owned: isOwned,
    claimable: isClaimable,
  }
}

/** The collection with that id; null where content has lost it. */
export function viewCollectionOf(release: Release, state: PlayerState, id: Id): Collection | null {
  const collection = release.items.get(id)
  return collection ? viewCollection(release, state, collectionProgress(state, collection)) : null
}
