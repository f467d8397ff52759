import type { GameCollectionFragment } from '../../generated/documents'

/** The filters of the treasury. */
export const collectionFilters = ['all', 'claimable', 'incomplete', 'claimed'] as const

export type CollectionFilter = (typeof collectionFilters)[number]

export const readCollectionFilter = (text: string | null): CollectionFilter =>
  collectionFilters.find((filter) => filter === text) ?? 'all'

export function matchesFilter({ isClaimed, isClaimable }: GameCollectionFragment, filter: CollectionFilter): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'claimable':
      return isClaimable
    case 'incomplete':
      return !isClaimed && !isClaimable
    case 'claimed':
      return isClaimed
  }
}
