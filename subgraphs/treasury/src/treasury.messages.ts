import type { Id, Release } from '@sanguine/rules'

export const claimedMessage = (release: Release, collectionId: Id): string =>
  `${release.items.get(collectionId)?.name ?? 'The collection'} is complete, and yours.`
