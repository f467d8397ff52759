import type { Id, Release } from '@sanguine/rules'

const nameOf = (release: Release, itemId: Id): string => release.items.get(itemId)?.name ?? 'Item'

export const equippedMessage = (release: Release, itemId: Id): string => `${nameOf(release, itemId)} equipped.`

export const unequippedMessage = (release: Release, itemId: Id): string => `${nameOf(release, itemId)} unequipped.`

/** `index` is zero-based. */
export const setupMessage = (index: number): string => `Equipment setup ${index + 1} is in use.`
