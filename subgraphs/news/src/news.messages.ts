import type { Id, Release } from '@sanguine/rules'

export const giftMessage = (release: Release, itemId: Id): string =>
  `${release.items.get(itemId)?.name ?? 'Your gift'} is yours.`
