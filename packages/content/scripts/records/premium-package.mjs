import { idOf } from './ids.mjs'
import { refer } from './refer.mjs'

export const packageRecord =
  ({ imageId, loopId }) =>
  (entry) => ({
    id: idOf('premiumPackage', entry.slug),
    name: entry.name,
    priceUsd: entry.priceUsd,
    month: 0,
    year: 0,
    subscriptionLevel: entry.level ?? 0,
    category: entry.deal ?? 0,
    isVisible: true,
    imageId: imageId('premiumPackage', entry.slug),
    animatedImageId: loopId('premiumPackage', entry.slug),
    flavorText: entry.flavor,
    items: Object.entries(entry.items).map(([slug, amount]) => ({ itemId: refer.item(slug), amount })),
  })
